import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';

/** Time within which a property comes back under a new number, after it left the market (decision 0042). */
const relistDays = 180;

/** Matches an address that begins with a civic number: the address is neither hidden nor on a road without civic numbers. */
const civicNumber = '^[0-9]';
/** Matches an address that names a unit: `4260, rue Saint-Denis, app. 203`, `203-4260, rue Saint-Denis`, `4260 Saint-Denis #203`. */
const unit = String.raw`(,\s*(app|apt|unit|unité|bureau|suite|local)\M)|#\s*\w|^[0-9]+[a-z]?\s*-\s*[0-9]`;

/** True where several dwellings or businesses share an address and a point. */
const isShared = sql`(arrived.property_type in ('condo', 'comm') or arrived.transaction_type = 'rent')`;

const isSameProperty = sql`
  earlier.listing_key <> arrived.listing_key
  and earlier.property_type = arrived.property_type and earlier.transaction_type = arrived.transaction_type
  and earlier.on_market_timestamp < arrived.on_market_timestamp
  and coalesce(earlier.year_built = arrived.year_built, true)
  and (earlier.standard_status = 'Active' or coalesce(earlier.off_market_timestamp, earlier.modification_timestamp)
    > arrived.on_market_timestamp - make_interval(days => ${sql.lit(relistDays)}))`;

const hasSameAddress = sql`
  earlier.standard_status <> 'Closed' and earlier.municipality_code = arrived.municipality_code
  and listing_address(earlier.street_address_fr) = listing_address(arrived.street_address_fr)
  and arrived.street_address_fr ~ ${civicNumber}
  and (earlier.postal_code = '' or arrived.postal_code = ''
    or replace(earlier.postal_code, ' ', '') = replace(arrived.postal_code, ' ', ''))
  and (not ${isShared} or arrived.street_address_fr ~* ${unit}
    or earlier.agent_key = arrived.agent_key and earlier.living_area = arrived.living_area
      and earlier.bedrooms_total is not distinct from arrived.bedrooms_total)`;

const hasSamePoint = sql`
  earlier.standard_status in ('Withdrawn', 'Expired')
  and earlier.latitude = arrived.latitude and earlier.longitude = arrived.longitude
  and not earlier.location_approximate and not arrived.location_approximate
  and not (earlier.street_address_fr ~ ${civicNumber} and arrived.street_address_fr ~ ${civicNumber})
  and not ${isShared}
  and earlier.agent_key = arrived.agent_key
  and earlier.lot_size is not distinct from arrived.lot_size
  and earlier.living_area is not distinct from arrived.living_area
  and coalesce(arrived.lot_size, arrived.living_area) is not null`;

/**
 * Records which of the given new listings follow an earlier listing of the same property (decision 0042). A listing that could follow two others, or of which two could follow, is left alone.
 */
export async function recordRelists(database: Database, arrivals: readonly string[]): Promise<void> {
  if (arrivals.length === 0) return;
  await sql`
    with arrived as (
      select * from listing where listing_key = any(${arrivals}::text[]) and standard_status = 'Active'
        and not exists (select from listing_relist where listing_relist.listing_key = listing.listing_key)
    ), pair as (
      select arrived.listing_key, earlier.listing_key as predecessor
      from arrived join listing earlier on ${hasSameAddress} where ${isSameProperty}
      union
      select arrived.listing_key, earlier.listing_key
      from arrived join listing earlier on ${hasSamePoint} where ${isSameProperty}
    ), counted as (
      select *, count(*) over (partition by listing_key) as predecessors, count(*) over (partition by predecessor) as successors
      from pair where not exists (select from listing_relist where listing_relist.predecessor = pair.predecessor)
    )
    insert into listing_relist (listing_key, predecessor)
    select listing_key, predecessor from counted where predecessors = 1 and successors = 1
    on conflict do nothing`.execute(database);
}
