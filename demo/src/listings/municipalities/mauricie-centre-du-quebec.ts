import { type Municipality, town } from '../place.ts';

/** Mauricie et Centre-du-Québec. */
export const mauricieCentreDuQuebec: readonly Municipality[] = [
  town(
    '36033',
    'Shawinigan',
    [46.54111, -72.74528],
    { weight: 32, priceLevel: 0.58, setting: 'city', water: true },
    `
    46.5485 -72.7545 0.7 G9N avenue de Grand-Mère, rue Trudel, boulevard des Hêtres, avenue de la Station, 105e Avenue
    46.6125 -72.6985 0.6 G9T 5e Avenue, 6e Avenue, 12e Rue
  `,
  ),
  town(
    '49058',
    'Drummondville',
    [45.88056, -72.48417],
    { weight: 50, priceLevel: 0.88, setting: 'city', water: true },
    `
    45.8745 -72.4985 1.1 J2B rue Lindsay, rue Hériot, boulevard Mercure, rue Saint-Jean, rue Brock, boulevard Saint-Joseph
    45.9025 -72.5105 0.8 J2C rue Marchand, rue Cockburn, boulevard Jean-De Brébeuf
  `,
  ),
  town(
    '39062',
    'Victoriaville',
    [46.05583, -71.96056],
    { weight: 32, priceLevel: 0.75, setting: 'city', water: false },
    `
    46.0545 -71.9535 1.3 G6P rue Notre-Dame Est, boulevard des Bois-Francs Sud, rue Saint-Jean-Baptiste, rue Laurier Est, rue de Bigarré
  `,
  ),
  town(
    '50072',
    'Nicolet',
    [46.22639, -72.61611],
    { weight: 7, priceLevel: 0.65, setting: 'town', water: true },
    `
    46.2215 -72.6205 0.6 J3T rue de Monseigneur-Panet, boulevard Louis-Fréchette, rue Saint-Jean-Baptiste, rang du Petit-Saint-Esprit
  `,
  ),
  town(
    '90012',
    'La Tuque',
    [47.44083, -72.78139],
    { weight: 8, priceLevel: 0.4, setting: 'town', water: true },
    `
    47.4425 -72.7785 0.5 G9X rue Saint-Joseph, rue Commerciale, boulevard Ducharme, rue Tessier
  `,
  ),
];
