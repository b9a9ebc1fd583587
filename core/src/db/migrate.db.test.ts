import { type Kysely, sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/tests/create-test-database.ts';
import { migrateCore } from '../migrate-core.ts';
import { connect, type Database } from './connect.ts';
import { migrations } from './migrate.ts';

test('several processes may migrate at once, and again', async () => {
  const databaseUrl = await createTestDatabase(inject('databaseUrl'), 'core_migrate');
  await Promise.all([1, 2, 3].map(() => migrateCore(databaseUrl)));
  await migrateCore(databaseUrl);
  const { database, close } = connect(databaseUrl, { statementTimeout: 60_000, connections: 1 });
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'core' order by 1
  `.execute(database);
  await close();
  expect(rows.map(({ name }) => name)).toEqual([
    'alert',
    'alert_mail',
    'alert_match',
    'alert_sent',
    'board_lead',
    'borough',
    'captcha_spent',
    'consent',
    'consent_wording',
    'contact_rate',
    'erasure',
    'erasure_mail',
    'feed_alarm',
    'feed_failure',
    'feed_key_list',
    'feed_match',
    'feed_member',
    'feed_membership',
    'feed_office',
    'feed_part',
    'feed_photo',
    'feed_record',
    'feed_report',
    'feed_run',
    'feed_run_listing',
    'feed_source',
    'feed_unknown_value',
    'kysely_migration',
    'kysely_migration_lock',
    'lead',
    'lead_deletion',
    'lead_event',
    'lead_mail',
    'lead_note',
    'listing',
    'listing_change',
    'listing_change_floor',
    'listing_figure',
    'listing_news',
    'listing_price',
    'listing_relist',
    'municipality',
    'photo',
    'recipient',
    'retention_run',
    'search_figure',
    'seller_report',
    'seller_report_mail',
    'site',
    'webhook_delivery',
  ]);
});

/** Returns the columns of all tables of core except the migrator's own tables. */
async function columnsOf(database: Database): Promise<unknown[]> {
  const { rows } = await sql`
    select table_name, column_name, data_type, is_nullable from information_schema.columns
    where table_schema = 'core' and table_name not like 'kysely%' order by 1, 2
  `.execute(database);
  return rows;
}

test('the migrations can be undone and done again', async () => {
  const databaseUrl = await createTestDatabase(inject('databaseUrl'), 'core_migrate_down');
  await migrateCore(databaseUrl);
  const { database, close } = connect(databaseUrl, { statementTimeout: 60_000, connections: 1 });
  // biome-ignore lint/suspicious/noExplicitAny: a migration works on whatever tables there are.
  const tables: Kysely<any> = database;
  const columns = await columnsOf(database);
  for (const { down } of Object.values(migrations).toReversed()) {
    await down(tables);
  }
  expect(await columnsOf(database)).toEqual([]);
  for (const { up } of Object.values(migrations)) {
    await up(tables);
  }
  expect(await columnsOf(database)).toEqual(columns);
  await close();
});
