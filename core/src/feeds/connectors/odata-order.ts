import type { ListEnd } from './feed-connector.ts';
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
