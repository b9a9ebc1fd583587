import { describeBlock } from '../fields.ts';
import { repeater } from '../kinds/repeater.ts';
import { text } from '../kinds/text.ts';
import { displayPropsWithout } from './display-props.ts';
import { propertyMapItem } from './property-items.ts';

export const soldPropertiesMap = describeBlock('sold_properties_map_block', {
  group: 'listings',
  order: 50,
  label: { fr: 'Carte des propriétés vendues', en: 'Map of sold properties' },
  doc: {
    fr: 'Les propriétés vendues, sur une carte et en liste. Aucun prix ne s’affiche, quel que soit le contenu.',
    en: 'Sold listings on a map and in a list. No price shows, whatever the content holds.',
  },
  coreData: 'properties',
  coreQuery: { status: 'sold' },
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    map_repeater: repeater(
      [propertyMapItem],
      { fr: 'Repères', en: 'Markers' },
      {
        fr: 'Liste remplie par la source de données, si le bloc en a une.',
        en: 'Filled from the data source when the block has one.',
      },
    ),
    ...displayPropsWithout('point_color'),
  },
});
