import { describeBlock, displayProps, link, number, repeater, text } from '../fields.ts';
import { propertyCtaItem, propertyListingItem } from './property-items.ts';

export const propertiesSlider = describeBlock('properties_slider_block', {
  label: { fr: 'Carrousel de propriétés', en: 'Listings carousel' },
  doc: 'Listing cards in a row that wraps around, and at its end the way to the others.',
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
    total: number(null, 'Total', 'Total', 'How many listings there are in all.'),
    ...displayProps,
  },
});
