import { describeBlock } from '../fields.ts';
import { number } from '../kinds/number.ts';
import { repeater } from '../kinds/repeater.ts';
import { text } from '../kinds/text.ts';
import { displayProps } from './display-props.ts';
import { googleTestimonialItem } from './testimonial-items.ts';

export const testimonialsGoogle = describeBlock('testimonials_google_block', {
  group: 'testimonials',
  order: 40,
  label: { fr: 'Avis Google', en: 'Google reviews' },
  doc: {
    fr: 'La note moyenne sur Google et quelques avis. Il en faut au moins un.',
    en: 'The average score on Google and some reviews. It needs at least one.',
  },
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    average_score: number(
      null,
      { fr: 'Note moyenne', en: 'Average score' },
      { fr: 'La moyenne de tous les avis, de 0 à 5.', en: 'The average of all reviews, from 0 to 5.' },
    ),
    total_reviews: number(
      null,
      { fr: 'Nombre d’avis', en: 'Number of reviews' },
      { fr: 'Le nombre total d’avis sur Google.', en: 'The number of reviews on Google in all.' },
    ),
    testimonials_repeater: repeater(
      [googleTestimonialItem],
      { fr: 'Avis', en: 'Reviews' },
      {
        fr: 'Les avis\u00a0; ceux qui n’ont pas de texte ne comptent pas.',
        en: 'The reviews; those without text do not count.',
      },
      { min: 1 },
    ),
    ...displayProps,
  },
});
