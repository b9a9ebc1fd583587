import { describeBlock, displayProps, repeater, text } from '../fields.ts';
import { propertyMapItem } from './property-items.ts';

export const soldPropertiesMap = describeBlock('sold_properties_map_block', {
  label: { fr: 'Carte des propriétés vendues', en: 'Map of sold properties' },
  doc: 'What was sold, on a map and in a list. No price shows, whatever the content holds.',
  coreData: 'properties',
  fields: {
    main_title: text('Titre', 'Title', 'The heading.'),
    map_repeater: repeater([propertyMapItem], 'Repères', 'Markers', 'Filled by the search when it is set.'),
    ...displayProps,
  },
});
