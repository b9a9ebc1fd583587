import { describeBlock } from '../fields.ts';
import { repeater } from '../kinds/repeater.ts';
import { text } from '../kinds/text.ts';
import { displayProps } from './display-props.ts';
import { testimonialCardItem } from './testimonial-items.ts';

export const testimonialsSlider = describeBlock('testimonials_slider_block', {
  group: 'testimonials',
  order: 30,
  label: { fr: 'Carrousel de témoignages', en: 'Testimonials carousel' },
  doc: {
    fr: 'Des témoignages sur des cartes qui défilent. Il en faut au moins trois.',
    en: 'Testimonials on cards in a carousel. It needs at least three.',
  },
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    testimonials_repeater: repeater(
      [testimonialCardItem],
      { fr: 'Témoignages', en: 'Testimonials' },
      {
        fr: 'Les témoignages\u00a0; ceux qui n’ont pas de texte ne comptent pas.',
        en: 'The testimonials; those without text do not count.',
      },
      { min: 3 },
    ),
    ...displayProps,
  },
});
