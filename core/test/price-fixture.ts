import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Connection, connect } from '../src/db/connect.ts';
import { importListings } from '../src/listings/import-listings.ts';
import { createCoreDatabase } from './core-fixture.ts';
import { listingOf } from './listing-fixture.ts';

type Given = Parameters<typeof listingOf>[0];

/** Prepares a database for the tests of a file, without listings and sources at the beginning of each; all sites show earlier prices. */
export function usePriceDatabase(name: string) {
  let databaseUrl: string;
  let connection: Connection;
  const allow = (shows_price_history: boolean) =>
    connection.database.updateTable('site').set({ shows_price_history }).execute();
  beforeAll(async () => {
    databaseUrl = await createCoreDatabase(name);
    connection = connect(databaseUrl, { statementTimeout: 60_000, connections: 2 });
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    await sql`truncate listing, feed_source cascade`.execute(connection.database);
    await allow(true);
  });
  return {
    url: () => databaseUrl,
    database: () => connection.database,
    /** Sets whether the sites show earlier prices. */
    allow,
    /** Imports listings, one after another. */
    async put(...given: Given[]): Promise<void> {
      for (const one of given) await importListings(databaseUrl, [listingOf(one)]);
    },
  };
}
