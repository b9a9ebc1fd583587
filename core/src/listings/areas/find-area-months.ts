import { type AreaMarket, type AreaMarketQuery, areaMarketMonths } from '@vitrine/contract/core/area.ts';
import { readBoroughCode } from '@vitrine/contract/core/quebec-boroughs.ts';
import { sql } from 'kysely';
import type { Database } from '../../db/connect.ts';
import { onSite, type SearchScope } from '../search-query.ts';

/**
 * Returns how many listings of a place were on offer on this day of each past month, the oldest first and today last. The first import of a source names
 * what is on offer and perhaps what was sold, but not what left the market unsold before: months before the first such listing are left out, because their
 * numbers would be too low.
 */
export async function findAreaMonths(
  database: Database,
  { transaction, place }: AreaMarketQuery,
  { micrositeId, now }: SearchScope,
): Promise<AreaMarket['months']> {
  const municipality = readBoroughCode(place)?.municipality;
  const inPlace = municipality
    ? sql`municipality_code = ${municipality} and borough_code = ${place}`
    : sql`municipality_code = ${place}`;
  const { rows } = await sql<AreaMarket['months'][number]>`
    with day as (
      select months, (${now}::timestamptz at time zone 'America/Toronto' - make_interval(months => months)) at time zone 'America/Toronto' as moment
      from generate_series(0, ${areaMarketMonths}::integer) as months
    ), known as (
      select min(off_market_timestamp) as since from listing
      where standard_status in ('Withdrawn', 'Expired') and ${onSite(micrositeId)}
    ), place_listing as (
      select on_market_timestamp as since,
        case when standard_status = 'Active' then 'infinity' else coalesce(off_market_timestamp, modification_timestamp) end as until
      from listing where ${inPlace} and transaction_type = ${transaction} and ${onSite(micrositeId)}
    )
    select to_char(moment at time zone 'America/Toronto', 'YYYY-MM') as month, count(place_listing.since)::integer as count
    from day cross join known left join place_listing on place_listing.since <= moment and place_listing.until > moment
    where months = 0 or moment >= known.since
    group by months, moment order by months desc`.execute(database);
  return rows;
}
