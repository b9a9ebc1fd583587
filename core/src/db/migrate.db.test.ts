import { type Kysely, sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/create-test-database.ts';
import { connect } from './connect.ts';
import { migrateCore } from './migrate.ts';
import { down, up } from './migrations/0001-listings-and-leads.ts';

test('several processes may migrate at once, and again', async () => {
  const databaseUrl = await createTestDatabase(inject('databaseUrl'), 'core_migrate');
  await Promise.all([1, 2, 3].map(() => migrateCore(databaseUrl)));
  await migrateCore(databaseUrl);
  const { database, close } = connect(databaseUrl, { statementTimeout: 5000, connections: 1 });
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'core' order by 1
  `.execute(database);
  await close();
  expect(rows.map(({ name }) => name)).toEqual([
    'captcha_spent',
    'contact_rate',
    'kysely_migration',
    'kysely_migration_lock',
    'lead',
    'lead_mail',
    'listing',
    'municipality',
    'recipient',
    'site',
  ]);
});

test('the migration can be undone and done again', async () => {
  const databaseUrl = await createTestDatabase(inject('databaseUrl'), 'core_migrate_down');
  await migrateCore(databaseUrl);
  const { database, close } = connect(databaseUrl, { statementTimeout: 5000, connections: 1 });
  // biome-ignore lint/suspicious/noExplicitAny: a migration works on whatever tables there are.
  const tables: Kysely<any> = database;
  await down(tables);
  await up(tables);
  await close();
});

test('an index gives the first page of every order without sorting', async () => {
  const databaseUrl = await createTestDatabase(inject('databaseUrl'), 'core_migrate_plans');
  await migrateCore(databaseUrl);
  const { database, close } = connect(databaseUrl, { statementTimeout: 5000, connections: 1 });
  for (const order of ['on_market_timestamp desc', 'on_market_timestamp', 'list_price desc', 'list_price']) {
    const plan = await sql<{ 'QUERY PLAN': string }>`
      explain select listing_key from listing where standard_status = 'Active'
      order by ${sql.raw(order)}, listing_key limit 25
    `.execute(database);
    expect(JSON.stringify(plan.rows), order).not.toContain('Sort');
  }
  await close();
});
