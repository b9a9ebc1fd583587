import { type Municipality, town } from '../place.ts';

/** Capitale-Nationale et Chaudière-Appalaches. */
export const aroundQuebec: readonly Municipality[] = [
  town(
    '23057',
    'L’Ancienne-Lorette',
    [46.8, -71.35],
    { weight: 14, priceLevel: 0.95, setting: 'suburb', water: false },
    `
    46.7985 -71.3605 0.8 G2E rue Notre-Dame, rue Saint-Jean-Baptiste, boulevard Wilfrid-Hamel, rue Saint-Olivier, rue Turmel
  `,
  ),
  town(
    '23072',
    'Saint-Augustin-de-Desmaures',
    [46.73333, -71.46667],
    { weight: 16, priceLevel: 1.2, setting: 'suburb', water: true },
    `
    46.7445 -71.4625 0.9 G3A route 138, rue de l’Hêtrière, chemin du Lac, rue Jean-Juneau, rue de Bruxelles
  `,
  ),
  town(
    '22035',
    'Stoneham-et-Tewkesbury',
    [46.99917, -71.36806],
    { weight: 12, priceLevel: 1.15, setting: 'resort', water: true },
    `
    47.0005 -71.3695 0.9 G3C chemin du Hibou, 1re Avenue, chemin de la Grande-Ligne, chemin des Frères-Wright, chemin Saint-Edmond
  `,
  ),
  town(
    '21045',
    'Boischatel',
    [46.89694, -71.14],
    { weight: 10, priceLevel: 1.05, setting: 'suburb', water: true },
    `
    46.9005 -71.1485 0.6 G0A avenue Royale, rue des Rochers, côte de l’Église, rue Notre-Dame
  `,
  ),
  town(
    '16013',
    'Baie-Saint-Paul',
    [47.44056, -70.50944],
    { weight: 12, priceLevel: 1.05, setting: 'resort', water: true },
    `
    47.4445 -70.5055 0.6 G3Z rue Saint-Jean-Baptiste, rue Sainte-Anne, chemin du Vieux-Quai, rang Saint-Antoine Nord, rue Ambroise-Fafard
  `,
  ),
  town(
    '15013',
    'La Malbaie',
    [47.65222, -70.14889],
    { weight: 10, priceLevel: 0.75, setting: 'resort', water: true },
    `
    47.6585 -70.1605 0.5 G5A rue Saint-Étienne, chemin du Golf, rue Richelieu, chemin des Falaises, rue Nairn
  `,
  ),
  town(
    '34128',
    'Saint-Raymond',
    [46.89139, -71.8325],
    { weight: 10, priceLevel: 0.65, setting: 'town', water: true },
    `
    46.8965 -71.8385 0.8 G3L rue Saint-Joseph, avenue Saint-Jacques, rue Saint-Cyrille, rang Notre-Dame, rang Saguenay
  `,
  ),
  town(
    '29073',
    'Saint-Georges',
    [46.12278, -70.67139],
    { weight: 22, priceLevel: 0.68, setting: 'city', water: true },
    `
    46.1205 -70.6595 0.9 G5Y 1re Avenue, 118e Rue, boulevard Lacroix, 6e Avenue, 35e Rue
  `,
  ),
  town(
    '26030',
    'Sainte-Marie',
    [46.43833, -71.02139],
    { weight: 10, priceLevel: 0.72, setting: 'town', water: false },
    `
    46.4355 -71.0085 0.6 G6E avenue Marguerite-Bourgeoys, rue Notre-Dame Sud, avenue du Bocage, boulevard Lamontagne
  `,
  ),
  town(
    '31084',
    'Thetford Mines',
    [46.08889, -71.30194],
    { weight: 18, priceLevel: 0.48, setting: 'city', water: false },
    `
    46.0965 -71.3065 0.9 G6G rue Notre-Dame Ouest, boulevard Frontenac Ouest, rue Saint-Alphonse Nord, rue Labbé, 9e Rue Nord
  `,
  ),
  town(
    '18050',
    'Montmagny',
    [46.98139, -70.5575],
    { weight: 10, priceLevel: 0.58, setting: 'town', water: true },
    `
    46.9725 -70.5535 0.6 G5V rue Saint-Jean-Baptiste Est, avenue de la Gare, boulevard Taché Ouest, avenue Sainte-Marie
  `,
  ),
];
