import { type Municipality, town } from '../place.ts';

/** Bas-Saint-Laurent et Gaspésie. */
export const basSaintLaurentGaspesie: readonly Municipality[] = [
  town(
    '10043',
    'Rimouski',
    [48.44917, -68.525],
    { weight: 36, priceLevel: 0.75, setting: 'city', water: true },
    `
    48.4395 -68.5255 0.7 G5L rue Saint-Germain Est, avenue Rouleau, boulevard René-Lepage Est, rue Saint-Jean-Baptiste Ouest, avenue Sirois
    48.4515 -68.4985 0.5 G5M rue Tessier, avenue de la Cathédrale, rue des Braves
  `,
  ),
  town(
    '12072',
    'Rivière-du-Loup',
    [47.83611, -69.53667],
    { weight: 18, priceLevel: 0.68, setting: 'city', water: true },
    `
    47.8285 -69.5355 0.7 G5R rue Lafontaine, rue Fraserville, rue Beaubien, rue Saint-Pierre, chemin du Lac
  `,
  ),
  town(
    '14085',
    'La Pocatière',
    [47.37028, -70.03278],
    { weight: 6, priceLevel: 0.52, setting: 'town', water: false },
    `
    47.3655 -70.0325 0.5 G0R 4e Avenue Painchaud, rue du Quai, 9e Rue, avenue Industrielle
  `,
  ),
  town(
    '08053',
    'Matane',
    [48.84333, -67.53056],
    { weight: 10, priceLevel: 0.45, setting: 'town', water: true },
    `
    48.8405 -67.5195 0.5 G4W avenue Saint-Jérôme, rue du Bon-Pasteur, rue Saint-Christophe, avenue Fraser
  `,
  ),
  town(
    '03005',
    'Gaspé',
    [48.82472, -64.47611],
    { weight: 9, priceLevel: 0.6, setting: 'town', water: true },
    `
    48.8355 -64.4865 0.4 G4X rue de la Reine, rue Jacques-Cartier, montée de Sandy Beach, rue Wakeham, boulevard de York Ouest
  `,
  ),
  town(
    '06013',
    'Carleton-sur-Mer',
    [48.10167, -66.12194],
    { weight: 7, priceLevel: 0.72, setting: 'resort', water: true },
    `
    48.1075 -66.1315 0.4 G0C boulevard Perron, rue de la Montagne, rue du Quai, rue Comeau
  `,
  ),
];
