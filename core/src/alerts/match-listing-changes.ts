import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import { recordRelists } from '../listings/record-relists.ts';

/** Number of changes in the first batch; each further batch doubles while it is fast, or halves. */
const firstBatchSize = 125;
const maxBatchSize = 2000;
const fastBatchMs = 1000;
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
  and (alert.code = '' or array[${listing}.municipality_code, ${listing}.borough_code] && alert.municipality_codes)
  and (alert.area_ring is null or is_in_ring(${listing}.latitude, ${listing}.longitude, alert.area_ring))
  and ${listing}.transaction_type = 'buy'
  and (alert.property_type is null or ${listing}.property_type = alert.property_type)
  and (alert.price_min is null or ${listing}.list_price >= alert.price_min)
  and (alert.price_max is null or ${listing}.list_price <= alert.price_max)
  and (alert.bedrooms is null or ${listing}.bedrooms_total >= alert.bedrooms)
  and (alert.bathrooms is null or
    floor(${listing}.bathrooms_total * 100 + 0.5::float8) >= floor(alert.bathrooms * 100 + 0.5::float8))
  and (alert.broker is null or alert.broker = any(array_prepend(${listing}.agent_key, ${listing}.co_agent_keys)))
  and (alert.office is null or alert.office = any(array_prepend(${listing}.office_key, ${listing}.co_office_keys))))`;

const listing = sql.raw('listing');
const before = sql.raw('change');
const predecessor = sql.raw('predecessor');

/** Condition that a mail of the alert has already shown the listing, under its present or an earlier number. */
const isKnown = sql`exists (
  select from alert_sent
  where alert_sent.alert_id = compared.alert_id and alert_sent.listing_key in (compared.listing_key, compared.predecessor))`;

/**
 * Matches one batch of listing changes in one statement: records for each active alert the listings that it finds now and did not find
 * before, price changes and sales (decision 0041). Nothing is lost or counted twice when a worker dies. Returns the number of changes; 0
 * while another worker is matching.
 */
const matchBatch = (database: Database, most: number): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    // Two workers would deadlock on each other's alerts.
    const turn = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('vitrine alerts')) as mine`.execute(transaction);
    if (!turn.rows[0]?.mine) return 0;
    const changes = await transaction
      .selectFrom('listing_news')
      .select(['seq', 'listing_key', 'previous_status'])
      .orderBy('seq')
      .limit(most)
      .execute();
    const arrivals = changes.filter(({ previous_status }) => previous_status === null);
    await recordRelists(
      transaction,
      arrivals.map(({ listing_key }) => listing_key),
    );
    await matchChanges(
      transaction,
      changes.map(({ seq }) => seq),
    );
    return changes.length;
  });

/**
 * The reason of a match is the reason of the first change in the batch that has one. `was_found` says whether the alert found the listing
 * before, under an earlier number when it is new.
 */
const matchChanges = (transaction: Database, changes: readonly string[]) =>
  sql`
    with taken as (
      delete from listing_news where seq = any(${changes}::bigint[]) returning *
    ), change as (
      -- A price that has gone up and down within the batch is compared with the first one.
      select *, first_value(list_price) over (partition by listing_key order by list_price is null, seq) as first_price from taken
    ), compared as (
      select alert.id as alert_id, alert.waiting, change.listing_key, change.seq, change.noted_at, change.previous_status,
        listing.standard_status, listing.list_price,
        coalesce(change.first_price, nullif(predecessor.list_price, 0)) as previous_price,
        ${alertFinds(listing)} is true as is_found,
        coalesce(change.was_active and ${alertFinds(before)}, false)
          or change.previous_status is null and coalesce(${alertFinds(predecessor)}, false) as was_found,
        predecessor.listing_key as predecessor
      from change
      join listing on listing.listing_key = change.listing_key and listing.standard_status in ('Active', 'Closed')
      left join listing_relist on listing_relist.listing_key = change.listing_key
      left join listing predecessor on predecessor.listing_key = listing_relist.predecessor
      cross join lateral (values (listing.municipality_code), (listing.borough_code), ('')) as place (code)
      join (
        -- An alert for a drawn area alone has the code '', under which every listing stands.
        select *, unnest(
          case when area is not null and municipality_codes = '{}' and unknown_municipalities = '{}' then array[''] else municipality_codes end
        ) as code
        from alert where status = 'active' and waiting < ${waitingLimit}
      ) alert on alert.code = place.code
        and (alert.code <> '' or alert.area_bounds @> point(listing.longitude, listing.latitude))
      where alert.follows_from is null or not pg_visible_in_snapshot(change.tx, alert.follows_from)
    ), told as (
      select *, case
        when standard_status = 'Closed' then case when was_found and ${isKnown} then 'sold' end
        when not is_found then null
        when not was_found and previous_status in ('Withdrawn', 'Expired', 'Closed') then 'back'
        when not was_found then 'new'
        when list_price < previous_price or list_price > previous_price and ${isKnown} then 'price'
      end as kind
      from compared
    ), found as (
      select distinct on (alert_id, listing_key) alert_id, waiting, listing_key, seq, kind, previous_price,
        min(noted_at) over (partition by alert_id, listing_key) as noted_at
      from told where kind is not null order by alert_id, listing_key, seq
    ), placed as (
      select *, row_number() over (partition by alert_id order by seq) <= ${waitingLimit} - waiting as has_room from found
    ), noted as (
      insert into alert_match as match (alert_id, listing_key, kind, previous_price)
      select alert_id, listing_key, kind, previous_price from placed where has_room
      -- What waits is out of date when the listing is sold or has come back; a new one that is sold is left out of the mail.
      on conflict (alert_id, listing_key) do update set kind = excluded.kind, previous_price = excluded.previous_price
        where match.mail_id is null and match.kind <> 'new' and excluded.kind in ('sold', 'back')
      returning alert_id, listing_key, xmax = 0 as is_inserted
    ), counted as (
      select alert_id, count(*)::integer as count, min(noted_at) as since
      from noted join placed using (alert_id, listing_key) where is_inserted group by alert_id
    )
    update alert set waiting = waiting + counted.count, waiting_since = least(waiting_since, counted.since)
    from counted where alert.id = counted.alert_id and alert.status = 'active'
  `.execute(transaction);

/**
 * Clears the snapshots of alerts once no older change can arrive: the transaction numbers of a restored database start
 * over, so an old snapshot would exclude new changes.
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
    most = end - start < fastBatchMs ? Math.min(most * 2, maxBatchSize) : Math.max(Math.floor(most / 2), 1);
  }
  await clearOldSnapshots(database);
  return false;
}
