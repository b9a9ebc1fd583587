import { describeBlock, describeItem } from '../fields.ts';
import { repeater } from '../kinds/repeater.ts';
import { text } from '../kinds/text.ts';
import { displayProps } from './display-props.ts';
import { officeFields, officeLink } from './office-items.ts';

export const officeItem = describeItem('office_item', {
  label: { fr: 'Bureau', en: 'Office' },
  doc: { fr: 'Un bureau et comment le joindre.', en: 'An office and the ways to reach it.' },
  fields: { ...officeFields, cta: officeLink },
});

export const offices = describeBlock('offices_block', {
  group: 'people',
  order: 40,
  label: { fr: 'Bureaux', en: 'Offices' },
  doc: { fr: 'Les bureaux de l’agence, en cartes.', en: 'The offices of the agency, as cards.' },
  coreData: 'offices',
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    offices_repeater: repeater(
      [officeItem],
      { fr: 'Bureaux', en: 'Offices' },
      {
        fr: 'Liste remplie par la source de données, si le bloc en a une. Neuf bureaux s’affichent d’abord.',
        en: 'Filled from the data source when the block has one. Nine offices show first.',
      },
    ),
    ...displayProps,
  },
});
