import { type Municipality, town } from '../place.ts';

/** Saguenay–Lac-Saint-Jean et Côte-Nord. */
export const saguenayCoteNord: readonly Municipality[] = [
  town(
    '93042',
    'Alma',
    [48.54972, -71.65333],
    { weight: 22, priceLevel: 0.58, setting: 'city', water: true },
    `
    48.5475 -71.6455 0.7 G8B rue Sacré-Coeur Ouest, avenue du Pont Sud, rue Collard Ouest, boulevard Saint-Jude
    48.5355 -71.6605 0.7 G8B avenue Bégin, rue Harvey, rue Melançon Ouest
  `,
  ),
  town(
    '91042',
    'Saint-Félicien',
    [48.65278, -72.44667],
    { weight: 9, priceLevel: 0.5, setting: 'town', water: true },
    `
    48.6555 -72.4555 0.6 G8K boulevard Sacré-Coeur, rue Notre-Dame, boulevard Saint-Félicien, rang Simple Nord
  `,
  ),
  town(
    '96020',
    'Baie-Comeau',
    [49.22083, -68.14917],
    { weight: 12, priceLevel: 0.5, setting: 'city', water: false },
    `
    49.2245 -68.1605 0.4 G4Z avenue Marquette, boulevard La Salle, avenue Champlain, rue Bossé
  `,
  ),
  town(
    '97007',
    'Sept-Îles',
    [50.20972, -66.38528],
    { weight: 14, priceLevel: 0.62, setting: 'city', water: false },
    `
    50.2235 -66.3785 0.8 G4R avenue De Quen, boulevard Laure, rue Giasson, avenue Gamache, rue Holliday
  `,
  ),
];
