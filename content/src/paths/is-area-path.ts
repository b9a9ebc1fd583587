import { readAreaPath } from '@vitrine/contract/core/area-path.ts';
import type { Locale } from '@vitrine/contract/locale.ts';

/** True for the path of an area on a site with a search in these languages; areas need one in their language. */
export const isAreaPath = (path: string, searchLocales: readonly Locale[]): boolean =>
  readAreaPath(path) !== null && searchLocales.some((locale) => path.startsWith(`/${locale}/`));
