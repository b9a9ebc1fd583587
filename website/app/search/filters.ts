import { activeFacts, writeFacts, writeOpenHouse } from '@vitrine/contract/core/active-facts.ts';
import { type Fact, type FactFilters, noFacts, type OpenHouseTime } from '@vitrine/contract/core/fact-filters.ts';
import type { PropertyTypeCode } from '@vitrine/contract/core/import.ts';
import type { ListingFilters, SortOrder } from '@vitrine/contract/core/properties-query.ts';
import type { MapViewport } from '../map/map-types.ts';
import { filterKeys } from '../site/known-query.ts';
import { writeViewport } from './viewport-query.ts';

/**
 * The filters of a search (search.8), and those by broker and office, which links set and visitors only remove; null
 * and empty values mean no filter. The bounds of the map are not among them: they are in `Search.viewport`, because neither a tag nor
 * the session stores them.
 */
export type SearchFilters = Omit<ListingFilters, 'bounds'>;

/** The state of a search, which determines list, map and count. The address holds all of it. */
export interface Search {
  filters: SearchFilters;
  order: SearchOrder;
  /** Page number, from 1. */
  page: number;
  /** The viewport to which the visitor moved the map; null while the map shows all results. */
  viewport: MapViewport | null;
  /** `list` shows the list, with the map beside it on wide screens; `map` shows the map alone. */
  view: 'list' | 'map';
  /** Words of a phrase that were not understood, which the page says until the filters change; absent when there are none. */
  words?: string;
}

export const noFilters: SearchFilters = {
  mun: [],
  type: [],
  price_min: null,
  price_max: null,
  bedrooms: null,
  bathrooms: null,
  forSaleForRent: null,
  open_house: null,
  area: null,
  ...noFacts,
  broker: [],
  office: [],
};

export const sortOrders = ['newest', 'oldest', 'price-desc', 'price-asc'] as const satisfies readonly SortOrder[];
/** `default` is the order of the site: the newest first, on a broker's site after the broker's own listings. */
export const searchOrders = ['default', ...sortOrders] as const;
export type SearchOrder = (typeof searchOrders)[number];
export const propertyTypes = [
  'maison',
  'condo',
  'prop',
  'ferme',
  'chalet',
  'terrain',
  'comm',
] as const satisfies readonly PropertyTypeCode[];

/** Returns the active filters as query parameters, for addresses and for core (search.1). */
export function writeFilters(filters: SearchFilters): URLSearchParams {
  const params = new URLSearchParams();
  for (const code of [...filters.mun].sort()) params.append('mun', code);
  for (const code of filters.type) params.append('type', code);
  for (const key of ['price_min', 'price_max', 'bedrooms', 'bathrooms', 'forSaleForRent'] as const) {
    const value = filters[key];
    if (value !== null) params.set(key, String(value));
  }
  if (filters.open_house) params.set('open_house', writeOpenHouse(filters.open_house));
  if (filters.area) params.set('area', filters.area);
  for (const [name, value] of writeFacts(filters)) params.set(name, value);
  for (const key of ['broker', 'office'] as const) {
    for (const slug of filters[key]) params.append(key, slug);
  }
  return params;
}

/** All query parameters that belong to a search. */
export const searchKeys = [
  ...filterKeys,
  'reset_filters',
  'order_by',
  'bounds',
  'zoom',
  'view',
  'page',
  'words',
] as const;

/** Returns the query of a search. Default values are omitted, so that one search has one address. */
export function writeSearch({ filters, order, page, viewport, view, words }: Search): URLSearchParams {
  const params = writeFilters(filters);
  if (order !== 'default') params.set('order_by', order);
  if (viewport) writeViewport(params, viewport);
  if (view !== 'list') params.set('view', view);
  if (page > 1) params.set('page', String(page));
  if (words) params.set('words', words);
  return params;
}

/** Returns the filters with a price range. The prices of both transactions are not comparable: without a transaction they are those of sales. */
export const withPrices = (
  filters: SearchFilters,
  range: Pick<SearchFilters, 'price_min' | 'price_max'>,
): SearchFilters => ({ ...filters, ...range, forSaleForRent: filters.forSaleForRent ?? 'buy' });

/** True when two searches have the same filters. */
export const areSameFilters = (one: SearchFilters, other: SearchFilters): boolean =>
  writeFilters(one).toString() === writeFilters(other).toString();

/**
 * Returns the search with other filters. Other municipalities and another drawn area reset the viewport of the map, and the last of both that was
 * chosen is where the visitor looks; other changes keep them.
 */
export function withFilters({ words: _, ...search }: Search, filters: SearchFilters): Search {
  const hasOtherPlaces = filters.mun.join() !== search.filters.mun.join();
  const hasOtherArea = filters.area !== search.filters.area;
  return {
    ...search,
    filters: {
      ...filters,
      ...(hasOtherPlaces && !hasOtherArea && filters.mun.length > 0 && { area: null }),
      ...(hasOtherArea && filters.area !== null && { mun: [] }),
    },
    page: 1,
    viewport: hasOtherPlaces || hasOtherArea ? null : search.viewport,
  };
}

/** Returns the search without any filter, in the same sort order. */
export const withoutFilters = ({ words: _, ...search }: Search): Search => ({
  ...search,
  filters: noFilters,
  page: 1,
  viewport: null,
});

/**
 * Returns the filters of a search that a property alert keeps: homes for sale, of one broker and one office. Null when the search is for
 * rent, or none of its filters is left.
 */
export function alertFilters(filters: SearchFilters): SearchFilters | null {
  if (filters.forSaleForRent === 'rent') return null;
  const only = (slugs: string[]) => (slugs.length === 1 ? slugs : []);
  const [broker, office] = [only(filters.broker), only(filters.office)];
  const kept = { ...filters, forSaleForRent: null, open_house: null, days: null, broker, office };
  return writeFilters(kept).size > 0 ? kept : null;
}

/** One filter that a visitor can remove. */
export type ActiveFilter =
  | { key: 'mun' | 'type' | 'broker' | 'office'; value: string }
  | { key: 'price'; low: number | null; high: number | null }
  | { key: 'bedrooms' | 'bathrooms'; value: number }
  | { key: 'forSaleForRent'; value: 'buy' | 'rent' }
  | { key: 'open_house'; value: OpenHouseTime }
  | { key: 'area' }
  | { key: 'fact'; fact: Fact; facts: FactFilters };

/** Returns the active filters in the order of their tags; both prices are one filter. */
export function activeFilters(filters: SearchFilters): ActiveFilter[] {
  const { price_min: low, price_max: high, bedrooms, bathrooms, forSaleForRent } = filters;
  return [
    ...filters.mun.map((value) => ({ key: 'mun' as const, value })),
    ...(forSaleForRent ? [{ key: 'forSaleForRent' as const, value: forSaleForRent }] : []),
    ...filters.type.map((value) => ({ key: 'type' as const, value })),
    ...(low !== null || high !== null ? [{ key: 'price' as const, low, high }] : []),
    ...(bedrooms !== null ? [{ key: 'bedrooms' as const, value: bedrooms }] : []),
    ...(bathrooms !== null ? [{ key: 'bathrooms' as const, value: bathrooms }] : []),
    ...(filters.open_house ? [{ key: 'open_house' as const, value: filters.open_house }] : []),
    ...(filters.area ? [{ key: 'area' as const }] : []),
    ...activeFacts(filters).map((fact) => ({ key: 'fact' as const, fact, facts: filters })),
    ...filters.broker.map((value) => ({ key: 'broker' as const, value })),
    ...filters.office.map((value) => ({ key: 'office' as const, value })),
  ];
}
