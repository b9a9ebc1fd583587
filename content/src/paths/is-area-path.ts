import { readAreaPath } from '@vitrine/contract/core/area-path.ts';
import type { Locale } from '@vitrine/contract/locale.ts';

/**
 * True for the path of an area page on a site with a search page in these languages; an area page exists only in a language with a search
 * page.
 */
export const isAreaPath = (path: string, searchLocales: readonly Locale[]): boolean =>
  readAreaPath(path) !== null && searchLocales.some((locale) => path.startsWith(`/${locale}/`));
