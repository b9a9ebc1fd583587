import type { ListingFilters } from '@vitrine/contract/core/properties-query.ts';
import type { SearchScope } from '../search-query.ts';
import type { ListingColumns } from './listing-columns.ts';
import { kindMask, nowhere, toHundredths, toMicrodegrees, traitBits } from './representation.ts';

/** The slots that a search finds, oldest first: the first `count` of `slots`. Good until the next search, which writes over them. */
export type FoundRows = { slots: Int32Array; count: number };

/** One for the process: searches never overlap, as none of them waits. */
let scratch = new Int32Array(0);

/**
 * What `isFound` of `search-query.ts` says in SQL, said over the columns: one pass for each filter that is set, each over what
 * the one before has left. With no filter nothing is walked.
 */
export function findRows(
  columns: ListingColumns,
  filters: ListingFilters,
  { micrositeId, now }: SearchScope,
): FoundRows {
  if (scratch.length < columns.count) scratch = new Int32Array(columns.order.length);
  const into = scratch;
  let slots = columns.order;
  let count = columns.count;
  const keep = (kept: number) => {
    slots = into;
    count = kept;
  };
  const { bounds, mun, broker, type, forSaleForRent, bedrooms, bathrooms, price_min, price_max } = filters;
  if (bounds) {
    const [south, west] = [toMicrodegrees(bounds.SouthWest_lat), toMicrodegrees(bounds.SouthWest_lng)];
    const [north, east] = [toMicrodegrees(bounds.NorthEast_lat), toMicrodegrees(bounds.NorthEast_lng)];
    keep(keepInBox(columns, south, west, north, east, slots, count, into));
  }
  if (mun.length > 0) {
    const wanted = columns.municipalities.select((code) => mun.includes(code));
    keep(keepListed(columns.municipality, wanted, slots, count, into));
  }
  if (broker.length > 0) {
    const wanted = columns.agents.select((slug) => broker.includes(slug));
    keep(keepListed(columns.agent, wanted, slots, count, into));
  }
  if (price_min !== null || price_max !== null) {
    keep(keepPriced(columns.price, price_min ?? -Infinity, price_max ?? Infinity, slots, count, into));
  }
  if (bedrooms !== null || bathrooms !== null) {
    const [beds, baths] = [Math.ceil(bedrooms ?? 0), toHundredths(bathrooms ?? 0)];
    keep(keepRoomy(columns.traits, beds, baths, slots, count, into));
  }
  if (type.length > 0 || forSaleForRent) {
    keep(keepKinds(columns.traits, kindMask(type, forSaleForRent), slots, count, into));
  }
  if (filters.open_house) keep(keepOpen(columns.openUntil, now.getTime() * 1000, slots, count, into));
  const shown = columns.siteLists.select((list) => isShownOn(list, micrositeId));
  if (shown.includes(0)) keep(keepListed(columns.sites, shown, slots, count, into));
  return { slots, count };
}

/** Those of what was found that have a place, for a map; it writes over what was found. What lies within bounds has one. */
export function placedRows(columns: ListingColumns, { slots, count }: FoundRows): FoundRows {
  if (columns.unplaced === 0) return { slots, count };
  return {
    slots: scratch,
    count: keepInBox(columns, -nowhere, -nowhere, nowhere - 1, nowhere - 1, slots, count, scratch),
  };
}

/** A list of sites stands in its dictionary as JSON; an empty one means every site. */
function isShownOn(list: string, micrositeId: string): boolean {
  const sites: unknown = JSON.parse(list);
  return Array.isArray(sites) && (sites.length === 0 || sites.includes(micrositeId));
}

/*
 * The passes. Each reads `count` slots of `from` and writes those that pass to `into`, which may be the same array; it returns
 * how many. A slot is always written and counted only if it passes, so that there is no branch for the processor to guess:
 * a guess at a filter that passes every other row is wrong half the time and costs more than the row. All comparisons that
 * can be are differences of 32-bit numbers whose sign is the answer; coordinates and counts are far too small to overflow.
 * `?? 0` is for the compiler of types alone.
 */

function keepInBox(
  { latitude, longitude }: ListingColumns,
  south: number,
  west: number,
  north: number,
  east: number,
  from: Int32Array,
  count: number,
  into: Int32Array,
): number {
  let kept = 0;
  for (let at = 0; at < count; at++) {
    const slot = from[at] ?? 0;
    const lat = latitude[slot] ?? 0;
    const lng = longitude[slot] ?? 0;
    into[kept] = slot;
    kept += 1 + (((lat - south) | (north - lat) | (lng - west) | (east - lng)) >> 31);
  }
  return kept;
}

function keepListed(column: Int32Array, wanted: Uint8Array, from: Int32Array, count: number, into: Int32Array): number {
  let kept = 0;
  for (let at = 0; at < count; at++) {
    const slot = from[at] ?? 0;
    into[kept] = slot;
    kept += wanted[column[slot] ?? 0] ?? 0;
  }
  return kept;
}

function keepRoomy(
  traits: Int32Array,
  bedrooms: number,
  bathrooms: number,
  from: Int32Array,
  count: number,
  into: Int32Array,
): number {
  let kept = 0;
  for (let at = 0; at < count; at++) {
    const slot = from[at] ?? 0;
    const trait = traits[slot] ?? 0;
    const beds = (trait >> traitBits.bedroomsAt) & traitBits.bedroomsMost;
    const baths = trait >> traitBits.bathroomsAt;
    into[kept] = slot;
    kept += 1 + (((beds - bedrooms) | (baths - bathrooms)) >> 31);
  }
  return kept;
}

function keepKinds(traits: Int32Array, kinds: number, from: Int32Array, count: number, into: Int32Array): number {
  let kept = 0;
  for (let at = 0; at < count; at++) {
    const slot = from[at] ?? 0;
    into[kept] = slot;
    kept += (kinds >> ((traits[slot] ?? 0) & traitBits.kinds)) & 1;
  }
  return kept;
}

function keepPriced(
  price: Float64Array,
  low: number,
  high: number,
  from: Int32Array,
  count: number,
  into: Int32Array,
): number {
  let kept = 0;
  for (let at = 0; at < count; at++) {
    const slot = from[at] ?? 0;
    const amount = price[slot] ?? 0;
    into[kept] = slot;
    kept += Number(amount >= low) & Number(amount <= high);
  }
  return kept;
}

function keepOpen(openUntil: Float64Array, now: number, from: Int32Array, count: number, into: Int32Array): number {
  let kept = 0;
  for (let at = 0; at < count; at++) {
    const slot = from[at] ?? 0;
    into[kept] = slot;
    kept += Number((openUntil[slot] ?? 0) > now);
  }
  return kept;
}
