import { describeBlock, displayProps, flag, link, number, repeater, text } from '../fields.ts';
import { propertyListingItem, propertyMapItem } from './items.ts';

export const properties = describeBlock('properties_block', {
  label: { fr: 'Propriétés', en: 'Properties' },
  doc: 'Listing cards beside a map.',
  coreData: 'properties',
  fields: {
    main_title: text('Titre', 'Title', 'The heading.'),
    cta: link('Bouton', 'Button', 'Leads to all properties.'),
    properties_repeater: repeater(
      [propertyListingItem],
      'Propriétés',
      'Listings',
      'Filled by the search when it is set.',
    ),
    map_repeater: repeater([propertyMapItem], 'Repères', 'Markers', 'Filled by the search when it is set.'),
    total: number(null, 'Total', 'Total', 'How many listings there are in all.'),
    ...displayProps,
  },
  params: {
    properties_cta_enabled: flag(
      true,
      'Bouton « voir tout »',
      '“See all” button',
      'Whether it shows when there are more.',
    ),
  },
});
