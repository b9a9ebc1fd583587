import { areaPattern } from '@vitrine/contract/core/area-pattern.ts';
import type { PropertyTypeCode } from '@vitrine/contract/core/import.ts';
import type { ListingFilters, SortOrder } from '@vitrine/contract/core/properties-query.ts';
import type { MapViewport } from '../map/map-types.ts';
import { filterKeys } from '../site/known-query.ts';
import { readViewport, writeViewport } from './viewport-query.ts';

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
  open_house: false,
  area: null,
  broker: [],
  office: [],
};

const sortOrders = ['newest', 'oldest', 'price-desc', 'price-asc'] as const satisfies readonly SortOrder[];
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
const transactions = ['buy', 'rent'] as const;

/** Numbers of bedrooms and bathrooms that can be chosen, each as a minimum (search.27). */
export const roomCounts = [1, 2, 3, 4, 5] as const;
const mostRooms = 5;
/** Maximum number of municipalities and boroughs read from an address. Longer lists are not written by the website. */
const mostMunicipalities = 200;
/** Maximum number of brokers and of offices read from an address. */
const mostSlugs = 20;
const highestPrice = 1e12;
const lastPage = 1e6;
/** Longest words that a page repeats, in characters. */
const mostWords = 120;

/** True when an address contains a filter; otherwise the filters of the session apply (search.4). */
export const hasFilterKey = (params: URLSearchParams): boolean =>
  ['reset_filters', 'bounds', 'words', ...filterKeys].some((key) => params.has(key));

/** Reads a search from the query of an address. Never throws: values are cast, and invalid ones corrected or ignored. */
export function readSearch(params: URLSearchParams): Search {
  const isReset = isTrue(params.get('reset_filters'));
  const words = params.get('words')?.slice(0, mostWords);
  return {
    filters: isReset ? noFilters : readFilters(params),
    order: readOrder(params.get('order_by')) ?? 'default',
    page: Math.floor(toNumber(params.get('page'), 1, lastPage) ?? 1),
    viewport: isReset ? null : readViewport(params),
    view: params.get('view') === 'map' ? 'map' : 'list',
    ...(words && { words }),
  };
}

function readFilters(params: URLSearchParams): SearchFilters {
  const low = toNumber(params.get('price_min'), 0, highestPrice);
  // A maximum price of 0 would match nothing; an empty form field may send it.
  const high = toNumber(params.get('price_max'), 1, highestPrice);
  const isReversed = low !== null && high !== null && low > high;
  return mendFilters({
    mun: params.getAll('mun').filter((code) => /^[\w-]{1,60}$/.test(code)),
    type: params.getAll('type').flatMap((code) => propertyTypes.find((known) => known === code) ?? []),
    price_min: isReversed ? high : low,
    price_max: isReversed ? low : high,
    bedrooms: toRooms(params.get('bedrooms')),
    bathrooms: toRooms(params.get('bathrooms')),
    forSaleForRent: transactions.find((known) => known === params.get('forSaleForRent')) ?? null,
    open_house: isTrue(params.get('open_house')),
    area: readArea(params.get('area')),
    broker: readSlugs(params.getAll('broker')),
    office: readSlugs(params.getAll('office')),
  });
}

/** Returns a drawn area, which core decodes; null for a text that is none. */
const readArea = (text: string | null): string | null => (text !== null && areaPattern.test(text) ? text : null);

/** Returns the slugs in the normal form of a list: each once, sorted. */
const readSlugs = (values: string[]): string[] =>
  [...new Set(values.filter((slug) => /^[\w-]{1,60}$/.test(slug)))].slice(0, mostSlugs).sort();

/**
 * Returns the normal form of filters, so that equal searches have equal addresses: no minimum price of 0, each municipality once,
 * sorted lists (search.20), and at most one type.
 */
const mendFilters = (filters: SearchFilters): SearchFilters => ({
  ...filters,
  mun: [...new Set(filters.mun)].slice(0, mostMunicipalities).sort(),
  type: filters.type.slice(0, 1),
  price_min: filters.price_min === 0 ? null : filters.price_min,
});

/** Reads a sort order; accepts `price_desc` and `price_asc` as well (search.10). */
function readOrder(value: string | null): SortOrder | null {
  const spelled = value?.replace('_', '-');
  return sortOrders.find((known) => known === spelled) ?? null;
}

/** Parses a number that may contain any kind of space, such as `450 000`; null when it is not a number or below `least`. */
function toNumber(value: string | null, least: number, most: number): number | null {
  const text = value?.replace(/[\s\u00a0\u202f]/g, '') ?? '';
  const number = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) && number >= least ? Math.min(number, most) : null;
}

function toRooms(value: string | null): number | null {
  const rooms = toNumber(value, 1, mostRooms);
  return rooms === null ? null : Math.floor(rooms);
}

const isTrue = (value: string | null): boolean => value === '1' || value === 'true';

/** Returns the active filters as query parameters, for addresses and for core (search.1). */
export function writeFilters(filters: SearchFilters): URLSearchParams {
  const params = new URLSearchParams();
  for (const code of [...filters.mun].sort()) params.append('mun', code);
  for (const code of filters.type) params.append('type', code);
  for (const key of ['price_min', 'price_max', 'bedrooms', 'bathrooms', 'forSaleForRent'] as const) {
    const value = filters[key];
    if (value !== null) params.set(key, String(value));
  }
  if (filters.open_house) params.set('open_house', '1');
  if (filters.area) params.set('area', filters.area);
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
  const kept = { ...filters, forSaleForRent: null, open_house: false, broker, office };
  return writeFilters(kept).size > 0 ? kept : null;
}

/** One filter that a visitor can remove. */
export type ActiveFilter =
  | { key: 'mun' | 'type' | 'broker' | 'office'; value: string }
  | { key: 'price'; low: number | null; high: number | null }
  | { key: 'bedrooms' | 'bathrooms'; value: number }
  | { key: 'forSaleForRent'; value: 'buy' | 'rent' }
  | { key: 'open_house' }
  | { key: 'area' };

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
    ...(filters.open_house ? [{ key: 'open_house' as const }] : []),
    ...(filters.area ? [{ key: 'area' as const }] : []),
    ...filters.broker.map((value) => ({ key: 'broker' as const, value })),
    ...filters.office.map((value) => ({ key: 'office' as const, value })),
  ];
}
