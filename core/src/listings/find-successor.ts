import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import { findListings, type ListingRecord } from './find-listing.ts';
import { type KeptDays, statusOf } from './off-market.ts';

/** Maximum number of numbers under which one property is followed. */
const longestChain = 10;

interface Site extends KeptDays {
  microsite_id: string;
}

/**
 * Returns the listing under which a property that was withdrawn or has expired is listed now (`record-relists.ts`): the last one that the
 * site still has a page for. Undefined when there is none.
 */
export async function findSuccessor(
  database: Database,
  site: Site,
  record: ListingRecord,
  now: Date,
): Promise<ListingRecord | undefined> {
  return (await findSuccessors(database, site, [record], now)).get(record.listing_key);
}

/** Returns the successors of several listings by their numbers, as `findSuccessor` finds them. */
export async function findSuccessors(
  database: Database,
  site: Site,
  records: readonly ListingRecord[],
  now: Date,
): Promise<Map<string, ListingRecord>> {
  const ended = records.flatMap(({ listing_key, standard_status }) =>
    standard_status === 'Withdrawn' || standard_status === 'Expired' ? [listing_key] : [],
  );
  if (ended.length === 0) return new Map();
  const { rows } = await sql<{ predecessor: string; listing_key: string }>`
    with recursive chain (predecessor, listing_key, depth) as (
      select predecessor, listing_key, 1 from listing_relist where predecessor = any(${ended}::text[])
      union all
      select chain.predecessor, listing_relist.listing_key, depth + 1
      from chain join listing_relist on listing_relist.predecessor = chain.listing_key where depth < ${longestChain}::integer
    )
    select predecessor, listing_key from chain order by depth`.execute(database);
  const keys = [...new Set(rows.map(({ listing_key }) => listing_key))];
  const shown = (await findListings(database, site.microsite_id, keys)).filter(
    (listing) => statusOf(listing, site, now) !== 'gone',
  );
  const byKey = new Map(shown.map((listing) => [listing.listing_key, listing]));
  // The last of a chain replaces those before it.
  return new Map(
    rows.flatMap(({ predecessor, listing_key }) => {
      const successor = listing_key === predecessor ? undefined : byKey.get(listing_key);
      return successor ? [[predecessor, successor] as const] : [];
    }),
  );
}
