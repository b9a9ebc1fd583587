/**
 * Query parameters that can change a page: the filters of the search (`2-blocks-and-search §2`), its list, and the blog archive.
 * All others, such as campaign parameters, are ignored and share the same cache entry.
 */
export const knownQuery = [
  'mun',
  'type',
  'price_min',
  'price_max',
  'bedrooms',
  'bathrooms',
  'forSaleForRent',
  'open_house',
  'reset_filters',
  'order_by',
  'bounds',
  'view',
  'page',
  'categories',
  'order',
] as const;

/** Query parameters that make a response specific to one visitor, so that it is never cached. */
export const privateQuery = ['variant', 'preview', 'edit'] as const;

const pageParameters = [...knownQuery, ...privateQuery];

/** Returns the part of a query that the content service receives; a repeated key becomes a list. */
export function pageQuery(search: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const name of pageParameters) {
    const [first, ...more] = search.getAll(name);
    if (first !== undefined) query[name] = more.length > 0 ? [first, ...more] : first;
  }
  return query;
}

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
