import type { ClientBase } from 'pg';
import { copyRows, toTextArray } from '../db/copy-rows.ts';
import type { ListingRow } from './listing-row.ts';

/**
 * Moment at which a listing left the market: the one in the import, else the stored one, else now. Repeated imports do
 * not change it.
 */
const leftAt = `case when excluded.standard_status <> 'Active' then coalesce(
  excluded.off_market_timestamp,
  case when listing.standard_status <> 'Active'
    then coalesce(listing.off_market_timestamp, listing.modification_timestamp) end,
  now()) end`;

/** True for columns that are composed from others, or by the time of the import. */
const isDerived = (name: string): boolean => name.startsWith('card_') || name === 'off_market_timestamp';

/** Returns, comma-separated, the columns of a row in which a difference counts as a change of the listing. */
const factsOf = (row: string, names: readonly string[]): string =>
  names.flatMap((name) => (isDerived(name) ? [] : [`${row}.${name}`])).join(', ');

/** Inserts or replaces listings with their municipalities and boroughs within the caller's transaction, through a temporary table. */
export async function putListings(client: ClientBase, rows: readonly ListingRow[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const columns = names.join(', ');
  const replaced = names.map((name) => `${name} = ${name === 'off_market_timestamp' ? leftAt : `excluded.${name}`}`);
  await client.query(
    'create temporary table if not exists listing_incoming (like listing including defaults) on commit delete rows',
  );
  const fields = rows.map((row) => ({
    ...row,
    microsite_ids: toTextArray(row.microsite_ids),
    co_agent_keys: toTextArray(row.co_agent_keys),
    co_office_keys: toTextArray(row.co_office_keys),
  }));
  await copyRows(client, 'listing_incoming', fields);
  await client.query(`
    insert into municipality (code, name)
    select distinct on (municipality_code) municipality_code, city from listing_incoming order by municipality_code, city
    on conflict (code) do update set name = excluded.name where municipality.name <> excluded.name`);
  await client.query(`
    insert into borough (code, municipality_code, name)
    select distinct on (borough_code) borough_code, municipality_code, city_region from listing_incoming
    where borough_code is not null order by borough_code, city_region
    on conflict (code) do update set name = excluded.name where borough.name <> excluded.name`);
  await client.query(`
    insert into listing (${columns}) select ${columns} from listing_incoming
    on conflict (listing_key) do update set ${replaced.join(', ')},
      modification_timestamp = case
        when (${factsOf('listing', names)}) is distinct from (${factsOf('excluded', names)}) then now()
        else listing.modification_timestamp end`);
}

/** Inserts or replaces listings in a transaction of their own. */
export async function writeListings(client: ClientBase, rows: readonly ListingRow[]): Promise<void> {
  await client.query('begin');
  try {
    await putListings(client, rows);
    await client.query('commit');
  } catch (error) {
    // A lost connection has rolled back by itself.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
