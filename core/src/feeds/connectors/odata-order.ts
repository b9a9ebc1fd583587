import { readInstant } from '../records/read-time.ts';
import type { ChangePosition, ListEnd } from './feed-connector.ts';
import type { ODataClient, ODataPage } from './odata-client.ts';
import type { PageSize } from './odata-page-size.ts';

/** Returns a text as an OData literal. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Returns a filter that asks for all of these conditions; an empty text for none. */
export function allOf(...conditions: (string | null | undefined)[]): string {
  const given = conditions.filter((condition) => condition !== null && condition !== undefined);
  return given.length > 1 ? given.map((condition) => `(${condition})`).join(' and ') : given.join('');
}

export interface KeyOrder {
  resource: string;
  /** Field of the key, by which the rows are ordered. */
  key: string;
  filter?: string | undefined;
  /** Further options of the query, such as `$select`. */
  options?: Readonly<Record<string, string>>;
  pageSize: PageSize;
}

/**
 * Reads all rows of a resource in the order of their keys. When the links end before as many keys have come as the server counts, asks for
 * those after the last one, until none comes: some servers take `$top` as the size of the whole answer, others limit what may be skipped. A
 * server that does not follow the size of pages is asked for the rest in pages of that size.
 * `onPage` returns the number of different keys so far. Of several counts, returns the one that contradicts that number most.
 */
export async function readInKeyOrder(
  client: ODataClient,
  { resource, key, filter, options, pageSize }: KeyOrder,
  onPage: (page: ODataPage) => number,
): Promise<{ end: ListEnd; count: number | null }> {
  const counts: number[] = [];
  let keys = 0;
  let last: string | null = null;
  for (let after: string | null = null; ; after = last) {
    const $filter = allOf(filter, after === null ? null : `${key} gt ${quoted(after)}`);
    let isLeft = false;
    const address = client.address(resource, {
      ...options,
      ...pageSize.options,
      $orderby: key,
      ...(after === null && { $count: 'true' }),
      ...($filter !== '' && { $filter }),
    });
    const take = (page: ODataPage) => {
      // The server counts the matches of one query, and later queries exclude the keys that were read.
      if (after === null && page.count !== null) counts.push(page.count);
      keys = onPage(page);
      const value = page.rows.at(-1)?.[key];
      if (typeof value === 'string' || typeof value === 'number') last = String(value);
      isLeft = last !== after && pageSize.isIgnoredIn(page);
      return isLeft ? ('enough' as const) : undefined;
    };
    const end = await client.readPages(address, take, () => pageSize.headers);
    const count = counts.toSorted((one, other) => Math.abs(other - keys) - Math.abs(one - keys))[0] ?? null;
    const isTooLong = end.kind === 'failed' && end.isTooLong === true;
    const hasMore = isLeft || (end.kind === 'complete' && count !== null && keys < count && last !== after);
    if (!hasMore && !(isTooLong && pageSize.useTop())) return { end, count };
    pageSize.useTop();
  }
}

export interface TimeOrder extends KeyOrder {
  /** Field with the moment of the last change, by which the rows are ordered. */
  time: string;
}

/**
 * Reads rows in the order of (moment of change, key) from a position on. When the links end, it asks for what comes after the last row, until
 * nothing does: servers lose rows by a page full of equal moments, a cap on what may be skipped, and links that repeat.
 */
export async function readInTimeOrder(
  client: ODataClient,
  { resource, time, key, filter, options, pageSize }: TimeOrder,
  start: ChangePosition | null,
  onPage: (page: ODataPage) => Promise<void> | void,
): Promise<ListEnd> {
  for (let position = start; ; ) {
    const before: ChangePosition | null = position;
    const isStuck = () => position?.modifiedAt === before?.modifiedAt && position?.key === before?.key;
    const $filter = allOf(filter, position && comesAfter(position, time, key));
    const address = client.address(resource, {
      ...options,
      $orderby: `${time},${key}`,
      ...pageSize.options,
      // Only a reading from the beginning shows its progress: counting takes time on the server.
      ...(before === null && { $count: 'true' }),
      ...($filter !== '' && { $filter }),
    });
    const take = async (page: ODataPage) => {
      for (const row of page.rows) position = later(position, row[time], row[key]);
      await onPage(page);
      return pageSize.isIgnoredIn(page) && !isStuck() && pageSize.useTop() ? ('enough' as const) : undefined;
    };
    const end = await client.readPages(address, take, () => pageSize.headers);
    if (end.kind === 'failed' && end.isTooLong && pageSize.useTop()) continue;
    if (end.kind === 'failed' || end.kind === 'foreign-link') return end;
    if (isStuck()) return end;
  }
}

/** Returns the condition of what comes after a position in the order of changes. */
function comesAfter({ modifiedAt, key }: ChangePosition, time: string, keyField: string): string {
  if (key === null) return `${time} ge ${modifiedAt}`;
  return `${time} gt ${modifiedAt} or (${time} eq ${modifiedAt} and ${keyField} gt ${quoted(key)})`;
}

/**
 * Returns the later one of a position and the place of a row, when the row has one; of equal moments that of the row, because rows come in the
 * order of their keys.
 */
function later(position: ChangePosition | null, moment: unknown, key: unknown): ChangePosition | null {
  if ((typeof key !== 'string' && typeof key !== 'number') || readInstant(String(moment ?? '')) === null)
    return position;
  const row = { modifiedAt: String(moment), key: String(key) };
  return position !== null && Date.parse(row.modifiedAt) < Date.parse(position.modifiedAt) ? position : row;
}
