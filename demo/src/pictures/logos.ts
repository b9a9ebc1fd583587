import type { Locale } from '@vitrine/contract/locale.ts';
import { type Lettering, lettering } from './logo-lettering.ts';

/** The two versions of a logo: `light` for a light background, `dark` for a dark one. */
export interface Logo {
  readonly light: string;
  readonly dark: string;
}

const rivageBlue = '#003da5';
const tessierRed = '#c4162a';
const tamaracGreen = '#1f5b45';
const ink = '#131d33';
const paper = '#ffffff';

/** « Groupe Rivage immobilier »: a roof over two waves of the river. */
export const rivageLogo: Logo = {
  light: rivage(rivageBlue, ink, paper),
  dark: rivage(paper, paper, rivageBlue),
};

const { courtiere, broker } = lettering;

/** « Maude Tessier-Lavoie, courtière immobilière »: an M that is also two gables. Her title is in the language of the page. */
export const tessierLogo: Record<Locale, Logo> = {
  fr: tessierLogoOf('Maude Tessier-Lavoie, courtière immobilière', courtiere),
  en: tessierLogoOf('Maude Tessier-Lavoie, real estate broker', broker),
};

/** « Le Domaine des Tamaracs »: a larch, the tree of its name. */
export const tamaracLogo: Logo = {
  light: tamarac(tamaracGreen, '#161b17', paper),
  dark: tamarac(paper, paper, tamaracGreen),
};

export const rivageFavicon = favicon(rivageBlue, roofAndWaves(paper));
export const tessierFavicon = favicon(tessierRed, twinGables(paper));
export const tamaracFavicon = favicon(tamaracGreen, larch(paper));

function rivage(symbol: string, color: string, mark: string): string {
  const { rivage: name, groupe, immobilier } = lettering;
  const left = 78;
  return svg(
    Math.ceil(left + Math.max(name.width * 0.8, immobilier.width, groupe.width) + 2),
    64,
    'Groupe Rivage immobilier',
    `<rect width="64" height="64" rx="14" fill="${symbol}"/>${roofAndWaves(mark)}` +
      word(groupe, left + 1, 9, color) +
      word(name, left - 1, 39, color, 0.8) +
      word(immobilier, left + 1, 62, color),
  );
}

function tessierLogoOf(alternative: string, title: Lettering): Logo {
  const inInk = (color: string) => tessier(color, alternative, title);
  return { light: inInk('#221a1c'), dark: inInk(paper) };
}

function tessier(color: string, alternative: string, title: Lettering): string {
  const name = lettering.maude;
  const left = 76;
  return svg(
    Math.ceil(left + Math.max(name.width, title.width) + 2),
    64,
    alternative,
    `<rect width="64" height="64" rx="32" fill="${tessierRed}"/>${twinGables(paper)}${word(name, left, 34, color)}${word(title, left + 1, 54, color)}`,
  );
}

function tamarac(symbol: string, color: string, mark: string): string {
  const { domaine, tamaracs: name } = lettering;
  const left = 76;
  return svg(
    Math.ceil(left + Math.max(name.width, domaine.width) + 2),
    64,
    'Le Domaine des Tamaracs',
    `<path d="M32 0c17.700 0 32 14.300 32 32v26a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V32C0 14.300 14.300 0 32 0Z" fill="${symbol}"/>${larch(mark)}${word(domaine, left + 1, 16, color)}${word(name, left, 54, color)}`,
  );
}

function larch(colour: string): string {
  return `<path d="M32 10v44M32 17l-7 7M32 17l7 7M32 27l-10 10M32 27l10 10M32 38 20 50M32 38l12 12" fill="none" stroke="${colour}" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function roofAndWaves(colour: string): string {
  const line = `fill="none" stroke="${colour}" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"`;
  return (
    `<path d="M13 31 32 14l19 17" ${line}/>` +
    `<path d="M13 42c4.750-4.200 9.500-4.200 14.250 0s9.500 4.200 14.250 0 6.500-3.600 9.500-1.800" ${line}/>` +
    `<path d="M13 52c4.750-4.200 9.500-4.200 14.250 0s9.500 4.200 14.250 0 6.500-3.600 9.500-1.800" ${line} opacity=".6"/>`
  );
}

function twinGables(colour: string): string {
  return `<path d="M15 46V30l8.500-10L32 30l8.500-10L49 30v16" fill="none" stroke="${colour}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M32 46v-6" stroke="${colour}" stroke-width="5" stroke-linecap="round"/>`;
}

function favicon(ground: string, symbol: string): string {
  return svg(64, 64, '', `<rect width="64" height="64" rx="14" fill="${ground}"/>${symbol}`);
}

function word({ path }: Lettering, x: number, y: number, colour: string, scale = 1): string {
  return `<path transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}" fill="${colour}" d="${path}"/>`;
}

function svg(width: number, height: number, title: string, body: string): string {
  const name = title === '' ? '' : `<title>${title}</title>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${name}${body}</svg>`;
}
