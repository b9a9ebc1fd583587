import { type Municipality, town } from '../place.ts';

/** Laurentides et Lanaudière. */
export const laurentidesLanaudiere: readonly Municipality[] = [
  town(
    '60013',
    'Repentigny',
    [45.74194, -73.45139],
    { weight: 46, priceLevel: 1.05, setting: 'suburb', water: true },
    `
    45.7515 -73.4555 1.1 J6A rue Notre-Dame, boulevard Iberville, rue Valmont, boulevard Lacombe, rue Jean-Baptiste-Meilleur
    45.7765 -73.4335 0.9 J5Y boulevard Basile-Routhier, rue de Bayonne, rue Philippe-Goulet
  `,
  ),
  town(
    '60028',
    'L’Assomption',
    [45.83333, -73.41667],
    { weight: 14, priceLevel: 0.95, setting: 'suburb', water: true },
    `
    45.8295 -73.4165 0.8 J5W rue Saint-Étienne, rue Dorval, boulevard de l’Ange-Gardien, rue Saint-Pierre
  `,
  ),
  town(
    '64015',
    'Mascouche',
    [45.75, -73.6],
    { weight: 30, priceLevel: 1.05, setting: 'suburb', water: false },
    `
    45.7465 -73.6035 1.3 J7K chemin Sainte-Marie, avenue de la Gare, rue Dupras, montée Masson, rue Bohémier, boulevard de Mascouche
  `,
  ),
  town(
    '73015',
    'Blainville',
    [45.67944, -73.87389],
    { weight: 40, priceLevel: 1.3, setting: 'suburb', water: false },
    `
    45.6785 -73.8765 1.4 J7C boulevard de la Seigneurie Ouest, rue de l’Églantier, chemin du Plan-Bouchard, rue Paul-Albert, boulevard de Fontainebleau
  `,
  ),
  town(
    '73020',
    'Rosemère',
    [45.63694, -73.8],
    { weight: 12, priceLevel: 1.5, setting: 'suburb', water: true },
    `
    45.6415 -73.7995 0.7 J7A rue de l’Académie, chemin de la Grande-Côte, rue Willowtree, montée Lesage, rue Pine
  `,
  ),
  town(
    '73010',
    'Sainte-Thérèse',
    [45.63922, -73.82757],
    { weight: 18, priceLevel: 1.05, setting: 'suburb', water: false },
    `
    45.6425 -73.8365 0.8 J7E rue Blainville Ouest, rue Turgeon, boulevard du Domaine, rue Saint-Charles, rue Morris
  `,
  ),
  town(
    '73005',
    'Boisbriand',
    [45.61678, -73.83863],
    { weight: 18, priceLevel: 1.15, setting: 'suburb', water: true },
    `
    45.6165 -73.8385 0.8 J7G avenue Alexandre-Le Grand, boulevard de la Grande-Allée, rue Chavigny, avenue Despréaux
  `,
  ),
  town(
    '72005',
    'Saint-Eustache',
    [45.5575, -73.88833],
    { weight: 32, priceLevel: 1.05, setting: 'suburb', water: true },
    `
    45.5705 -73.9035 1.1 J7P rue Saint-Eustache, boulevard Arthur-Sauvé, rue Dubois, 25e Avenue, boulevard René-Lévesque
  `,
  ),
  town(
    '74005',
    'Mirabel',
    [45.66417, -74.00194],
    { weight: 36, priceLevel: 1.05, setting: 'suburb', water: false },
    `
    45.6635 -73.9875 1 J7N rue Saint-Étienne, rue Victor, rue du Sablon, rue de la Belle-Rivière
    45.7115 -73.9275 0.8 J7J rue Charles, rue de Blois, rue du Parc-d’Anjou
  `,
  ),
  town(
    '75040',
    'Prévost',
    [45.86667, -74.08333],
    { weight: 14, priceLevel: 1.15, setting: 'town', water: true },
    `
    45.8675 -74.0795 1.2 J0R chemin du Lac-Écho, rue de la Station, boulevard du Curé-Labelle, montée Sainte-Thérèse, chemin du Lac-Renaud
  `,
  ),
  town(
    '77043',
    'Saint-Sauveur',
    [45.9, -74.16667],
    { weight: 18, priceLevel: 1.35, setting: 'resort', water: true },
    `
    45.8925 -74.1595 1.2 J0R rue Principale, chemin du Lac-Millette, avenue de la Gare, chemin des Skieurs, montée Papineau, chemin de la Vallée-du-Sommet
  `,
  ),
  town(
    '77022',
    'Sainte-Adèle',
    [45.95556, -74.13944],
    { weight: 24, priceLevel: 1.15, setting: 'resort', water: true },
    `
    45.9535 -74.1245 1.1 J8B boulevard de Sainte-Adèle, chemin du Chantecler, rue Valiquette, chemin du Mont-Gabriel, rue Morin, chemin du Moulin
  `,
  ),
  town(
    '78010',
    'Val-David',
    [46.03333, -74.21667],
    { weight: 10, priceLevel: 1.1, setting: 'resort', water: true },
    `
    46.0305 -74.2085 1 J0T rue de l’Église, chemin de la Rivière, chemin Doncaster, rang Doncaster, chemin du Tour-du-Lac
  `,
  ),
  town(
    '78032',
    'Sainte-Agathe-des-Monts',
    [46.04806, -74.28361],
    { weight: 20, priceLevel: 1, setting: 'resort', water: true },
    `
    46.0545 -74.2815 0.7 J8C rue Principale Est, rue Saint-Venant, chemin du Tour-du-Lac, rue Préfontaine Est, chemin de la Baie-des-Ormes
  `,
  ),
  town(
    '78102',
    'Mont-Tremblant',
    [46.11667, -74.6],
    { weight: 30, priceLevel: 1.5, setting: 'resort', water: true },
    `
    46.1185 -74.5985 1 J8E rue de Saint-Jovite, rue Labelle, rue Léonard, rue Émond
    46.2105 -74.5895 0.5 J8E chemin de la Chapelle, chemin Curé-Deslauriers, chemin des Voyageurs, chemin de la Forêt
  `,
  ),
  town(
    '79088',
    'Mont-Laurier',
    [46.54611, -75.50306],
    { weight: 12, priceLevel: 0.62, setting: 'town', water: true },
    `
    46.5555 -75.5005 0.8 J9L rue de la Madone, boulevard Albiny-Paquette, rue Hébert, rue du Pont
  `,
  ),
  town(
    '61025',
    'Joliette',
    [46.02389, -73.44278],
    { weight: 22, priceLevel: 0.85, setting: 'city', water: false },
    `
    46.0215 -73.4465 0.9 J6E boulevard Manseau, rue Saint-Charles-Borromée Nord, rue Saint-Viateur, rue Notre-Dame, rue De Lanaudière
  `,
  ),
  town(
    '62037',
    'Rawdon',
    [46.04222, -73.70722],
    { weight: 12, priceLevel: 0.88, setting: 'resort', water: true },
    `
    46.0495 -73.7065 0.8 J0K rue Queen, rue Metcalfe, chemin du Lac-Morgan, 6e Avenue, rue Church
  `,
  ),
  town(
    '63048',
    'Saint-Lin–Laurentides',
    [45.85139, -73.75583],
    { weight: 18, priceLevel: 0.95, setting: 'suburb', water: false },
    `
    45.8535 -73.7625 1.1 J5M rue Saint-Isidore, rang de la Rivière Nord, rue Saint-Louis, 12e Avenue, côte Jeanne
  `,
  ),
  town(
    '76020',
    'Lachute',
    [45.65556, -74.33944],
    { weight: 12, priceLevel: 0.8, setting: 'town', water: true },
    `
    45.6535 -74.3325 0.9 J8H rue Principale, rue Grace, avenue d’Argenteuil, rue Barron, avenue Bethany
  `,
  ),
];
