import { describeBlock } from '../fields.ts';
import { repeater } from '../kinds/repeater.ts';
import { text } from '../kinds/text.ts';
import { displayProps } from './display-props.ts';
import { testimonialItem } from './testimonial-items.ts';

export const testimonialsList = describeBlock('testimonials_list_block', {
  group: 'testimonials',
  order: 20,
  label: { fr: 'Liste de témoignages', en: 'List of testimonials' },
  doc: {
    fr: 'Des témoignages en liste\u00a0; un bouton affiche les autres.',
    en: 'Testimonials in a list; a button shows the others.',
  },
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    testimonials_repeater: repeater(
      [testimonialItem],
      { fr: 'Témoignages', en: 'Testimonials' },
      { fr: 'Les témoignages. Trois s’affichent d’abord.', en: 'The testimonials. Three show at first.' },
    ),
    ...displayProps,
  },
});
