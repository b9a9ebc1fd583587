import type { MapBounds } from '@vitrine/contract/core/map-bounds.ts';
import type { ListingFilters } from '@vitrine/contract/core/properties-query.ts';
import type { SearchScope } from '../search-query.ts';
import { areaFilter } from './area-filter.ts';
import { blocksOf } from './block-slots.ts';
import { kindMask, noCoordinate, toHundredths, toMicrodegrees, traitBits } from './column-encoding.ts';
import type { ListingColumns } from './listing-columns.ts';
import { blockSize, placeBit } from './zone-map.ts';

/**
 * The slots that a search finds: the first `count` of `slots`, valid until the next search overwrites them. Without a
 * filter `isAll` is set and they are sorted oldest first; otherwise by slot.
 */
export interface FoundRows {
  slots: Int32Array;
  count: number;
  isAll: boolean;
}

/** A filter that first tests whole blocks by their zone and then single listings. */
interface RowFilter {
  /** True when no listing of the block can match. */
  excludesBlock(block: number): boolean;
  /** True when every listing of the block matches. */
  includesBlock(block: number): boolean;
  /** Keeps those of `slots` from `start` to `end` that pass, at `start`; returns where they end. */
  filterSlots(slots: Int32Array, start: number, end: number): number;
}

const never = () => false;

/** The process has one buffer for all searches, because they are synchronous and never overlap. */
let scratch = new Int32Array(0);

/**
 * Returns the slots of the listings that a search finds, as `isFound` of `search-query.ts` does in SQL. Blocks that cannot match are
 * skipped; the others are scanned once for kind, rooms and price, and once for each other filter. Without a filter nothing is scanned.
 */
export function findRows(columns: ListingColumns, filters: ListingFilters, scope: SearchScope): FoundRows {
  const offer = offerOf(filters);
  const rowFilters = filtersFor(columns, filters, scope);
  if (offer.isAny && rowFilters.length === 0) return { slots: columns.order, count: columns.count, isAll: true };
  const { used, zoneMap, traits, price } = columns;
  if (scratch.length < used) scratch = new Int32Array(columns.key.length);
  let count = 0;
  for (let block = 0; block * blockSize < used; block++) {
    if (((zoneMap.kinds[block] ?? 0) & offer.kinds) === 0 || rowFilters.some((filter) => filter.excludesBlock(block)))
      continue;
    const first = block * blockSize;
    const last = Math.min(first + blockSize, used);
    const isWhole = offer.isAny && zoneMap.taken[block] === last - first;
    let end = isWhole
      ? takeAll(first, last, scratch, count)
      : takeOffered(traits, price, offer, first, last, scratch, count);
    for (const filter of rowFilters) if (!filter.includesBlock(block)) end = filter.filterSlots(scratch, count, end);
    count = end;
  }
  return { slots: scratch, count, isAll: false };
}

/** Requirements on kind, rooms and price, in the numbers of the columns. */
interface Offer {
  isAny: boolean;
  kinds: number;
  bedrooms: number;
  bathrooms: number;
  low: number;
  high: number;
}

function offerOf({ type, forSaleForRent, bedrooms, bathrooms, price_min, price_max }: ListingFilters): Offer {
  const limits = [forSaleForRent, bedrooms, bathrooms, price_min, price_max];
  return {
    isAny: type.length === 0 && limits.every((limit) => limit === null),
    kinds: kindMask(type, forSaleForRent),
    bedrooms: Math.ceil(bedrooms ?? 0),
    bathrooms: toHundredths(bathrooms ?? 0),
    low: price_min ?? -Infinity,
    high: price_max ?? Infinity,
  };
}

/** Returns the other filters that are set. */
function filtersFor(columns: ListingColumns, filters: ListingFilters, { micrositeId, now }: SearchScope): RowFilter[] {
  const { bounds, area, mun, broker, office } = filters;
  const rowFilters: RowFilter[] = [];
  if (mun.length > 0) rowFilters.push(placeFilter(columns, mun));
  if (bounds) rowFilters.push(boundsFilter(columns, bounds));
  if (area !== null) rowFilters.push(areaFilter(columns, area));
  if (broker.length > 0) {
    const wanted = columns.agents.selectAny(broker);
    rowFilters.push(unmapped((slots, start, end) => keepListed(columns.agent, wanted, slots, start, end)));
  }
  if (office.length > 0) {
    const wanted = columns.offices.selectAny(office);
    rowFilters.push(unmapped((slots, start, end) => keepListed(columns.office, wanted, slots, start, end)));
  }
  if (filters.open_house) {
    const microseconds = now.getTime() * 1000;
    rowFilters.push(unmapped((slots, start, end) => keepOpen(columns.openUntil, microseconds, slots, start, end)));
  }
  const shown = columns.siteLists.select((list) => isShownOn(list, micrositeId));
  if (shown.includes(0)) {
    rowFilters.push(unmapped((slots, start, end) => keepListed(columns.sites, shown, slots, start, end)));
  }
  return rowFilters;
}

/** Returns a filter that the zone map cannot decide. */
const unmapped = (filterSlots: RowFilter['filterSlots']): RowFilter => ({
  excludesBlock: never,
  includesBlock: never,
  filterSlots,
});

function placeFilter({ places, place, zoneMap }: ListingColumns, codes: readonly string[]): RowFilter {
  const wanted = places.selectAny(codes);
  const bits = wanted.reduce((mask, isWanted, number) => (isWanted ? mask | placeBit(number) : mask), 0);
  return {
    excludesBlock: (block) => ((zoneMap.places[block] ?? 0) & bits) === 0,
    includesBlock: never,
    filterSlots: (slots, start, end) => keepListed(place, wanted, slots, start, end),
  };
}

function boundsFilter({ latitude, longitude, zoneMap }: ListingColumns, bounds: MapBounds): RowFilter {
  const [south, west] = [toMicrodegrees(bounds.SouthWest_lat), toMicrodegrees(bounds.SouthWest_lng)];
  const [north, east] = [toMicrodegrees(bounds.NorthEast_lat), toMicrodegrees(bounds.NorthEast_lng)];
  const at = (column: Int32Array, block: number) => column[block] ?? 0;
  return {
    excludesBlock: (block) =>
      at(zoneMap.south, block) > north ||
      at(zoneMap.north, block) < south ||
      at(zoneMap.west, block) > east ||
      at(zoneMap.east, block) < west,
    includesBlock: (block) =>
      at(zoneMap.south, block) >= south &&
      at(zoneMap.north, block) <= north &&
      at(zoneMap.west, block) >= west &&
      at(zoneMap.east, block) <= east,
    filterSlots: (slots, start, end) => keepInBounds(latitude, longitude, south, west, north, east, slots, start, end),
  };
}

/** Returns the found listings in the order of their slots, in which the columns are read fastest. */
export function inSlotOrder(columns: ListingColumns, found: FoundRows): FoundRows {
  if (!found.isAll) return found;
  const all = new Int32Array(columns.count);
  let written = 0;
  for (const { slots, count } of blocksOf(columns)) {
    all.set(slots().subarray(0, count), written);
    written += count;
  }
  return { ...found, slots: all };
}

/**
 * Returns the found listings that have coordinates, for a map, and overwrites the found ones. Listings within bounds
 * all have coordinates.
 */
export function placedRows(columns: ListingColumns, found: FoundRows): FoundRows {
  if (columns.unplaced === 0) return found;
  const { slots, count } = inSlotOrder(columns, found);
  const { latitude, longitude } = columns;
  const most = noCoordinate - 1;
  return { slots, count: keepInBounds(latitude, longitude, -most, -most, most, most, slots, 0, count), isAll: false };
}

/** True when a list of sites, which its dictionary holds as JSON, includes the site; an empty list means every site. */
function isShownOn(list: string, micrositeId: string): boolean {
  const sites: unknown = JSON.parse(list);
  return Array.isArray(sites) && (sites.length === 0 || sites.includes(micrositeId));
}

/*
 * The scans are branch-free: a slot is always written and counted only if it passes, because a mispredicted branch
 * costs more than a row. Comparisons use the sign of differences of 32-bit numbers; coordinates and counts are too
 * small to overflow. `?? 0` satisfies the type checker only.
 */

/** Shifts the bit `free` to the sign. */
const signShift = Math.clz32(traitBits.free);

function takeAll(first: number, last: number, into: Int32Array, start: number): number {
  let kept = start;
  for (let slot = first; slot < last; slot++) into[kept++] = slot;
  return kept;
}

function takeOffered(
  traits: Int32Array,
  price: Float64Array,
  { kinds, bedrooms, bathrooms, low, high }: Offer,
  first: number,
  last: number,
  into: Int32Array,
  start: number,
): number {
  let kept = start;
  for (let slot = first; slot < last; slot++) {
    const trait = traits[slot] ?? 0;
    const amount = price[slot] ?? 0;
    const beds = (trait >> traitBits.bedroomsAt) & traitBits.bedroomsMost;
    const baths = trait >> traitBits.bathroomsAt;
    // The bit of a slot that is not in use becomes the sign.
    const isRoomy = 1 + (((beds - bedrooms) | (baths - bathrooms) | (trait << signShift)) >> 31);
    into[kept] = slot;
    kept += isRoomy & (kinds >> (trait & traitBits.kinds)) & Number(amount >= low) & Number(amount <= high);
  }
  return kept;
}

function keepInBounds(
  latitude: Int32Array,
  longitude: Int32Array,
  south: number,
  west: number,
  north: number,
  east: number,
  slots: Int32Array,
  start: number,
  end: number,
): number {
  let kept = start;
  for (let at = start; at < end; at++) {
    const slot = slots[at] ?? 0;
    const lat = latitude[slot] ?? 0;
    const lng = longitude[slot] ?? 0;
    slots[kept] = slot;
    kept += 1 + (((lat - south) | (north - lat) | (lng - west) | (east - lng)) >> 31);
  }
  return kept;
}

function keepListed(column: Int32Array, wanted: Uint8Array, slots: Int32Array, start: number, end: number): number {
  let kept = start;
  for (let at = start; at < end; at++) {
    const slot = slots[at] ?? 0;
    slots[kept] = slot;
    kept += wanted[column[slot] ?? 0] ?? 0;
  }
  return kept;
}

function keepOpen(openUntil: Float64Array, now: number, slots: Int32Array, start: number, end: number): number {
  let kept = start;
  for (let at = start; at < end; at++) {
    const slot = slots[at] ?? 0;
    slots[kept] = slot;
    kept += Number((openUntil[slot] ?? 0) > now);
  }
  return kept;
}
