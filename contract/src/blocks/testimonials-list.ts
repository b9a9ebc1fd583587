import { describeBlock, describeItem, image, repeater, richtext, text } from '../fields.ts';
import { displayProps } from './display-props.ts';

export const testimonialItem = describeItem('testimonial_item', {
  label: { fr: 'Témoignage', en: 'Testimonial' },
  doc: { fr: 'Les mots d’un client.', en: 'The words of a client.' },
  fields: {
    author_avatar: image(
      { fr: 'Portrait du client', en: 'Client’s portrait' },
      { fr: 'Le portrait du client.', en: 'The portrait of the client.' },
    ),
    author_name: text({ fr: 'Client', en: 'Client' }, { fr: 'Prénom et nom.', en: 'First and last name.' }),
    author_subtitle: text(
      { fr: 'Précision', en: 'Detail' },
      { fr: 'Comme «\u00a0acheteuse à Longueuil\u00a0».', en: 'Such as “buyer in Longueuil”.' },
    ),
    description: richtext({ fr: 'Témoignage', en: 'Testimonial' }, { fr: 'Le témoignage.', en: 'The testimonial.' }),
  },
});

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
