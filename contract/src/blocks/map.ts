import { color, coords, describeBlock, displayProps, link, repeater, text, textarea } from '../fields.ts';

export const mapMarkerItem = describeBlock('map_marker_item', {
  place: 'item',
  label: { fr: 'Repère', en: 'Marker' },
  doc: 'One place on the map; it opens where it has words.',
  fields: {
    coords: coords('Position', 'Position', 'Latitude and longitude.'),
    main_title: text('Titre', 'Title', 'The name of the place.'),
    description: textarea('Texte', 'Text', 'A sentence or an address.'),
    cta: link('Lien', 'Link', 'Where to read more.'),
    markerColor: color('Couleur du repère', 'Marker colour', 'In place of the colour scheme’s.'),
  },
});

export const map = describeBlock('map_block', {
  label: { fr: 'Carte', en: 'Map' },
  doc: 'A map from edge to edge with places of your choice, and below it the same places as a list.',
  coreData: 'offices',
  fields: {
    main_title: text('Titre', 'Title', 'The heading.'),
    markers_repeater: repeater([mapMarkerItem], 'Repères', 'Markers', 'The places.'),
    ...displayProps,
  },
});
