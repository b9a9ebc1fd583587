import { z } from 'zod';
import { areaPattern } from './area-pattern.ts';
import { type PropertyTypeCode, propertyTypeCodes } from './import.ts';
import type { MapBounds } from './map-bounds.ts';

/** The page size of the search (search.25) and the maximum of one call. */
export const searchPageSize = 25;
export const searchPageSizeLimit = 100;

export const sortOrders = ['newest', 'oldest', 'price-desc', 'price-asc'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** The parsed filters (search.8), and those by broker and office; null and empty lists mean that the filter is not set. */
export interface ListingFilters {
  mun: string[];
  type: PropertyTypeCode[];
  price_min: number | null;
  price_max: number | null;
  /** Minimum number of bedrooms. */
  bedrooms: number | null;
  bathrooms: number | null;
  forSaleForRent: 'buy' | 'rent' | null;
  open_house: boolean;
  bounds: MapBounds | null;
  /** The area that the visitor drew on the map (`search-area.ts`). */
  area: string | null;
  /** Slugs of brokers. */
  broker: string[];
  /** Slugs of offices. */
  office: string[];
}

export type PropertiesQuery = ListingFilters & {
  /** `sold`: listings that were sold, latest first, returned without their price. */
  status: 'active' | 'sold';
  format: 'map' | 'page' | 'count';
  /** Null means the default order of the site: `newest`, and on a broker's site the broker's own listings come first. */
  order_by: SortOrder | null;
  page: number;
  limit: number;
  /** The `next` of the previous page, after which this page begins; `page` is then ignored. */
  after: string | null;
  /** The zoom of the map, which determines the size of clusters; null when the caller does not send it. */
  zoom: number | null;
  /** The format of the markers: `propertiesMap`, or the columns of `marker-columns.ts`. */
  markers: 'objects' | 'columns';
};

const blank = /[\s\u00a0\u202f]/g;

function toNumber(value: unknown, min: number, max: number): number | null {
  const text = (Array.isArray(value) ? value.at(-1) : value)?.toString().replace(blank, '') ?? '';
  const number = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) && number >= min ? Math.min(number, max) : null;
}

/** Maximum number of values of a repeated parameter: larger than the number of municipalities in Québec. */
const valuesLimit = 1500;

function toTexts(value: unknown): string[] {
  const list = Array.isArray(value) ? value : value === undefined ? [] : [value];
  return [...new Set(list.map(String))].filter((text) => /^[\w-]{1,60}$/.test(text)).slice(0, valuesLimit);
}

const number = (description: string, min: number, max: number) =>
  z
    .unknown()
    .optional()
    .transform((value) => toNumber(value, min, max))
    .meta({ description, type: 'number' });

const texts = (description: string, items?: readonly string[]) =>
  z
    .unknown()
    .optional()
    .transform((value) => toTexts(value).filter((text) => !items || items.includes(text)))
    .meta({ description, type: 'array', items: items ? { type: 'string', enum: items } : { type: 'string' } });

/** Returns the schema of a parameter: its last value when it is one of `choices`, else null. */
const choice = <Choice extends string>(description: string, choices: readonly Choice[]) =>
  z
    .unknown()
    .optional()
    .transform((value) => choices.find((known) => known === toTexts(value).at(-1)?.replace('_', '-')) ?? null)
    .meta({ description, type: 'string', enum: choices });

/** Format of a cursor: `own-` among the listings that come before all others, the sort key of a listing, µs or CAD, and its number. */
const cursorPattern = /^(first-)?-?\d{1,16}(\.\d{1,16})?-\d{4,12}$/;

/** Refuses what is no area: without it the search would find listings everywhere as if they lay in the drawn area. */
const area = z
  .unknown()
  .optional()
  .transform((value, context) => {
    const text = (Array.isArray(value) ? value.at(-1) : value)?.toString() ?? '';
    if (text !== '' && !areaPattern.test(text)) {
      context.addIssue('An area is a circle (latitude_longitude_km) or the letters of 3 to 100 corners.');
      return z.NEVER;
    }
    return text || null;
  })
  .meta({
    description:
      'The area that a visitor drew on the map: a circle `latitude_longitude_km` of 0.5 to 25 km, or 3 to 100 corners as an encoded polyline in letters of its own (`contract/src/core/search-area.ts`). Anything else is an error.',
    type: 'string',
  });

const isTrue = (value: unknown) => ['1', 'true'].includes(String(Array.isArray(value) ? value.at(-1) : value));

/**
 * The parameters of `GET properties` as text (search.8). An invalid filter is ignored, because a shared or hand-edited address
 * should still find something; only an unknown `format` and an `area` that is none are errors.
 */
export const propertiesParameters = z.object({
  mun: texts('Municipality codes (MUN_CODE); repeats.'),
  type: texts('Property type codes; repeats.', propertyTypeCodes),
  price_min: number('Lowest price, CAD. Swapped with price_max when above it.', 0, 1e12),
  price_max: number('Highest price, CAD.', 0, 1e12),
  bedrooms: number('At least so many bedrooms.', 1, 99),
  bathrooms: number('At least so many bathrooms.', 1, 99),
  forSaleForRent: choice('For sale or for rent.', ['buy', 'rent']),
  open_house: z
    .unknown()
    .optional()
    .transform(isTrue)
    .meta({ description: '1: only listings with an open house to come.', type: 'string', enum: ['1'] }),
  SouthWest_lat: number('South edge of the map, degrees. The four bounds count only together.', -90, 90),
  SouthWest_lng: number('West edge of the map.', -180, 180),
  NorthEast_lat: number('North edge of the map.', -90, 90),
  NorthEast_lng: number('East edge of the map.', -180, 180),
  area,
  broker: texts('Slugs of brokers whose listings alone are found; repeats.'),
  office: texts('Slugs of offices whose listings alone are found; repeats.'),
  status: choice(
    'sold: the sold listings in place of the active ones, the latest first; prices neither show nor filter.',
    ['active', 'sold'],
  ),
  order_by: choice(
    'Order of the listings; equal keys are broken by uls. Absent: the newest first, on a broker’s site after the broker’s own. By price, what is for sale comes before what is for rent.',
    sortOrders,
  ),
  format: z.enum(['map', 'count']).optional().meta({
    description: 'map: markers and the first listings; count: the total alone; absent: one page of listings.',
  }),
  page: number('Page of the listings, from 1.', 1, 1e6),
  limit: number(`Listings a page, at most ${searchPageSizeLimit}.`, 1, searchPageSizeLimit),
  after: z
    .unknown()
    .optional()
    .transform((value) => (typeof value === 'string' && cursorPattern.test(value) ? value : null))
    .meta({
      description:
        'The `next` of the page before, in place of `page`: no listing is repeated or skipped while others change.',
      type: 'string',
    }),
  listingLimit: number('Listings that come with format=map; 0 for the map alone.', 0, searchPageSizeLimit),
  zoom: number('Zoom of the map, 0 to 22: sizes the clusters.', 0, 22),
  markers: choice('columns: the markers as columns of numbers (`propertiesMapColumns`).', ['columns']),
});

const inOrder = (low: number | null, high: number | null) =>
  low !== null && high !== null && low > high ? ([high, low] as const) : ([low, high] as const);

function toBounds(raw: z.output<typeof propertiesParameters>): MapBounds | null {
  const [south, north] = inOrder(raw.SouthWest_lat, raw.NorthEast_lat);
  const [west, east] = inOrder(raw.SouthWest_lng, raw.NorthEast_lng);
  if (south === null || north === null || west === null || east === null) return null;
  return { SouthWest_lat: south, SouthWest_lng: west, NorthEast_lat: north, NorthEast_lng: east };
}

/** The query of `GET properties` after correction: reversed prices and bounds are swapped, limits are applied. */
export const propertiesQuery = propertiesParameters.transform((raw): PropertiesQuery => {
  const [price_min, price_max] = inOrder(raw.price_min, raw.price_max);
  const limit = raw.format === 'map' ? (raw.listingLimit ?? raw.limit) : raw.limit;
  return {
    mun: raw.mun,
    // The filter above leaves known codes only, which its type does not express.
    type: raw.type as PropertyTypeCode[],
    price_min,
    price_max,
    bedrooms: raw.bedrooms,
    bathrooms: raw.bathrooms,
    forSaleForRent: raw.forSaleForRent,
    open_house: raw.open_house,
    bounds: toBounds(raw),
    area: raw.area,
    broker: raw.broker,
    office: raw.office,
    status: raw.status ?? 'active',
    format: raw.format ?? 'page',
    order_by: raw.order_by,
    page: Math.floor(raw.page ?? 1),
    limit: Math.floor(limit ?? searchPageSize),
    after: raw.after,
    zoom: raw.zoom,
    markers: raw.markers ?? 'objects',
  };
});

/** Returns the parameters of an address by name, repeated ones as a list, as `propertiesQuery` parses them. */
export function readParameters(params: URLSearchParams): Record<string, string | string[]> {
  const names = new Set(params.keys());
  return Object.fromEntries(
    [...names].map((name) => {
      const values = params.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}
