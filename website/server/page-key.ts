import { isAlertPath } from '../app/locale/alert-path.ts';
import { knownQuery, privateQuery } from '../app/site/known-query.ts';

const KNOWN_QUERY = [...knownQuery].sort();
const PREVIEW_COOKIE = /(?:^|;\s*)vitrine_preview=/;
const PAGE_PATH = /^\/(fr|en)(?:$|[/.])/;
const NO_QUERY = new URLSearchParams();
/** Maximum length of a cache key. Longer addresses are not cached. */
const MAX_KEY_LENGTH = 2048;

/**
 * Determines the response to a page request. `shared`: from the cache under `key`, or by rendering `key` as an address, which has
 * only the known query; `exact` when that is the requested address. `private`: for this visitor only. `open`: the application
 * decides.
 */
export type PageAccess = { kind: 'shared'; key: string; exact: boolean } | { kind: 'private' } | { kind: 'open' };

/** Returns the locale of a page's path (`/fr/…`, `/en.data`); undefined for any other path. */
export function localeOf(pathname: string): 'fr' | 'en' | undefined {
  const locale = PAGE_PATH.exec(pathname)?.[1];
  return locale === 'fr' || locale === 'en' ? locale : undefined;
}

/** Decides how to answer a GET of `url`. */
export function pageAccess(url: URL, cookies: string | undefined): PageAccess {
  if (cookies !== undefined && PREVIEW_COOKIE.test(cookies)) return { kind: 'private' };
  // The page of an alert is visible to its owner only.
  if (isAlertPath(url.pathname)) return { kind: 'private' };
  const address = url.origin + url.pathname;
  // Most addresses have no query, and parsing one costs more than the rest of this function.
  const asked = url.search === '' ? NO_QUERY : url.searchParams;
  if (privateQuery.some((name) => asked.has(name))) return { kind: 'private' };
  if (localeOf(url.pathname) === undefined) return { kind: 'open' };
  const known = asked === NO_QUERY ? NO_QUERY : queryOf(asked);
  const key = known.size > 0 ? `${address}?${known}` : address;
  if (key.length > MAX_KEY_LENGTH) return { kind: 'open' };
  return { kind: 'shared', key, exact: known.size === asked.size };
}

function queryOf(asked: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams();
  for (const name of KNOWN_QUERY) {
    for (const value of asked.getAll(name)) known.append(name, value);
  }
  return known;
}
