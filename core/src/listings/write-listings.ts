import { type Kysely, sql } from 'kysely';
import type { CoreDatabase } from '../db/schema.ts';
import type { ListingRow } from './listing-row.ts';

/**
 * A listing that is off the market keeps the moment at which it left, however often it is imported again: the one that the import
 * names, the one that is known, or now.
 */
const leftAt = sql`case when excluded.standard_status in ('Withdrawn', 'Expired') then coalesce(
  excluded.off_market_timestamp,
  case when listing.standard_status in ('Withdrawn', 'Expired')
    then coalesce(listing.off_market_timestamp, listing.modification_timestamp) end,
  now()) end`;

/** Inserts or replaces listings and the municipalities they name, all or none. One JSON parameter carries a batch of any size. */
export async function writeListings(database: Kysely<CoreDatabase>, rows: ListingRow[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const columns = names.map((name) => sql.ref(name));
  const replaced = names.map((name) =>
    name === 'off_market_timestamp'
      ? sql`${sql.ref(name)} = ${leftAt}`
      : sql`${sql.ref(name)} = excluded.${sql.ref(name)}`,
  );
  const batch = JSON.stringify(rows);
  await database.transaction().execute(async (transaction) => {
    await sql`
      insert into municipality (code, name)
      select distinct on (municipality_code) municipality_code, city
      from jsonb_to_recordset(${batch}::jsonb) as source(municipality_code text, city text)
      order by municipality_code, city
      on conflict (code) do update set name = excluded.name where municipality.name <> excluded.name
    `.execute(transaction);
    await sql`
      insert into listing (${sql.join(columns)})
      select ${sql.join(columns)} from jsonb_populate_recordset(null::listing, ${batch}::jsonb)
      on conflict (listing_key) do update set ${sql.join(replaced)}, modification_timestamp = now()
    `.execute(transaction);
  });
}
