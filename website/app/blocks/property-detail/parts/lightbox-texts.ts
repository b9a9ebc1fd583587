import { defineTexts } from '../../../locale/define-texts.ts';

/** Texts that only the lightbox needs, which is loaded when it opens. */
export const lightboxTexts = defineTexts({
  fr: {
    previous: 'Photo précédente',
    next: 'Photo suivante',
    close: 'Fermer',
    enlarge: 'Agrandir la photo',
  },
  en: {
    previous: 'Previous picture',
    next: 'Next picture',
    close: 'Close',
    enlarge: 'Enlarge the picture',
  },
});
