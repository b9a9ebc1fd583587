import { isAlertPath } from '../app/locale/alert-path.ts';
import { fixedPath } from '../app/locale/paths.ts';
import { readSheetPath } from '../app/locale/sheet-path.ts';
import { knownQuery, phraseIn, privateQuery } from '../app/site/known-query.ts';

const sortedKnownQuery = [...knownQuery].sort();
const previewCookie = /(?:^|;\s*)vitrine_preview=/;
const pagePathPattern = /^\/(fr|en)(?:$|[/.])/;
const noQuery = new URLSearchParams();
/** Maximum length of a cache key. Longer addresses are not cached. */
const maxKeyLength = 2048;

/**
 * Determines the response to a page request. `shared`: from the cache under `key`, or by rendering `key` as an address, which has
 * only the known query; `exact` when that is the requested address. `private`: for this visitor only. `open`: the application
 * decides.
 */
export type PageAccess = { kind: 'shared'; key: string; exact: boolean } | { kind: 'private' } | { kind: 'open' };

/** Returns the locale of a page's path (`/fr/…`, `/en.data`); undefined for any other path. */
export function localeOf(pathname: string): 'fr' | 'en' | undefined {
  const locale = pagePathPattern.exec(pathname)?.[1];
  return locale === 'fr' || locale === 'en' ? locale : undefined;
}

/** Decides how to answer a GET of `url`. */
export function pageAccess(url: URL, cookies: string | undefined): PageAccess {
  if (cookies !== undefined && previewCookie.test(cookies)) return { kind: 'private' };
  // The page of an alert is visible to its owner only.
  if (isAlertPath(url.pathname)) return { kind: 'private' };
  const address = url.origin + url.pathname;
  // Most addresses have no query, and parsing one costs more than the rest of this function.
  const asked = url.search === '' ? noQuery : url.searchParams;
  if (privateQuery.some((name) => asked.has(name))) return { kind: 'private' };
  const locale = localeOf(url.pathname);
  // The page cache holds texts; a PDF is kept by its route.
  if (locale === undefined || readSheetPath(url.pathname)) return { kind: 'open' };
  if (phraseIn(asked) !== '' && url.pathname.startsWith(fixedPath('search', locale))) return { kind: 'open' };
  const known = asked === noQuery ? noQuery : queryOf(asked);
  const key = known.size > 0 ? `${address}?${known}` : address;
  if (key.length > maxKeyLength) return { kind: 'open' };
  return { kind: 'shared', key, exact: known.size === asked.size };
}

function queryOf(asked: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams();
  for (const name of sortedKnownQuery) {
    for (const value of asked.getAll(name)) known.append(name, value);
  }
  return known;
}
