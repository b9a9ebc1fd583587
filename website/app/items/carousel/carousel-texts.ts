import { defineTexts } from '../../locale/define-texts.ts';

export const carouselTexts = defineTexts({
  fr: {
    carousel: 'carrousel',
    previous: 'Précédent',
    next: 'Suivant',
    pause: 'Arrêter le défilement',
    play: 'Reprendre le défilement',
    position: (index: number, count: number) => `${index} sur ${count}`,
  },
  en: {
    carousel: 'carousel',
    previous: 'Previous',
    next: 'Next',
    pause: 'Stop the carousel',
    play: 'Start the carousel',
    position: (index: number, count: number) => `${index} of ${count}`,
  },
});
