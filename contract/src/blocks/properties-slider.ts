import { describeBlock } from '../fields.ts';
import { link } from '../kinds/link.ts';
import { number } from '../kinds/number.ts';
import { repeater } from '../kinds/repeater.ts';
import { text } from '../kinds/text.ts';
import { displayProps } from './display-props.ts';
import { propertyCtaItem, propertyListingItem } from './property-items.ts';

export const propertiesSlider = describeBlock('properties_slider_block', {
  group: 'listings',
  order: 30,
  label: { fr: 'Carrousel de propriétés', en: 'Listings carousel' },
  doc: {
    fr: 'Des propriétés en carrousel et, au bout, un lien vers les autres.',
    en: 'Listing cards in a carousel, with a link to the others at its end.',
  },
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
    total: number(
      null,
      { fr: 'Total', en: 'Total' },
      { fr: 'Le nombre total de propriétés.', en: 'The number of listings in all.' },
    ),
    ...displayProps,
  },
});
