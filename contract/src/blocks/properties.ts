import { describeBlock, displayProps, flag, link, number, repeater, text } from '../fields.ts';
import { propertyCtaItem, propertyListingItem, propertyMapItem } from './property-items.ts';

export const properties = describeBlock('properties_block', {
  label: { fr: 'Propriétés', en: 'Properties' },
  doc: 'Listing cards beside a map.',
  coreData: 'properties',
  fields: {
    main_title: text('Titre', 'Title', 'The heading.'),
    cta: link('Bouton', 'Button', 'Leads to all properties.'),
    properties_repeater: repeater(
      [propertyListingItem, propertyCtaItem],
      'Propriétés',
      'Listings',
      'Filled by the search when it is set; invitations stay.',
    ),
    map_repeater: repeater([propertyMapItem], 'Repères', 'Markers', 'Filled by the search when it is set.'),
    total: number(null, 'Total', 'Total', 'How many listings there are in all.'),
    ...displayProps,
  },
  params: {
    properties_cta_enabled: flag(
      true,
      'Invitation après trois propriétés',
      'Invitation after three listings',
      'Whether an invitation fills the place beside exactly three listings.',
    ),
  },
});
