import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startPostgres } from '../../../scripts/stack/postgres.ts';
import { createCoreDatabase, site, startCore } from '../../test/core-fixture.ts';
import { listingOf } from '../../test/listing-fixture.ts';
import { messageOf } from '../../test/message-fixture.ts';
import { importListings } from '../listings/import-listings.ts';
import { upsertCoreSite } from '../sites/upsert-site.ts';
import { connect } from './connect.ts';
import { isDatabaseAway } from './database-away.ts';
import { migrateCore } from './migrate.ts';

test('reads go to the replica, writes to the primary', async () => {
  // Two databases of different content stand for primary and replica, so that each answer shows its source.
  const [primaryUrl, replicaUrl] = [await createCoreDatabase('core_primary'), await createCoreDatabase('core_replica')];
  await importListings(replicaUrl, [listingOf()]);
  const core = startCore(primaryUrl, { readUrls: [replicaUrl] });
  expect(await (await core.get('properties')).json()).toMatchObject({
    data: { total: 1, propertiesListing: [{ uls: '10000001' }] },
  });
  expect((await core.post(messageOf())).status).toBe(200);
  await core.close();
  const { database, close } = connect(primaryUrl, { statementTimeout: 5000, connections: 1 });
  expect(await database.selectFrom('lead').select('id').execute()).toHaveLength(1);
  await close();
});

test('reads go to the primary while the replica is down', async () => {
  const databaseUrl = await createCoreDatabase('core_lonely');
  const core = startCore(databaseUrl, { readUrls: ['postgres://nobody@127.0.0.1:1/nothing'] });
  expect((await core.get('properties')).status).toBe(200);
  await core.close();
});

test('with the database away counts, maps and cards seen before go on, other calls answer 503, and all is well when it is back', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-core-away-'));
  const first = await startPostgres({ dataDir, port: 3107 });
  await migrateCore(first.url);
  await upsertCoreSite(first.url, site);
  await importListings(first.url, [listingOf()]);
  const core = startCore(first.url);
  expect((await core.get('properties')).status).toBe(200);
  expect((await core.post(messageOf())).status).toBe(200);

  await first.stop();
  const unseen = () => core.get('properties', { 'content-language': 'en' });
  for (const call of [unseen, () => core.get('search-filters'), () => core.post(messageOf())]) {
    const answer = await call();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  }
  // What is in memory goes on: counts, maps, cards, and with them the process itself.
  for (const call of [
    () => core.get('properties'),
    () => core.get('properties?format=count'),
    () => core.get('properties?format=map&listingLimit=0'),
    () => core.app.request('/readyz'),
    () => core.app.request('/healthz'),
  ]) {
    expect((await call()).status).toBe(200);
  }

  const second = await startPostgres({ dataDir, port: 3107 });
  expect((await core.get('properties')).status).toBe(200);
  expect((await core.post(messageOf({ message: 'De retour' }))).status).toBe(200);
  await core.close();
  await second.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('a statement that takes too long is ended, and counts as the database being away', async () => {
  const databaseUrl = await createCoreDatabase('core_slow');
  const { database, close } = connect(databaseUrl, { statementTimeout: 50, connections: 1 });
  const error = await sql`select pg_sleep(10)`.execute(database).catch((reason: unknown) => reason);
  expect(isDatabaseAway(error)).toBe(true);
  await close();
});
