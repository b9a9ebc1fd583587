import { type Municipality, town } from '../place.ts';

/** Île de Montréal. */
export const islandOfMontreal: readonly Municipality[] = [
  town(
    '66032',
    'Westmount',
    [45.48333, -73.6],
    { weight: 18, priceLevel: 3.3, setting: 'suburb', water: false },
    `
    45.4862 -73.5985 0.6 H3Y avenue Grosvenor, avenue Lansdowne, avenue Roslyn, avenue Victoria, avenue Belmont, chemin de la Côte-Saint-Antoine
  `,
  ),
  town(
    '66072',
    'Mont-Royal',
    [45.51611, -73.64306],
    { weight: 16, priceLevel: 2.7, setting: 'suburb', water: false },
    `
    45.514 -73.644 0.8 H3P chemin Kenilworth, avenue Carlyle, avenue Portland, chemin Dunvegan, boulevard Laird, avenue Beverley
  `,
  ),
  town(
    '66097',
    'Pointe-Claire',
    [45.44868, -73.81669],
    { weight: 20, priceLevel: 1.7, setting: 'suburb', water: true },
    `
    45.4505 -73.8165 0.9 H9R avenue Saint-Louis, avenue Donegani, avenue Maywood, avenue Hermitage, avenue Broadview
  `,
  ),
  town(
    '66102',
    'Kirkland',
    [45.45, -73.86667],
    { weight: 14, priceLevel: 1.75, setting: 'suburb', water: false },
    `
    45.4515 -73.861 0.9 H9J rue Acres, rue Daudelin, rue Meaney, chemin Sainte-Marie, rue Charlevoix
  `,
  ),
  town(
    '66107',
    'Beaconsfield',
    [45.43333, -73.86667],
    { weight: 14, priceLevel: 1.8, setting: 'suburb', water: true },
    `
    45.4345 -73.864 0.6 H9W avenue Woodland, avenue Elm, avenue Montrose, avenue Sherwood, boulevard Beaurepaire
  `,
  ),
  town(
    '66142',
    'Dollard-Des Ormeaux',
    [45.49452, -73.82419],
    { weight: 22, priceLevel: 1.5, setting: 'suburb', water: false },
    `
    45.4885 -73.8165 0.8 H9G rue Roger-Pilon, rue Hyman, rue Lake, rue Westpark, rue Davignon
  `,
  ),
  town(
    '66058',
    'Côte-Saint-Luc',
    [45.46536, -73.66585],
    { weight: 12, priceLevel: 1.8, setting: 'suburb', water: false },
    `
    45.4735 -73.666 0.6 H4W avenue Kildare, chemin Mackle, avenue Parkhaven, avenue Westluke, avenue Rembrandt
  `,
  ),
  town(
    '66087',
    'Dorval',
    [45.45, -73.75],
    { weight: 12, priceLevel: 1.5, setting: 'suburb', water: true },
    `
    45.4435 -73.7565 0.4 H9S avenue Dawson, avenue Carson, avenue Neptune, avenue Brookhaven, avenue Strathmore
  `,
  ),
];
