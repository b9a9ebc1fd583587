import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { connect } from './connect.ts';
import * as listingsAndLeads from './migrations/0001-listings-and-leads.ts';
import * as offMarket from './migrations/0003-off-market.ts';
import * as search from './migrations/0004-search.ts';
import * as soldListings from './migrations/0005-sold-listings.ts';
import * as nearby from './migrations/0006-nearby.ts';
import * as leadConsent from './migrations/0007-lead-consent.ts';
import * as webhooks from './migrations/0008-webhooks.ts';
import * as leadDesk from './migrations/0009-lead-desk.ts';
import * as alerts from './migrations/0010-alerts.ts';
import * as listingsWithoutPlace from './migrations/0011-listings-without-place.ts';
import * as postalAddress from './migrations/0012-postal-address.ts';
import * as feeds from './migrations/0013-feeds.ts';

const migrations = {
  '0001-listings-and-leads': listingsAndLeads,
  '0003-off-market': offMarket,
  '0004-search': search,
  '0005-sold-listings': soldListings,
  '0006-nearby': nearby,
  '0007-lead-consent': leadConsent,
  '0008-webhooks': webhooks,
  '0009-lead-desk': leadDesk,
  '0010-alerts': alerts,
  '0011-listings-without-place': listingsWithoutPlace,
  '0012-postal-address': postalAddress,
  '0013-feeds': feeds,
};

/** Applies the migrations of schema `core`. Several processes may run it at once, and again; throws the error of a migration. */
export async function migrateSchema(databaseUrl: string): Promise<void> {
  const { database, close } = connect(databaseUrl, { statementTimeout: 0, connections: 2 });
  try {
    // Even "if not exists" fails when two processes create the schema at the same moment.
    await database.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtext('vitrine core schema'))`.execute(transaction);
      await sql`create schema if not exists core`.execute(transaction);
    });
    const migrator = new Migrator({
      db: database,
      provider: { getMigrations: async () => migrations },
      migrationTableSchema: 'core',
      // Migrations from parallel branches are independent of each other, and a database may have applied a later one
      // first.
      allowUnorderedMigrations: true,
    });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  } finally {
    await close();
  }
}
