import { type Municipality, town } from '../place.ts';

/** Outaouais et Abitibi-Témiscamingue. */
export const outaouaisAbitibi: readonly Municipality[] = [
  town(
    '82025',
    'Chelsea',
    [45.5, -75.78333],
    { weight: 10, priceLevel: 1.5, setting: 'resort', water: true },
    `
    45.5035 -75.7905 0.8 J9B chemin Old Chelsea, chemin Scott, chemin de la Mine, chemin Kingsmere, chemin du Lac-Meech
  `,
  ),
  town(
    '82015',
    'Val-des-Monts',
    [45.665, -75.73417],
    { weight: 12, priceLevel: 0.95, setting: 'resort', water: true },
    `
    45.6485 -75.6655 0.9 J8N route du Carrefour, chemin du Fort, chemin Saint-Antoine, chemin Brookdale, route Principale
  `,
  ),
  town(
    '86042',
    'Rouyn-Noranda',
    [48.2375, -79.01722],
    { weight: 22, priceLevel: 0.65, setting: 'city', water: true },
    `
    48.2315 -79.0085 0.7 J9X avenue Larivière, rue Gamble Ouest, avenue Murdoch, rue Perreault Est, avenue Québec
  `,
  ),
  town(
    '89008',
    'Val-d’Or',
    [48.10194, -77.78944],
    { weight: 18, priceLevel: 0.68, setting: 'city', water: true },
    `
    48.1005 -77.7935 0.9 J9P 3e Avenue, boulevard Forest, rue Curé-Roy, 7e Rue, rue Perreault
  `,
  ),
];
