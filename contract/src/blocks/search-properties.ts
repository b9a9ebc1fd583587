import { describeBlock, displayProps, link, text } from '../fields.ts';

export const searchProperties = describeBlock('search_properties_block', {
  label: { fr: 'Recherche de propriétés', en: 'Property search' },
  doc: 'The whole search page: filters, list and map.',
  fields: {
    main_title: text('Titre', 'Title', 'The heading of the page.'),
    empty_cta: link(
      'Bouton sans résultat',
      'Button without results',
      'Offered when nothing is found; the contact page by default.',
    ),
    ...displayProps,
  },
});
