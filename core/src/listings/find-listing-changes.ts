import type { ListingChanges } from '@vitrine/contract/sitemap.ts';
import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import { urlOf, wordColumns } from './present-listing.ts';
import { onSite } from './search-query.ts';

/** Maximum number of listings of an answer. */
const pageSize = 1000;

/**
 * Age from which changes are read. Their time is that of the beginning of their transaction, so that a change that is committed
 * later than others may be earlier than them.
 */
const settleSeconds = 60;

const microseconds = sql<string>`(extract(epoch from modification_timestamp) * 1000000)::bigint::text`;

/** Returns the addresses of the listings of a site that changed after a cursor. */
export async function findListingChanges(
  database: Database,
  micrositeId: string,
  after: string | undefined,
  { limit = pageSize, settle = settleSeconds }: { limit?: number; settle?: number } = {},
): Promise<ListingChanges> {
  const until = sql<Date>`now() - make_interval(secs => ${settle})`;
  if (after === undefined) {
    const { rows } = await sql<{ now: string }>`
      select (extract(epoch from ${until}) * 1000000)::bigint::text as now`.execute(database);
    return { changes: [], next: `${rows[0]?.now ?? 0}-`, more: false };
  }
  const [time = '0', key = ''] = after.split('-');
  const rows = await database
    .selectFrom('listing')
    .select([...wordColumns, microseconds.as('changed')])
    .where(onSite(micrositeId))
    .where(
      sql<boolean>`(modification_timestamp, listing_key) > (to_timestamp(0) + ${time}::bigint * interval '1 microsecond', ${key})`,
    )
    .where('modification_timestamp', '<=', until)
    .orderBy('modification_timestamp')
    .orderBy('listing_key')
    .limit(limit)
    .execute();
  const last = rows.at(-1);
  return {
    changes: rows.map((row) => ({ fr: urlOf(row, 'fr'), en: urlOf(row, 'en') })),
    next: last ? `${last.changed}-${last.listing_key}` : after,
    more: rows.length === limit,
  };
}
