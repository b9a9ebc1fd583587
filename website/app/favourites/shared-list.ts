import type { Locale } from '@vitrine/contract/locale.ts';
import { maxFavourites } from '../components/favourites/favourite.ts';
import { favouritesPaths } from '../locale/favourites-path.ts';

const names: Readonly<Record<Locale, string>> = { fr: 'liste', en: 'list' };

/** Returns the address of a list. The numbers are its fragment, which no browser sends to a server. */
export const sharedListAddress = (origin: string, locale: Locale, numbers: readonly string[]): string =>
  `${origin}${favouritesPaths[locale]}#${names[locale]}=${numbers.join()}`;

/** Reads the numbers of a list from a fragment, in either language; null for any other fragment. */
export function readSharedList(hash: string): string[] | null {
  const [, list = ''] = /^#(?:liste|list)=([\d,%C]+)$/i.exec(hash) ?? [];
  const numbers = list.split(/,|%2C/i).filter((uls) => /^\d{4,12}$/.test(uls));
  return numbers.length > 0 ? [...new Set(numbers)].slice(0, maxFavourites) : null;
}
