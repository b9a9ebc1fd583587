import { describeBlock, displayProps, repeater, text } from '../fields.ts';
import { featuredPropertyItem } from './property-items.ts';

export const featuredProperties = describeBlock('featured_properties_block', {
  label: { fr: 'Propriétés en vedette', en: 'Featured properties' },
  doc: 'A few chosen listings, one at a time over its picture.',
  coreData: 'properties',
  fields: {
    main_title: text('Titre', 'Title', 'The heading.'),
    properties_repeater: repeater(
      [featuredPropertyItem],
      'Propriétés',
      'Listings',
      'Filled by the search when it is set.',
    ),
    ...displayProps,
  },
});
