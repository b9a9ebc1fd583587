/**
 * The query that a page may depend on: the filters of the search (`2-blocks-and-search §2`) and its list, and what the archive of
 * the blog shows. Anything else, such as
 * the marks of a campaign, is the same page and shares its cache entry.
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

/** Parameters that make an answer one visitor's own; it is then never cached. */
export const privateQuery = ['variant', 'preview', 'edit'] as const;

/** The part of a query that the content service is told; a repeated key becomes a list. */
export function pageQuery(search: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const name of [...knownQuery, ...privateQuery]) {
    const [first, ...more] = search.getAll(name);
    if (first !== undefined) query[name] = more.length > 0 ? [first, ...more] : first;
  }
  return query;
}
