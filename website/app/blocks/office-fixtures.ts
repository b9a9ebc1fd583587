import { linkTo, pictureOf, words } from './fixtures.ts';
import { contactLinesOf } from './people-fixtures.ts';

interface Office {
  key: string;
  name: [fr: string, en: string];
  street: [fr: string, en: string];
  town: string;
  phone: string;
  coords: [lat: number, lng: number];
  picture: string;
}

/** Invented offices. */
export const inventedOffices: Office[] = [
  {
    ...{ key: 'plateau', name: ['Montréal — Plateau', 'Montréal — Plateau'], picture: 'office-001' },
    ...{ street: ['4260, rue Saint-Denis, bureau 200', '4260 Saint-Denis Street, Suite 200'] },
    ...{ town: 'Montréal\u2002H2J 2K8', phone: '514 555-0142', coords: [45.52214, -73.57862] },
  },
  {
    ...{ key: 'longueuil', name: ['Rive-Sud — Longueuil', 'South Shore — Longueuil'], picture: 'office-002' },
    ...{ street: ['215, rue Saint-Charles Ouest', '215 Saint-Charles Street West'] },
    ...{ town: 'Longueuil\u2002J4H 1E1', phone: '450 555-0118', coords: [45.53921, -73.50807] },
  },
  {
    ...{ key: 'montcalm', name: ['Québec — Montcalm', 'Québec City — Montcalm'], picture: 'office-003' },
    ...{ street: ['1075, avenue Cartier', '1075 Cartier Avenue'] },
    ...{ town: 'Québec\u2002G1R 2S6', phone: '418 555-0167', coords: [46.80412, -71.22508] },
  },
  {
    ...{
      key: 'saint-sauveur',
      name: ['Laurentides — Saint-Sauveur', 'Laurentians — Saint-Sauveur'],
      picture: 'office-005',
    },
    ...{ street: ['72, avenue de la Gare', '72 Avenue de la Gare'] },
    ...{ town: 'Saint-Sauveur\u2002J0R 1R0', phone: '450 555-0193', coords: [45.89318, -74.15742] },
  },
];

/** Returns the fields of an office that its card, its entry beside the map and its popup share. */
export const officeFieldsOf = ({ key, name, street, town, phone, picture }: Office) => ({
  main_title: words(...name),
  image: pictureOf(picture, 'La façade du bureau', 'The front of the office'),
  list_items_repeater: contactLinesOf(
    ['map-pin', `${street[0]}\n${town}`, `${street[1]}\n${town}`],
    ['phone', phone],
    ['mail', `${key}@maison.example`],
  ),
});

export const directionsTo = ({ coords }: Office) => ({
  ...linkTo('Itinéraire', 'Directions', `https://www.google.com/maps/dir/?api=1&destination=${coords.join()}`, 'href'),
  target: 'blank',
});
