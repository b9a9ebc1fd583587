import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/connect.ts';

/** Number of changes in the first batch; each further batch doubles while it is fast, or halves. */
const firstBatchSize = 125;
const maxBatchSize = 2000;
const fastBatchMilliseconds = 1000;
/** Time after which mails are composed although changes are waiting, ms. */
const patience = 10_000;

/**
 * Maximum number of listings that wait for an alert's next mail; further matches are ignored until it is sent, since a
 * mail shows a dozen and links to the whole search. A full import therefore fills ten thousand alerts with its first
 * few thousand listings, and the others cost little.
 */
export const waitingLimit = 30;

/**
 * Returns the condition under which `alert` finds the listing with the columns of `listing`: the conditions of `passes` in
 * `listings/search-query.ts` for many alerts at once. Null when the listing lacks a value that the alert asks for.
 */
const alertFinds = (listing: RawBuilder<unknown>) => sql`(
  (${listing}.microsite_ids = '{}' or ${listing}.microsite_ids @> array[alert.microsite_id])
  and ${listing}.municipality_code = any(alert.municipality_codes)
  and ${listing}.transaction_type = 'buy'
  and (alert.property_type is null or ${listing}.property_type = alert.property_type)
  and (alert.price_min is null or ${listing}.list_price >= alert.price_min)
  and (alert.price_max is null or ${listing}.list_price <= alert.price_max)
  and (alert.bedrooms is null or ${listing}.bedrooms_total >= alert.bedrooms)
  and (alert.bathrooms is null or
    floor(${listing}.bathrooms_total * 100 + 0.5::float8) >= floor(alert.bathrooms * 100 + 0.5::float8)))`;

const listing = sql.raw('listing');
const before = sql.raw('change');

/**
 * Matches one batch of listing changes in one statement: records for each active alert the listings that it finds now and did not find
 * before. Nothing is lost or counted twice when a worker dies. Returns the number of changes; 0 while another worker is matching.
 */
const matchBatch = (database: Database, most: number): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    // Two workers would deadlock on each other's alerts.
    const turn = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('vitrine alerts')) as mine`.execute(transaction);
    return turn.rows[0]?.mine ? matchChanges(transaction, most) : 0;
  });

async function matchChanges(transaction: Database, most: number): Promise<number> {
  const { rows } = await sql<{ matched: number }>`
    with change as (
      delete from listing_news where seq in (
        select seq from listing_news order by seq limit ${most}
      ) returning *
    ), found as (
      select alert.id as alert_id, change.listing_key, min(change.noted_at) as noted_at,
        row_number() over (partition by alert.id order by min(change.seq)) <= ${waitingLimit} - alert.waiting as has_room
      from change
      join listing on listing.listing_key = change.listing_key and listing.standard_status = 'Active'
      join (
        select *, unnest(municipality_codes) as code from alert where status = 'active' and waiting < ${waitingLimit}
      ) alert on alert.code = listing.municipality_code
      where ${alertFinds(listing)}
        and (change.was_active and ${alertFinds(before)}) is not true
        and (alert.follows_from is null or not pg_visible_in_snapshot(change.tx, alert.follows_from))
      group by alert.id, alert.waiting, change.listing_key
    ), noted as (
      insert into alert_match (alert_id, listing_key) select alert_id, listing_key from found where has_room
      on conflict do nothing returning alert_id, listing_key
    ), counted as (
      select alert_id, count(*)::integer as count, min(noted_at) as since
      from noted join found using (alert_id, listing_key) group by alert_id
    ), updated as (
      update alert set waiting = waiting + counted.count, waiting_since = least(waiting_since, counted.since)
      from counted where alert.id = counted.alert_id and alert.status = 'active'
    )
    select count(*)::integer as matched from change
  `.execute(transaction);
  return rows[0]?.matched ?? 0;
}

/**
 * Clears the snapshots of alerts once no older change can arrive: transaction numbers of a restored database begin
 * again.
 */
const clearOldSnapshots = (database: Database) =>
  sql`
    update alert set follows_from = null where follows_from is not null and (
      pg_snapshot_xmax(follows_from) > pg_snapshot_xmax(pg_current_snapshot())
      or pg_snapshot_xmax(follows_from) <= pg_snapshot_xmin(pg_current_snapshot())
        and not exists (select from listing_news where tx < pg_snapshot_xmax(alert.follows_from))
    )`.execute(database);

/**
 * Matches listing changes against all active alerts. Returns true when more changes are waiting. Rejects when the database is unavailable:
 * unmatched changes stay for the next run.
 */
export async function matchListingChanges(database: Database): Promise<boolean> {
  const begin = performance.now();
  for (let most = firstBatchSize; ; ) {
    const start = performance.now();
    if ((await matchBatch(database, most)) < most) break;
    const end = performance.now();
    if (end - begin > patience) return true;
    most = end - start < fastBatchMilliseconds ? Math.min(most * 2, maxBatchSize) : Math.max(Math.floor(most / 2), 1);
  }
  await clearOldSnapshots(database);
  return false;
}
