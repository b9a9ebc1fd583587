import type { ListingFilters } from '@vitrine/contract/core/properties-query.ts';

/** The query parameters of the search's filters, in the order in which they are written. */
export const filterKeys = [
  'mun',
  'type',
  'price_min',
  'price_max',
  'bedrooms',
  'bathrooms',
  'forSaleForRent',
  'open_house',
  'area',
  'broker',
  'office',
] as const satisfies readonly (keyof ListingFilters)[];

/**
 * Query parameters that can change a page: the filters of the search (search.1), its list, the blog archive, the listings of a comparison, and the language of people.
 * All others, such as campaign parameters, are ignored and share the same cache entry.
 */
export const knownQuery = [
  ...filterKeys,
  'reset_filters',
  'order_by',
  'bounds',
  'view',
  'page',
  'words',
  'categories',
  'order',
  'uls',
  'language',
] as const;

/** Query parameter of a phrase, which the search page answers with a redirect to what the phrase means. */
export const phraseKey = 'q';

/** The same from the dialog of criteria, whose field belongs to the form of the other one. */
export const dialogPhraseKey = 'q_dialog';

/** Returns the phrase of a query; empty without one. Without JavaScript a form sends both of its fields. */
export const phraseIn = (query: URLSearchParams): string =>
  [phraseKey, dialogPhraseKey].map((key) => query.get(key)?.trim() ?? '').find((text) => text !== '') ?? '';

/** Query parameters that make a response specific to one visitor, so that it is never cached. */
export const privateQuery = ['variant', 'preview', 'edit'] as const;

const pageParameters = [...knownQuery, ...privateQuery];

type Query = Record<string, string | string[]>;

/** Returns the part of a query that may change a page; a repeated key becomes a list. */
export const pageQuery = (search: URLSearchParams): Query => queryOf(search, pageParameters);

/** Maximum number of parameters that the content service receives. */
const maxParameters = 50;

/** Returns a query as the content service receives it, which may redirect an old address by any parameter. */
export function wholeQuery(search: URLSearchParams): Query {
  const names = new Set([...pageParameters, ...search.keys()].filter((name) => search.has(name)));
  return queryOf(search, [...names].slice(0, maxParameters));
}

const queryOf = (search: URLSearchParams, names: readonly string[]): Query =>
  Object.fromEntries(
    names.flatMap((name) => {
      const [first, ...more] = search.getAll(name);
      return first === undefined ? [] : [[name, more.length > 0 ? [first, ...more] : first]];
    }),
  );

/**
 * Returns `path` with the part of `search` that the page depends on, for links to the same page. The order of the parameters is
 * fixed and the others are left out: the server renders a shared page without them, and the browser must write the same link. All
 * values are codes and ids that are the same in both languages.
 */
export function withPageQuery(path: string, search: string): string {
  const asked = new URLSearchParams(search);
  const carried = new URLSearchParams();
  for (const name of pageParameters) for (const value of asked.getAll(name)) carried.append(name, value);
  if (carried.size === 0) return path;
  const [, page = '', own = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(path) ?? [];
  return `${page}?${own ? `${own}&` : ''}${carried}${hash}`;
}
