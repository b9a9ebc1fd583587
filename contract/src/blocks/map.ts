import { describeBlock, describeItem } from '../fields.ts';
import { color } from '../kinds/color.ts';
import { coords } from '../kinds/coords.ts';
import { link } from '../kinds/link.ts';
import { repeater } from '../kinds/repeater.ts';
import { text } from '../kinds/text.ts';
import { textarea } from '../kinds/textarea.ts';
import { displayProps } from './display-props.ts';

export const mapMarkerItem = describeItem('map_marker_item', {
  label: { fr: 'Repère', en: 'Marker' },
  doc: {
    fr: 'Un lieu sur la carte. Il s’ouvre s’il contient un texte.',
    en: 'One place on the map; it opens a popup when it has a text.',
  },
  fields: {
    coords: coords(
      { fr: 'Position', en: 'Position' },
      { fr: 'La latitude et la longitude, en degrés.', en: 'Latitude and longitude, in degrees.' },
    ),
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le nom du lieu.', en: 'The name of the place.' }),
    description: textarea(
      { fr: 'Texte', en: 'Text' },
      { fr: 'Une phrase ou une adresse.', en: 'A sentence or an address.' },
    ),
    cta: link({ fr: 'Lien', en: 'Link' }, { fr: 'Un lien pour en lire plus.', en: 'A link to read more.' }),
    markerColor: color(
      { fr: 'Couleur du repère', en: 'Marker colour' },
      {
        fr: 'Remplace la couleur des repères du jeu de couleurs.',
        en: 'Replaces the marker colour of the colour scheme.',
      },
    ),
  },
});

export const map = describeBlock('map_block', {
  group: 'media',
  order: 10,
  label: { fr: 'Carte', en: 'Map' },
  doc: {
    fr: 'Une carte pleine largeur avec les lieux de votre choix et, dessous, les mêmes lieux en liste.',
    en: 'A map from edge to edge with places of your choice, and below it the same places as a list.',
  },
  coreData: 'offices',
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    markers_repeater: repeater(
      [mapMarkerItem],
      { fr: 'Repères', en: 'Markers' },
      { fr: 'Les lieux sur la carte.', en: 'The places on the map.' },
    ),
    ...displayProps,
  },
});
