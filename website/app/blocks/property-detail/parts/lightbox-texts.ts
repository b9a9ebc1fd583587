import { defineTexts } from '../../../locale/define-texts.ts';

/** What the pictures of a lightbox are. */
export type Subject = 'photo' | 'plan';

/** Texts that only the lightbox needs, which is loaded when it opens. */
export const lightboxTexts = defineTexts({
  fr: {
    previous: (subject: Subject): string => (subject === 'photo' ? 'Photo précédente' : 'Plan précédent'),
    next: (subject: Subject): string => (subject === 'photo' ? 'Photo suivante' : 'Plan suivant'),
    close: 'Fermer',
    enlarge: (subject: Subject): string => (subject === 'photo' ? 'Agrandir la photo' : 'Agrandir le plan'),
  },
  en: {
    previous: (subject: Subject): string => (subject === 'photo' ? 'Previous picture' : 'Previous plan'),
    next: (subject: Subject): string => (subject === 'photo' ? 'Next picture' : 'Next plan'),
    close: 'Close',
    enlarge: (subject: Subject): string => (subject === 'photo' ? 'Enlarge the picture' : 'Enlarge the plan'),
  },
});
