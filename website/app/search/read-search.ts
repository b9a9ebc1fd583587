import { areaPattern } from '@vitrine/contract/core/area-pattern.ts';
import { roomCounts } from '@vitrine/contract/core/facet-choices.ts';
import type { SortOrder } from '@vitrine/contract/core/properties-query.ts';
import { readFacts, readOpenHouse } from '@vitrine/contract/core/read-facts.ts';
import { filterKeys } from '../site/known-query.ts';
import { noFilters, propertyTypes, type Search, type SearchFilters, sortOrders } from './filters.ts';
import { readViewport } from './viewport-query.ts';

const transactions = ['buy', 'rent'] as const;

const mostRooms = roomCounts.length;
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
    open_house: readOpenHouse(params.get('open_house')),
    ...readFacts((name) => params.get(name)),
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
