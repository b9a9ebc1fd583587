import type { SortOrder } from '@vitrine/contract/core/properties-query.ts';
import { traitBits } from './column-encoding.ts';
import { type FoundRows, inSlotOrder } from './find-rows.ts';
import type { ListingColumns } from './listing-columns.ts';
import { type Cursor, selectPage } from './select-page.ts';

/** Position in an order of two groups. `isFirst` is true for a position in the group that comes before the other. */
export interface GroupedCursor extends Cursor {
  isFirst: boolean;
}

/** Tells which listings, by slot, come before all others, whatever their date or price. */
export type IsFirst = (slot: number) => boolean;

/** Puts the listings of these brokers first. */
export function ownFirst({ agents, agent }: ListingColumns, own: readonly string[]): IsFirst {
  const isOwn = agents.selectAny(own);
  return (slot) => isOwn[agent[slot] ?? 0] === 1;
}

/** Puts what is for sale first: the rent of a month and the price of a sale cannot be compared. */
export const salesFirst =
  ({ traits }: ListingColumns): IsFirst =>
  (slot) =>
    ((traits[slot] ?? 0) & traitBits.rent) === 0;

/**
 * Returns the slots of one page, in which the listings of one group come before all others, each group in a sort order of the API.
 * `from` and `after` have the meaning of `selectPage`.
 */
export function selectInGroups(
  columns: ListingColumns,
  found: FoundRows,
  { order, isFirst }: { order: SortOrder; isFirst: IsFirst },
  { from, limit, after }: { from: number; limit: number; after: GroupedCursor | null },
): number[] {
  const ordered = order.startsWith('price') ? { ...inSlotOrder(columns, found), isAll: false } : found;
  const [first, others] = split(ordered, isFirst);
  const isPastFirst = after !== null && !after.isFirst;
  const page = isPastFirst
    ? []
    : selectPage(columns, first, order, { from: after ? from : Math.min(from, first.count), limit, after });
  if (page.length === limit) return page;
  const rest = {
    from: after || page.length > 0 ? 0 : from - first.count,
    limit: limit - page.length,
    after: isPastFirst ? after : null,
  };
  return [...page, ...selectPage(columns, others, order, rest)];
}

/** Splits the found rows into those of the first group and the others, both in their order. */
function split({ slots, count, isAll }: FoundRows, isFirst: IsFirst): [first: FoundRows, others: FoundRows] {
  // The first group fills the array from its start, the others from its end, backwards.
  const all = new Int32Array(count);
  let [taken, left] = [0, count];
  for (let at = 0; at < count; at++) {
    const slot = slots[at] ?? 0;
    if (isFirst(slot)) all[taken++] = slot;
    else all[--left] = slot;
  }
  return [
    { slots: all.subarray(0, taken), count: taken, isAll },
    { slots: all.subarray(taken).reverse(), count: count - taken, isAll },
  ];
}
