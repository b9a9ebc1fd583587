import { type Area, type AreaQuery, areaMinimum, areaNewDays } from '@vitrine/contract/core/area.ts';
import { findRows } from '../search/find-rows.ts';
import type { ListingColumns } from '../search/listing-columns.ts';
import { noFilters } from '../search/no-filters.ts';
import type { SearchScope } from '../search-query.ts';

export type AreaFigures = Pick<Area, 'count' | 'new_count' | 'prices'>;

const dayMicroseconds = 24 * 60 * 60 * 1_000_000;

/**
 * Returns the figures of the listings on offer in a municipality or a borough, by its code, without prices when fewer than `pricesFrom` of them have one.
 * The columns hold no sold listing, so no sold price counts.
 */
export function areaFigures(
  columns: ListingColumns,
  { transaction, type }: AreaQuery,
  place: string,
  scope: SearchScope,
  pricesFrom = areaMinimum,
): AreaFigures {
  const filters = { ...noFilters, mun: [place], type: type ? [type] : [], forSaleForRent: transaction };
  const { slots, count } = findRows(columns, filters, scope);
  const newFrom = scope.now.getTime() * 1000 - areaNewDays * dayMicroseconds;
  const prices = new Float64Array(count);
  let priced = 0;
  let new_count = 0;
  for (let at = 0; at < count; at++) {
    const slot = slots[at] ?? 0;
    const price = columns.price[slot] ?? 0;
    // A price of 0 stands for one on request.
    if (price > 0) prices[priced++] = price;
    if ((columns.listedAt[slot] ?? 0) >= newFrom) new_count++;
  }
  return { count, new_count, prices: priced < pricesFrom ? null : pricesOf(prices.subarray(0, priced)) };
}

function pricesOf(prices: Float64Array): Area['prices'] {
  const { length } = prices;
  prices.sort();
  const at = (index: number) => prices[index] ?? 0;
  const middle = (at((length - 1) >> 1) + at(length >> 1)) / 2;
  return { median: Math.round(middle), lowest: at(0), highest: at(length - 1) };
}
