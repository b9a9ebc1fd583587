import { type Municipality, town } from '../place.ts';

/** Estrie. */
export const estrie: readonly Municipality[] = [
  town(
    '45072',
    'Magog',
    [45.265, -72.14667],
    { weight: 30, priceLevel: 1.15, setting: 'resort', water: true },
    `
    45.2725 -72.1345 1 J1X rue Principale Ouest, rue Saint-Patrice Ouest, rue Sherbrooke, rue Bowen, rue Merry Nord
    45.2885 -72.1285 0.7 J1X rue Laurendeau, avenue de l’Ail-des-Bois, rue Brassard
  `,
  ),
  town(
    '47017',
    'Granby',
    [45.39889, -72.72111],
    { weight: 46, priceLevel: 0.92, setting: 'city', water: true },
    `
    45.4045 -72.7345 1.2 J2G rue Principale, rue Dufferin, rue Denison Est, rue Elgin, rue Mountain, boulevard Leclerc Ouest
    45.3925 -72.7645 0.8 J2J rue du Mont-Brome, rue de Vimy, rue Bergeron Ouest
  `,
  ),
  town(
    '46078',
    'Bromont',
    [45.31667, -72.65],
    { weight: 20, priceLevel: 1.35, setting: 'resort', water: false },
    `
    45.3125 -72.6535 1.1 J2L rue Shefford, rue de Gaspé, chemin de Missisquoi, rue du Violoneux, chemin de Compton, rue Champlain
  `,
  ),
  town(
    '46080',
    'Cowansville',
    [45.20472, -72.74111],
    { weight: 14, priceLevel: 0.88, setting: 'town', water: true },
    `
    45.2035 -72.7515 0.9 J2K rue du Sud, rue Principale, rue Dieppe, boulevard des Vétérans, rue de la Rivière
  `,
  ),
  town(
    '45050',
    'North Hatley',
    [45.27661, -71.97406],
    { weight: 5, priceLevel: 1.7, setting: 'resort', water: true },
    `
    45.2795 -71.9665 0.3 J0B rue School, chemin Capelton, chemin Sherbrooke, rue Main, chemin Hovey
  `,
  ),
  town(
    '44037',
    'Coaticook',
    [45.13444, -71.805],
    { weight: 9, priceLevel: 0.65, setting: 'town', water: false },
    `
    45.1345 -71.7985 0.7 J1A rue Child, rue Main Est, rue Court, chemin Baldwin, rue Saint-Jacques Sud
  `,
  ),
  town(
    '30030',
    'Lac-Mégantic',
    [45.57361, -70.88222],
    { weight: 10, priceLevel: 0.62, setting: 'town', water: true },
    `
    45.5855 -70.8785 0.7 G6B rue Laval, boulevard des Vétérans, rue Agnès, rue Champlain, rue Québec-Central
  `,
  ),
];
