import type { Locale } from '@vitrine/contract/locale.ts';
import { searchPath } from '@vitrine/contract/search-path.ts';

/** Returns lower-case ASCII words joined by dashes; accents are dropped, ligatures are spelt out. */
export const slugify = (text: string): string =>
  text
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'Oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** Returns the internal address of a listing's page, without the locale prefix: `/proprietes/{slug}-{uls}`. */
export const listingUrl = (locale: Locale, uls: string, ...words: string[]): string =>
  `${searchPath[locale]}/${[slugify(words.join(' ')), uls].filter(Boolean).join('-')}`;
