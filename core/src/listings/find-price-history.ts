import type { Property } from '@vitrine/contract/core/property.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import type { ListingRecord } from './find-listing.ts';

/** Maximum number of previous prices that a page shows. */
const shownPrices = 12;
/** Maximum number of numbers under which one property is followed. */
const longestChain = 10;

interface PreviousPrice {
  list_price: number;
  ended_at: Date;
}

/** Returns the condition that no source of a listing forbids to show its previous prices. */
const isAllowedBySource = (listingKey: RawBuilder<unknown>) => sql<boolean>`not exists (
  select from feed_record join feed_source on feed_source.id = feed_record.source_id
  where feed_record.listing_key = ${listingKey} and feed_source.settings ->> 'showsPriceHistory' is distinct from 'true'
)`;

/** Returns those of the listings whose sources allow previous prices to be shown. */
export async function findListingsWithPriceHistory(
  database: Database,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ listing_key: string }>`
    select listing_key from listing
    where listing_key = any(${keys}::text[]) and ${isAllowedBySource(sql`listing.listing_key`)}`.execute(database);
  return new Set(rows.map(({ listing_key }) => listing_key));
}

/**
 * Returns the previous prices of a listing on the market, the latest first, and those of the same property under earlier numbers. A listing
 * of a source counts only where the source's settings allow it. Prices of sales are not kept.
 */
export async function findPriceHistory(database: Database, record: ListingRecord): Promise<Property['price_history']> {
  if (record.standard_status !== 'Active') return [];
  const { rows } = await sql<PreviousPrice>`
    with recursive chain (listing_key, depth) as (
      select ${record.listing_key}::text collate "C", 0
      union all
      select listing_relist.predecessor, depth + 1
      from chain join listing_relist using (listing_key) where depth < ${longestChain}::integer
    ), allowed as (
      select chain.listing_key, depth from chain where ${isAllowedBySource(sql`chain.listing_key`)}
    )
    select list_price, ended_at from listing_price join allowed using (listing_key)
    where transaction_type = ${record.transaction_type}
    union all
    select list_price, coalesce(off_market_timestamp, modification_timestamp)
    from listing join allowed using (listing_key)
    where depth > 0 and standard_status in ('Withdrawn', 'Expired') and list_price > 0
      and transaction_type = ${record.transaction_type}
    order by ended_at desc limit ${shownPrices * 2}::integer`.execute(database);
  return changesOf(rows, record.list_price).slice(0, shownPrices);
}

/** Returns the prices that differ from the one that followed them. */
function changesOf(previous: readonly PreviousPrice[], current: number): Property['price_history'] {
  const changes: Property['price_history'] = [];
  let following = current;
  for (const { list_price, ended_at } of previous) {
    if (list_price !== following) changes.push({ price: list_price, until: ended_at.toISOString() });
    following = list_price;
  }
  return changes;
}
