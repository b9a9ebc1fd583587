import { describeBlock } from '../fields.ts';
import { flag } from '../kinds/flag.ts';
import { link } from '../kinds/link.ts';
import { number } from '../kinds/number.ts';
import { repeater } from '../kinds/repeater.ts';
import { text } from '../kinds/text.ts';
import { displayProps } from './display-props.ts';
import { propertyCtaItem, propertyListingItem, propertyMapItem } from './property-items.ts';

export const properties = describeBlock('properties_block', {
  group: 'listings',
  order: 20,
  label: { fr: 'Propriétés', en: 'Properties' },
  doc: { fr: 'Des propriétés à côté d’une carte.', en: 'Listing cards beside a map.' },
  coreData: 'properties',
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    cta: link({ fr: 'Bouton', en: 'Button' }, { fr: 'Mène à toutes les propriétés.', en: 'Leads to all properties.' }),
    properties_repeater: repeater(
      [propertyListingItem, propertyCtaItem],
      { fr: 'Propriétés', en: 'Listings' },
      {
        fr: 'Liste remplie par la source de données, si le bloc en a une. Les invitations restent.',
        en: 'Filled from the data source when the block has one; invitations stay.',
      },
    ),
    map_repeater: repeater(
      [propertyMapItem],
      { fr: 'Repères', en: 'Markers' },
      {
        fr: 'Liste remplie par la source de données, si le bloc en a une.',
        en: 'Filled from the data source when the block has one.',
      },
    ),
    total: number(
      null,
      { fr: 'Total', en: 'Total' },
      { fr: 'Le nombre total de propriétés.', en: 'The number of listings in all.' },
    ),
    ...displayProps,
  },
  params: {
    properties_cta_enabled: flag(
      true,
      { fr: 'Invitation après trois propriétés', en: 'Invitation after three listings' },
      {
        fr: 'Ajoute une invitation à côté des propriétés quand il y en a exactement trois.',
        en: 'Shows an invitation beside the listings when there are exactly three.',
      },
    ),
  },
});
