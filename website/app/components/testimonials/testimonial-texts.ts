import { defineTexts } from '../../locale/define-texts.ts';

export const testimonialTexts = defineTexts({
  fr: {
    label: 'Témoignages',
    readMore: 'Lire la suite',
    readLess: 'Réduire',
    close: 'Fermer',
    testimonial: 'Témoignage',
  },
  en: {
    label: 'Testimonials',
    readMore: 'Read more',
    readLess: 'Read less',
    close: 'Close',
    testimonial: 'Testimonial',
  },
});
