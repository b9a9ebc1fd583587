import { type Kysely, sql } from 'kysely';
import type { CoreDatabase } from '../db/schema.ts';
import type { ListingRow } from './listing-row.ts';

/** Inserts or replaces listings and the municipalities they name, all or none. One JSON parameter carries a batch of any size. */
export async function writeListings(database: Kysely<CoreDatabase>, rows: ListingRow[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map((name) => sql.ref(name));
  const replaced = columns.map((column) => sql`${column} = excluded.${column}`);
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
