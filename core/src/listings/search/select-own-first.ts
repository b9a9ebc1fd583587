import type { FoundRows } from './find-rows.ts';
import type { ListingColumns } from './listing-columns.ts';
import { type Cursor, selectPage } from './select-page.ts';

/** Position in the order of a broker's site. `isOwn` is true for a position among the broker's listings, which come before all others. */
export interface OwnFirstCursor extends Cursor {
  isOwn: boolean;
}

/**
 * Returns the slots of one page of a broker's site: the listings of the brokers `own` come first, then all others, both newest first.
 * `from` and `after` have the meaning of `selectPage`.
 */
export function selectOwnFirst(
  columns: ListingColumns,
  found: FoundRows,
  own: readonly string[],
  { from, limit, after }: { from: number; limit: number; after: OwnFirstCursor | null },
): number[] {
  const isOwn = columns.agents.select((slug) => own.includes(slug));
  if (!isOwn.includes(1)) return selectPage(columns, found, 'newest', { from, limit, after });
  const mine = pickRows(columns, found, isOwn, 1);
  const page =
    after && !after.isOwn
      ? []
      : selectPage(columns, mine, 'newest', { from: after ? from : Math.min(from, mine.count), limit, after });
  if (page.length === limit) return page;
  const others = pickRows(columns, found, isOwn, 0);
  const rest = {
    from: after || page.length > 0 ? 0 : from - mine.count,
    limit: limit - page.length,
    after: after && !after.isOwn ? after : null,
  };
  return [...page, ...selectPage(columns, others, 'newest', rest)];
}

/** True when the listing in a slot belongs to one of the brokers. */
export const isOwnSlot = (columns: ListingColumns, slot: number, own: readonly string[]): boolean =>
  own.includes(columns.agents.textOf(columns.agent[slot] ?? 0));

/** Returns the found rows whose broker has this mark, in their order. */
function pickRows({ agent }: ListingColumns, found: FoundRows, marks: Uint8Array, mark: 0 | 1): FoundRows {
  const { slots, count } = found;
  const picked = new Int32Array(count);
  let kept = 0;
  for (let at = 0; at < count; at++) {
    const slot = slots[at] ?? 0;
    picked[kept] = slot;
    kept += Number((marks[agent[slot] ?? 0] ?? 0) === mark);
  }
  return { slots: picked, count: kept, isAll: found.isAll };
}
