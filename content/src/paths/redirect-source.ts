import { isLocale, type Locale } from '@vitrine/contract/locale.ts';
import { isStorableText } from '../values/storable-text.ts';

/**
 * Normalises the addresses that are redirected. Case, a trailing slash, doubled slashes, percent-encoding and the order of the query are
 * ignored. A redirect without a query matches any query; one with a query matches requests that have all of its parameters.
 */

/** Maximum length of a normalised address, in characters; it is a key of a database index. */
export const maxSourceLength = 500;

/** Maximum number of parameters for which every combination is looked up: 64 combinations. */
const maxCombined = 6;

/** Matches parameters that campaigns and advertisers add to any address. */
const campaignParameter = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|mc_cid|mc_eid|_ga|_gl)$/i;

export interface RedirectSource {
  /** Normalised path. */
  path: string;
  /** Normalised path and query. */
  key: string;
}

/** Normalises an address as staff write it: a path with or without a query, or a full URL. */
export function redirectSource(address: string): RedirectSource {
  const local = address.trim().replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  const [, path = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(local) ?? [];
  const own = normalizePath(path);
  return { path: own, key: keyOf(own, pairsOf(new URLSearchParams(query))) };
}

/** Returns the language with which a path begins, or null. */
export function localeOfSource(path: string): Locale | null {
  const first = path.split('/')[1];
  return isLocale(first) ? first : null;
}

/** Returns a path in lower case, decoded, with single slashes and without the last one. */
export function normalizePath(path: string): string {
  const decoded = decodePath(path).normalize('NFC').toLowerCase().replaceAll('\\', '/');
  return `/${decoded}`.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export type Query = Readonly<Record<string, string | readonly string[]>>;

/** A combination of parameters that a redirect may have, and the other parameters of the request. */
export interface RedirectCandidate {
  key: string;
  /** Query string of the other parameters, as the visitor sent them. */
  rest: string;
}

/** Returns the keys of the redirects that match a request, those with the most parameters first; none for a path that is too long. */
export function redirectCandidates(path: string, query: Query): RedirectCandidate[] {
  const own = normalizePath(path);
  if (own.length > maxSourceLength) return [];
  const sent = Object.entries(query).flatMap(([name, values]) => [values].flat().map((value): Pair => [name, value]));
  const tested = sent.filter(([name]) => !campaignParameter.test(name));
  return combinations(tested)
    .map((chosen) => ({
      key: keyOf(own, normalizePairs(chosen)),
      rest: new URLSearchParams(sent.filter((pair) => !chosen.includes(pair)).map(mutable)).toString(),
    }))
    .filter(({ key }) => key.length <= maxSourceLength && isStorableText(key));
}

type Pair = readonly [name: string, value: string];

const mutable = ([name, value]: Pair): [string, string] => [name, value];

/**
 * Returns the combinations of parameters, larger ones first and the empty one last. With too many parameters, it returns all of them, each
 * of the first ones alone, and none.
 */
function combinations(pairs: readonly Pair[]): Pair[][] {
  if (pairs.length > maxCombined) return [[...pairs], ...pairs.slice(0, maxCombined).map((pair) => [pair]), []];
  const all = Array.from({ length: 2 ** pairs.length }, (_, bits) => pairs.filter((_, index) => bits & (1 << index)));
  return all.sort((one, other) => other.length - one.length);
}

const pairsOf = (query: URLSearchParams): Pair[] => normalizePairs([...query]);

const normalizePairs = (pairs: readonly Pair[]): Pair[] =>
  pairs.map(([name, value]): Pair => [name.normalize('NFC').toLowerCase(), value.normalize('NFC').toLowerCase()]);

function keyOf(path: string, pairs: readonly Pair[]): string {
  const query = new URLSearchParams(pairs.map(mutable));
  query.sort();
  return pairs.length > 0 ? `${path}?${query}` : path;
}
