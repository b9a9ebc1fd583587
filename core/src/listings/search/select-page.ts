import type { SortOrder } from '@vitrine/contract/core/properties-query.ts';
import { type FoundRows, inSlotOrder } from './find-rows.ts';
import type { ListingColumns } from './listing-columns.ts';

/** Position of a listing in the order of the search: its date (µs) or price, and its key. */
export interface Cursor {
  value: number;
  key: number;
}

/**
 * Returns the slots of one page in a sort order of the API; ties of dates and prices are broken by key, ascending.
 * `from` counts from the first listing found or, with `after`, from the one that follows the cursor.
 */
export function selectPage(
  columns: ListingColumns,
  found: FoundRows,
  order: SortOrder,
  page: { from: number; limit: number; after: Cursor | null },
): number[] {
  const { listedAt, price, key } = columns;
  switch (order) {
    case 'oldest':
      return found.isAll ? oldest(columns, found, page) : byValue(listedAt, key, found, 1, page);
    case 'newest':
      return found.isAll ? newest(columns, found, page) : byValue(listedAt, key, found, -1, page);
    case 'price-asc':
      return byValue(price, key, inSlotOrder(columns, found), 1, page);
    case 'price-desc':
      return byValue(price, key, inSlotOrder(columns, found), -1, page);
  }
}

type Page = Parameters<typeof selectPage>[3];

function oldest(
  { listedAt, key }: ListingColumns,
  { slots, count }: FoundRows,
  { from, limit, after }: Page,
): number[] {
  const start = !after
    ? 0
    : firstWhere(count, (at) => {
        const [date = 0, own = 0] = [listedAt[slots[at] ?? 0], key[slots[at] ?? 0]];
        return date > after.value || (date === after.value && own > after.key);
      });
  return Array.from(slots.subarray(start + from, Math.min(start + from + limit, count)));
}

/** Selects the newest listings from the end of the found ones, but forward within one date, because keys ascend in every order. */
function newest(
  { listedAt, key }: ListingColumns,
  { slots, count }: FoundRows,
  { from, limit, after }: Page,
): number[] {
  const dateAt = (at: number) => listedAt[slots[at] ?? 0] ?? 0;
  const page: number[] = [];
  let end = count;
  let skip = from;
  if (after) {
    end = firstWhere(count, (at) => dateAt(at) >= after.value);
    // The remaining listings of the cursor's date come first.
    const same = firstWhere(count, (at) => dateAt(at) > after.value);
    const next = end + firstWhere(same - end, (at) => (key[slots[end + at] ?? 0] ?? 0) > after.key);
    const rest = Array.from(slots.subarray(Math.min(next + skip, same), Math.min(next + skip + limit, same)));
    skip = Math.max(0, skip - (same - next));
    page.push(...rest);
  }
  while (page.length < limit && end > 0) {
    // A later page starts at the date of its first listing: newer ones are skipped.
    const date = dateAt(Math.max(0, end - 1 - skip));
    const last = skip > 0 ? firstWhere(end, (at) => dateAt(at) > date) : end;
    skip -= end - last;
    const start = firstWhere(last, (at) => dateAt(at) >= date);
    const group = slots.subarray(start + skip, Math.min(start + skip + limit - page.length, last));
    for (const slot of group) page.push(slot);
    skip = 0;
    end = start;
    if (group.length === 0) break;
  }
  return page;
}

/**
 * Returns the first position below `count` that passes, by binary search: all later ones must pass too. Returns `count`
 * when none does.
 */
function firstWhere(count: number, passes: (position: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

type Found = Pick<FoundRows, 'slots' | 'count'>;

/** Selects a page by price or date, and equal ones by key, without sorting more than the page touches. */
function byValue(
  values: Float64Array,
  key: Float64Array,
  found: Found,
  sign: 1 | -1,
  { from, limit, after }: Page,
): number[] {
  const { slots, count } = after ? behind(values, key, found, sign, after) : found;
  const page: number[] = [];
  select(values, sign, key, slots, count, from, Math.min(from + limit, count), page);
  return page;
}

/** Returns the found slots that come after the cursor. */
function behind(values: Float64Array, key: Float64Array, { slots, count }: Found, sign: 1 | -1, after: Cursor): Found {
  const left = new Int32Array(count);
  let kept = 0;
  for (let at = 0; at < count; at++) {
    const slot = slots[at] ?? 0;
    const ahead = sign * ((values[slot] ?? 0) - after.value);
    if (ahead > 0 || (ahead === 0 && (key[slot] ?? 0) > after.key)) left[kept++] = slot;
  }
  return { slots: left, count: kept };
}

/** Maximum number of slots that are sorted directly. */
const fewEnough = 512;
const buckets = 2048;

/**
 * Adds to `page` the slots at [first, end) of the order by value. Values are counted in buckets between the least and
 * the greatest, and only the buckets that the page touches are examined again; a bucket with one value is sorted by
 * key.
 */
function select(
  values: Float64Array,
  sign: 1 | -1,
  key: Float64Array,
  slots: Int32Array,
  count: number,
  first: number,
  end: number,
  page: number[],
): void {
  if (first >= end) return;
  if (count <= fewEnough) {
    const compare = (one: number, other: number) =>
      sign * ((values[one] ?? 0) - (values[other] ?? 0)) || (key[one] ?? 0) - (key[other] ?? 0);
    page.push(...Array.from(slots.subarray(0, count)).sort(compare).slice(first, end));
    return;
  }
  const [least, greatest] = extremes(values, slots, count);
  if (least === greatest) {
    select(key, 1, key, slots, count, first, end, page);
    return;
  }
  // From the first to the last value of the order, so that buckets are in the order of the page.
  const origin = sign === 1 ? least : greatest;
  const scale = (sign * (buckets - 1)) / (greatest - least);
  const sizes = countBuckets(values, origin, scale, slots, count);
  let bucket = 0;
  let start = 0;
  while (start + (sizes[bucket] ?? 0) <= first) start += sizes[bucket++] ?? 0;
  while (start < end) {
    // All buckets that the page touches are collected in one pass, unless that would not reduce the slots.
    let last = bucket;
    let size = sizes[bucket] ?? 0;
    while (start + size < end) size += sizes[++last] ?? 0;
    if (size === count) {
      last = bucket;
      size = sizes[bucket] ?? 0;
    }
    const part = takeBuckets(values, origin, scale, bucket, last, slots, count, size);
    select(values, sign, key, part, size, Math.max(0, first - start), Math.min(size, end - start), page);
    start += size;
    bucket = last + 1;
  }
}

function extremes(values: Float64Array, slots: Int32Array, count: number): [least: number, greatest: number] {
  let least = Infinity;
  let greatest = -Infinity;
  for (let at = 0; at < count; at++) {
    const value = values[slots[at] ?? 0] ?? 0;
    least = Math.min(least, value);
    greatest = Math.max(greatest, value);
  }
  return [least, greatest];
}

function countBuckets(
  values: Float64Array,
  origin: number,
  scale: number,
  slots: Int32Array,
  count: number,
): Int32Array {
  const sizes = new Int32Array(buckets);
  for (let at = 0; at < count; at++) {
    const bucket = (((values[slots[at] ?? 0] ?? 0) - origin) * scale) | 0;
    sizes[bucket] = (sizes[bucket] ?? 0) + 1;
  }
  return sizes;
}

function takeBuckets(
  values: Float64Array,
  origin: number,
  scale: number,
  from: number,
  last: number,
  slots: Int32Array,
  count: number,
  size: number,
): Int32Array {
  // The buffer has one more entry, because a slot is written before it is tested.
  const part = new Int32Array(size + 1);
  let taken = 0;
  for (let at = 0; at < count && taken < size; at++) {
    const slot = slots[at] ?? 0;
    const bucket = (((values[slot] ?? 0) - origin) * scale) | 0;
    part[taken] = slot;
    taken += 1 + (((bucket - from) | (last - bucket)) >> 31);
  }
  return part;
}
