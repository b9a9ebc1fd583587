import { type Kysely, sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/tests/create-test-database.ts';
import { migrateCore } from '../migrate-core.ts';
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
import * as feeds from './migrations/0013-feeds.ts';

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
    'alert',
    'alert_letter',
    'alert_match',
    'captcha_spent',
    'contact_rate',
    'feed_alarm',
    'feed_failure',
    'feed_key_list',
    'feed_member',
    'feed_membership',
    'feed_office',
    'feed_record',
    'feed_run',
    'feed_source',
    'feed_unknown_value',
    'kysely_migration',
    'kysely_migration_lock',
    'lead',
    'lead_deletion',
    'lead_event',
    'lead_mail',
    'listing',
    'listing_change',
    'listing_change_floor',
    'listing_news',
    'municipality',
    'recipient',
    'site',
    'webhook_delivery',
  ]);
});

test('the migrations can be undone and done again', async () => {
  const databaseUrl = await createTestDatabase(inject('databaseUrl'), 'core_migrate_down');
  await migrateCore(databaseUrl);
  const { database, close } = connect(databaseUrl, { statementTimeout: 5000, connections: 1 });
  // biome-ignore lint/suspicious/noExplicitAny: a migration works on whatever tables there are.
  const tables: Kysely<any> = database;
  for (const { down } of [
    feeds,
    alerts,
    leadDesk,
    webhooks,
    leadConsent,
    nearby,
    soldListings,
    search,
    offMarket,
    listingsAndLeads,
  ]) {
    await down(tables);
  }
  for (const { up } of [
    listingsAndLeads,
    offMarket,
    search,
    soldListings,
    nearby,
    leadConsent,
    webhooks,
    leadDesk,
    alerts,
    feeds,
  ]) {
    await up(tables);
  }
  await close();
});
