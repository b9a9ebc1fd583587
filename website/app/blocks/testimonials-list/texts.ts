import { defineTexts } from '../../locale/define-texts.ts';

export const texts = defineTexts({
  fr: {
    showAll: (total: number): string => `Afficher les ${total}\u00a0témoignages`,
    readMore: 'Lire la suite',
    readLess: 'Réduire',
  },
  en: {
    showAll: (total: number): string => `Show all ${total} testimonials`,
    readMore: 'Read more',
    readLess: 'Read less',
  },
});
