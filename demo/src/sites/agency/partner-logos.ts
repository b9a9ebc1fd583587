import type { ImageComponent } from '@vitrine/contract/kinds/image.ts';
import type { SiteBundle } from '@vitrine/contract/site.ts';
import { both, logo } from '../../authoring.ts';

/** Returns a square logo: white lines on a colour. Its name stands beside it as text, because fonts do not load in an <img>. */
const drawing = (colour: string, lines: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="${colour}"/><g fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round">${lines}</g></svg>`;

const drawings = {
  valmont: {
    name: 'Étude Valmont',
    svg: drawing('#4a2c40', '<path d="m16 27 16-11 16 11ZM21 27v18M32 27v18M43 27v18M15 47h34"/>'),
  },
  heron: {
    name: 'Arpentage du Héron',
    svg: drawing('#2f5d62', '<path d="M23 20h18v10H23ZM32 30v18M32 33 19 48M32 33l13 15"/>'),
  },
  lynx: {
    name: 'Œil de lynx',
    svg: drawing(
      '#7a4a10',
      '<path d="M12 32s8-12 20-12 20 12 20 12-8 12-20 12-20-12-20-12Z"/><circle cx="32" cy="32" r="5"/>',
    ),
  },
  pignon: {
    name: 'Courtage Pignon',
    svg: drawing('#1f4e79', '<path d="M16 47V30l16-14 16 14v17M16 47h32M27 47V36h10v11"/>'),
  },
  abri: {
    name: 'Abri mutuelle',
    svg: drawing('#7b2d2d', '<path d="M14 34a18 18 0 0 1 36 0ZM32 34v11a4 4 0 0 0 8 0M32 16v-3"/>'),
  },
  grandPas: {
    name: 'Déménagement Grand Pas',
    svg: drawing(
      '#37573a',
      '<path d="M13 22h23v20H13ZM36 29h8l7 7v6H36"/><circle cx="22" cy="44" r="4"/><circle cx="43" cy="44" r="4"/>',
    ),
  },
  lumen: {
    name: 'Atelier Lumen',
    svg: drawing(
      '#5b4b8a',
      '<circle cx="32" cy="32" r="8"/><path d="M32 14v4M32 46v4M14 32h4M46 32h4M19 19l3 3M42 42l3 3M45 19l-3 3M22 42l-3 3"/>',
    ),
  },
  quai: {
    name: 'Caisse du Quai',
    svg: drawing('#0f5257', '<path d="M15 24h34M21 16v20M43 16v20M13 45c5-4 9-4 13 0s9 4 13 0 8-4 12-1"/>'),
  },
  boreal: { name: 'Crédit Boréal', svg: drawing('#243b6b', '<path d="M32 14v36M17 23l30 18M47 23 17 41"/>') },
  horizon: {
    name: 'Prêts Horizon',
    svg: drawing('#8a4b08', '<path d="M13 43h38M20 43a12 12 0 0 1 24 0M32 18v5M16 26l3 3M48 26l-3 3"/>'),
  },
};

export type PartnerKey = keyof typeof drawings;

const filenameOf = (key: string) => `partner-${key.toLowerCase()}.svg`;
const altOf = (name: string) => both(`Logo : ${name}`, `${name} logo`);

/** The logos of the partners, which are files of the site. */
export const partnerLogos: SiteBundle['logos'] = Object.entries(drawings).map(([key, { name, svg }]) => ({
  filename: filenameOf(key),
  svg,
  alt: altOf(name),
}));

export const partnerName = (key: PartnerKey): string => drawings[key].name;

export const partnerLogo = (key: PartnerKey): ImageComponent => logo(filenameOf(key), altOf(drawings[key].name));
