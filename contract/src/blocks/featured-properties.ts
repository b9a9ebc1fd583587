import { describeBlock } from '../fields.ts';
import { repeater } from '../kinds/repeater.ts';
import { text } from '../kinds/text.ts';
import { displayProps } from './display-props.ts';
import { featuredPropertyItem } from './property-items.ts';

export const featuredProperties = describeBlock('featured_properties_block', {
  group: 'listings',
  order: 40,
  label: { fr: 'Propriétés en vedette', en: 'Featured properties' },
  doc: {
    fr: 'Quelques propriétés choisies, une à la fois, chacune sur sa photo.',
    en: 'A few chosen listings, one at a time over its picture.',
  },
  coreData: 'properties',
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    properties_repeater: repeater(
      [featuredPropertyItem],
      { fr: 'Propriétés', en: 'Listings' },
      {
        fr: 'Liste remplie par la source de données, si le bloc en a une.',
        en: 'Filled from the data source when the block has one.',
      },
    ),
    ...displayProps,
  },
});
