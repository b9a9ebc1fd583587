import { defineTexts } from '../../locale/define-texts.ts';

export const carouselTexts = defineTexts({
  fr: {
    carousel: 'carrousel',
    previous: 'Précédent',
    next: 'Suivant',
    pause: 'Arrêter le défilement',
    play: 'Reprendre le défilement',
    position: (index: number, count: number) => `${index} sur ${count}`,
    slides: 'Choisir une diapositive',
    slide: (position: number, name: string) => (name ? `${position}\u00a0: ${name}` : `Diapositive ${position}`),
    upNext: 'À suivre',
  },
  en: {
    carousel: 'carousel',
    previous: 'Previous',
    next: 'Next',
    pause: 'Stop the carousel',
    play: 'Start the carousel',
    position: (index: number, count: number) => `${index} of ${count}`,
    slides: 'Choose a slide',
    slide: (position: number, name: string) => (name ? `${position}: ${name}` : `Slide ${position}`),
    upNext: 'Up next',
  },
});
