import { isAlertPath } from '../app/locale/alert-path.ts';
import { knownQuery, privateQuery } from '../app/site/known-query.ts';

const KNOWN_QUERY = [...knownQuery].sort();
/** Which route loaders a client navigation asks for; React Router adds it to the addresses that end in `.data`. */
const DATA_QUERY = [...KNOWN_QUERY, '_routes'].sort();
const PREVIEW_COOKIE = /(?:^|;\s*)vitrine_preview=/;
const PAGE_PATH = /^\/(fr|en)(?:$|[/.])/;
const NO_QUERY = new URLSearchParams();
/** Longer ones are not worth a place in memory. */
const MAX_KEY_LENGTH = 2048;

/**
 * How a page may be answered. `shared`: from the cache under `key`, or by rendering `key` as an address, which has the
 * known query alone; `exact` when that is what was asked for. `private`: for this visitor alone. `open`: the
 * application decides.
 */
export type PageAccess = { kind: 'shared'; key: string; exact: boolean } | { kind: 'private' } | { kind: 'open' };

/** The locale of a page's path (`/fr/…`, `/en.data`); undefined when the path is no page's. */
export function localeOf(pathname: string): 'fr' | 'en' | undefined {
  const locale = PAGE_PATH.exec(pathname)?.[1];
  return locale === 'fr' || locale === 'en' ? locale : undefined;
}

/** Decides how a GET of `url` may be answered. */
export function pageAccess(url: URL, cookies: string | undefined): PageAccess {
  if (cookies !== undefined && PREVIEW_COOKIE.test(cookies)) return { kind: 'private' };
  // What an alert shows is its owner's alone.
  if (isAlertPath(url.pathname)) return { kind: 'private' };
  const address = url.origin + url.pathname;
  // Most addresses have no query, and building its object costs more than all the rest.
  const asked = url.search === '' ? NO_QUERY : url.searchParams;
  if (privateQuery.some((name) => asked.has(name))) return { kind: 'private' };
  if (localeOf(url.pathname) === undefined) return { kind: 'open' };
  const known = asked === NO_QUERY ? NO_QUERY : queryOf(asked, url.pathname.endsWith('.data'));
  const key = known.size > 0 ? `${address}?${known}` : address;
  if (key.length > MAX_KEY_LENGTH) return { kind: 'open' };
  return { kind: 'shared', key, exact: known.size === asked.size };
}

function queryOf(asked: URLSearchParams, isData: boolean): URLSearchParams {
  const known = new URLSearchParams();
  for (const name of isData ? DATA_QUERY : KNOWN_QUERY) {
    for (const value of asked.getAll(name)) known.append(name, value);
  }
  return known;
}
