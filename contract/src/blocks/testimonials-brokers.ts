import { describeBlock } from '../fields.ts';
import { choice } from '../kinds/choice.ts';
import { color } from '../kinds/color.ts';
import { image } from '../kinds/image.ts';
import { repeater } from '../kinds/repeater.ts';
import { text } from '../kinds/text.ts';
import { leftRight } from './layout-fields.ts';
import { brokerTestimonialItem } from './testimonial-items.ts';

export const testimonialsBrokers = describeBlock('testimonials_brokers_block', {
  group: 'testimonials',
  order: 10,
  label: { fr: 'Témoignages de courtiers', en: 'Testimonials of brokers' },
  doc: {
    fr: 'Les mots de courtiers, à côté d’une image.',
    en: 'The words of brokers, beside a picture.',
  },
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    image: image({ fr: 'Image', en: 'Picture' }, { fr: 'L’image du bloc.', en: 'The picture of the block.' }),
    testimonials_repeater: repeater(
      [brokerTestimonialItem],
      { fr: 'Témoignages', en: 'Testimonials' },
      { fr: 'Les témoignages.', en: 'The testimonials.' },
      { required: true },
    ),
    orientation_x: choice(
      leftRight,
      'right',
      { fr: 'Côté de l’image', en: 'Side of the picture' },
      { fr: 'Le côté où se place l’image.', en: 'The side on which the picture stands.' },
    ),
    highlight_color: color(
      { fr: 'Couleur de mise en valeur', en: 'Highlight colour' },
      { fr: 'La couleur du filet à côté des témoignages.', en: 'The colour of the rule beside the testimonials.' },
    ),
  },
});
