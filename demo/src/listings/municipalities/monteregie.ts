import { type Municipality, town } from '../place.ts';

/** Rive-Sud et Montérégie. */
export const monteregie: readonly Municipality[] = [
  town(
    '58007',
    'Brossard',
    [45.45056, -73.46583],
    { weight: 52, priceLevel: 1.4, setting: 'suburb', water: false },
    `
    45.4555 -73.4585 1.3 J4Z rue Niagara, avenue Malo, rue Orient, boulevard Marie-Victorin, rue Trahan, avenue Tisserand
    45.4395 -73.4385 1 J4Y rue de Lombardie, rue des Éclaircies, rue de Lisbonne, avenue des Équinoxes
  `,
  ),
  town(
    '58012',
    'Saint-Lambert',
    [45.5, -73.51667],
    { weight: 18, priceLevel: 1.75, setting: 'suburb', water: false },
    `
    45.4985 -73.507 0.6 J4P avenue Victoria, rue Green, avenue Notre-Dame, avenue de Touraine, rue Riverside, avenue Pine
  `,
  ),
  town(
    '58033',
    'Boucherville',
    [45.6, -73.45],
    { weight: 32, priceLevel: 1.45, setting: 'suburb', water: true },
    `
    45.5945 -73.4355 1.1 J4B rue de Montbrun, boulevard de Mortagne, rue Samuel-De Champlain, rue De Gascogne, rue du Perche, boulevard du Fort-Saint-Louis
  `,
  ),
  town(
    '58037',
    'Saint-Bruno-de-Montarville',
    [45.53333, -73.35],
    { weight: 22, priceLevel: 1.45, setting: 'suburb', water: false },
    `
    45.5285 -73.3495 1.1 J3V rue Montarville, rue Roberval, rue De Chambly, rang des Vingt, rue Cadieux, rue Gaspé
  `,
  ),
  town(
    '57040',
    'Beloeil',
    [45.56839, -73.20568],
    { weight: 22, priceLevel: 1.15, setting: 'suburb', water: true },
    `
    45.5655 -73.2165 0.9 J3G rue Saint-Jean-Baptiste, rue Dupré, rue Bernard-Pilon, rue Radisson, rue Choquette
  `,
  ),
  town(
    '57035',
    'Mont-Saint-Hilaire',
    [45.56515, -73.1868],
    { weight: 18, priceLevel: 1.3, setting: 'suburb', water: true },
    `
    45.5625 -73.1815 0.6 J3H rue Saint-Henri, chemin de la Montagne, chemin Ozias-Leduc, rue Fortier, rue Campbell
  `,
  ),
  town(
    '57005',
    'Chambly',
    [45.45, -73.29111],
    { weight: 24, priceLevel: 1.15, setting: 'suburb', water: true },
    `
    45.4405 -73.2945 0.8 J3L rue Martel, avenue Bourgogne, rue Anne-Le Seigneur, boulevard Franquet, rue De Salaberry
  `,
  ),
  town(
    '59010',
    'Sainte-Julie',
    [45.58778, -73.32611],
    { weight: 22, priceLevel: 1.2, setting: 'suburb', water: false },
    `
    45.5875 -73.3315 1.1 J3E rue Jules-Choquet, boulevard des Hauts-Bois, rue Principale, rue du Cardinal, avenue de l’Abbé-Théoret
  `,
  ),
  town(
    '59020',
    'Varennes',
    [45.68333, -73.43333],
    { weight: 16, priceLevel: 1.15, setting: 'suburb', water: true },
    `
    45.6815 -73.4255 0.8 J3X rue Sainte-Anne, boulevard de la Marine, rue Saint-Charles, rue du Parcours, rue Beauchemin
  `,
  ),
  town(
    '67050',
    'Châteauguay',
    [45.36083, -73.75056],
    { weight: 32, priceLevel: 1.05, setting: 'suburb', water: true },
    `
    45.3625 -73.7305 1 J6J boulevard Saint-Francis, rue Salaberry Nord, boulevard D’Youville, rue Principale, rue McLaughlin
  `,
  ),
  town(
    '67015',
    'La Prairie',
    [45.41667, -73.5],
    { weight: 18, priceLevel: 1.25, setting: 'suburb', water: false },
    `
    45.409 -73.491 0.8 J5R rue Saint-Henri, boulevard Taschereau, avenue de Balmoral, rue Sainte-Élisabeth, chemin de Saint-Jean
  `,
  ),
  town(
    '67020',
    'Candiac',
    [45.38333, -73.51667],
    { weight: 16, priceLevel: 1.3, setting: 'suburb', water: false },
    `
    45.3795 -73.5115 0.9 J5R avenue d’Iberville, boulevard de Sardaigne, avenue de Dompierre, rue de Cherbourg, avenue Jubilé
  `,
  ),
  town(
    '67035',
    'Saint-Constant',
    [45.36667, -73.56667],
    { weight: 18, priceLevel: 1.1, setting: 'suburb', water: false },
    `
    45.3695 -73.5735 0.9 J5A rue Sainte-Catherine, montée Saint-Régis, rue de la Grenadière, rue Lautrec, rue Vallée
  `,
  ),
  town(
    '56083',
    'Saint-Jean-sur-Richelieu',
    [45.30556, -73.25361],
    { weight: 58, priceLevel: 0.95, setting: 'city', water: true },
    `
    45.3105 -73.2755 1.2 J3B rue Saint-Jacques, rue Champlain, rue Jacques-Cartier Nord, rue Laurier, rue Saint-Paul
    45.3125 -73.2305 0.9 J2X rue Jean-Talon, avenue Conrad-Gosselin, rue Balthazard, chemin des Patriotes Est
  `,
  ),
  town(
    '54048',
    'Saint-Hyacinthe',
    [45.62611, -72.94639],
    { weight: 40, priceLevel: 0.9, setting: 'city', water: true },
    `
    45.6285 -72.9655 1.2 J2S rue Girouard Ouest, avenue Sainte-Marie, rue Dessaulles, avenue Bourdages Nord, boulevard Laframboise
  `,
  ),
  town(
    '53052',
    'Sorel-Tracy',
    [46.04361, -73.11333],
    { weight: 26, priceLevel: 0.68, setting: 'town', water: true },
    `
    46.0315 -73.1135 0.9 J3P rue du Roi, rue Charlotte, boulevard Fiset, rue Phipps, rue Augusta
  `,
  ),
  town(
    '70052',
    'Salaberry-de-Valleyfield',
    [45.25528, -74.13167],
    { weight: 30, priceLevel: 0.85, setting: 'city', water: true },
    `
    45.2485 -74.1185 0.9 J6T rue Victoria, rue Dufferin, rue Alexandre, boulevard du Havre, rue Salaberry
  `,
  ),
  town(
    '71083',
    'Vaudreuil-Dorion',
    [45.40361, -74.03667],
    { weight: 32, priceLevel: 1.2, setting: 'suburb', water: true },
    `
    45.3945 -74.0435 0.9 J7V avenue Saint-Charles, rue Valois, rue Chicoine, boulevard de la Cité-des-Jeunes, rue des Floralies
  `,
  ),
  town(
    '55048',
    'Marieville',
    [45.43139, -73.16361],
    { weight: 8, priceLevel: 0.9, setting: 'town', water: false },
    `
    45.4335 -73.1655 0.9 J3M rue Claude-De Ramezay, chemin du Ruisseau-Barré, rue du Pont, rue Sainte-Marie
  `,
  ),
];
