import { describeBlock, describeItem } from '../fields.ts';
import { choice } from '../kinds/choice.ts';
import { coords } from '../kinds/coords.ts';
import { repeater } from '../kinds/repeater.ts';
import { scalar } from '../kinds/scalar.ts';
import { text } from '../kinds/text.ts';
import { displayProps } from './display-props.ts';
import { officeFields, officeLink } from './office-items.ts';

const officeId = scalar(
  { fr: 'Nom court', en: 'Short name' },
  {
    fr: 'Relie le bureau de la liste à son repère, qui a le même nom court.',
    en: 'Links the office in the list to its marker, which has the same short name.',
  },
);

export const officeListItem = describeItem('office_list_item', {
  label: { fr: 'Bureau de la liste', en: 'Office in the list' },
  doc: { fr: 'Un bureau à côté de la carte.', en: 'An office beside the map.' },
  fields: { hover_id: officeId, ...officeFields, cta: officeLink },
});

export const officeMapPopupItem = describeItem('office_map_popup_item', {
  label: { fr: 'Fenêtre d’un bureau', en: 'Office popup' },
  doc: { fr: 'La fenêtre d’un bureau sur la carte.', en: 'The popup of an office on the map.' },
  fields: officeFields,
});

export const officeMapItem = describeItem('office_map_item', {
  label: { fr: 'Repère d’un bureau', en: 'Office marker' },
  doc: { fr: 'Un bureau sur la carte.', en: 'An office on the map.' },
  fields: {
    coords: coords(
      { fr: 'Position', en: 'Position' },
      { fr: 'La latitude et la longitude, en degrés.', en: 'Latitude and longitude, in degrees.' },
    ),
    hover_id: officeId,
    popup_repeater: repeater(
      [officeMapPopupItem],
      { fr: 'Fenêtre', en: 'Popup' },
      { fr: 'La première s’ouvre sur le repère.', en: 'The first one opens on the marker.' },
    ),
  },
});

export const officesMap = describeBlock('offices_map_block', {
  group: 'people',
  order: 50,
  label: { fr: 'Carte des bureaux', en: 'Offices map' },
  doc: { fr: 'Une liste de bureaux à côté d’une carte.', en: 'A list of offices beside a map.' },
  coreData: 'offices',
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    offices_repeater: repeater(
      [officeListItem],
      { fr: 'Bureaux', en: 'Offices' },
      {
        fr: 'Liste remplie par la source de données, si le bloc en a une.',
        en: 'Filled from the data source when the block has one.',
      },
    ),
    map_repeater: repeater(
      [officeMapItem],
      { fr: 'Repères', en: 'Markers' },
      {
        fr: 'Liste remplie par la source de données, si le bloc en a une.',
        en: 'Filled from the data source when the block has one.',
      },
    ),
    ...displayProps,
    orientation_x: choice(
      { full: { fr: 'Pleine largeur', en: 'Full width' }, center: { fr: 'Au centre', en: 'Centre' } },
      'center',
      { fr: 'Largeur', en: 'Width' },
      {
        fr: 'D’un bord à l’autre de l’écran, ou dans la largeur du contenu.',
        en: 'From edge to edge of the screen, or within the width of the content.',
      },
    ),
  },
});
