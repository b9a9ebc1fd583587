import type { Listing } from '@vitrine/contract/core/listing.ts';
import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';

/** Time for which a listing says that its price fell, ms: a month. */
const shownMs = 30 * 86_400_000;

/**
 * Returns the member of a card that says when the price fell, for a month; none on a site that shows no price history. `reducedAt` is a moment, as a
 * date or in ms since 1970, and null for a listing whose price did not fall, or whose source does not allow to tell it.
 */
export function reductionOf(
  reducedAt: Date | number | null,
  site: { shows_price_history: boolean },
  now: Date,
): Pick<Listing, 'price_reduced_at'> {
  if (!site.shows_price_history || reducedAt === null || now.getTime() - Number(reducedAt) >= shownMs) return {};
  return { price_reduced_at: new Date(reducedAt).toISOString() };
}

/** Follows a changed setting of a source that allows, or forbids, to tell the earlier prices of its listings. */
export async function refreshReductions(database: Database, sourceId: string): Promise<void> {
  await sql`
    with allowed as (
      select listing_key, bool_and(coalesce(settings ->> 'showsPriceHistory' = 'true', false)) as is_allowed
      from feed_record join feed_source on feed_source.id = feed_record.source_id
      where listing_key in (select listing_key from feed_record where source_id = ${sourceId})
      group by listing_key
    ), known as (
      select listing.listing_key, case when is_allowed and listing.list_price < last.list_price
        and last.transaction_type = listing.transaction_type then last.ended_at end as reduced_at
      from listing join allowed using (listing_key)
      left join lateral (
        select * from listing_price where listing_price.listing_key = listing.listing_key order by ended_at desc limit 1
      ) as last on true
      where standard_status = 'Active' and listing.list_price > 0
    )
    update listing set price_reduced_at = reduced_at from known
    where known.listing_key = listing.listing_key and price_reduced_at is distinct from reduced_at`.execute(database);
}
