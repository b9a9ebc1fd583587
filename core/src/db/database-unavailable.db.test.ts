import { isDatabaseUnavailable } from '@vitrine/database/database-unavailable.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startDatabaseProxy } from '../../../scripts/tests/database-proxy.ts';
import { createCoreDatabase, startCore } from '../../test/core-fixture.ts';
import { expectCoreSurvivesOutage } from '../../test/database-outage.ts';
import { listingOf } from '../../test/listing-fixture.ts';
import { messageOf } from '../../test/message-fixture.ts';
import { importListings } from '../listings/import-listings.ts';
import { connect } from './connect.ts';

test('reads go to the replica, writes to the primary', async () => {
  // Two databases with different content represent primary and replica, so that each answer reveals its source.
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

test('while the database is unavailable core answers from memory what it can, and everything once it is back', async () => {
  const databaseUrl = await createCoreDatabase('core_unavailable');
  await importListings(databaseUrl, [listingOf()]);
  const proxy = await startDatabaseProxy(databaseUrl);
  await expectCoreSurvivesOutage({ databaseUrl: proxy.url, stopDatabase: proxy.stop, startDatabase: proxy.start });
  await proxy.stop();
});

test('while the primary is unavailable a node with a replica shows cards that it has not shown before', async () => {
  const databaseUrl = await createCoreDatabase('core_primary_unavailable');
  await importListings(databaseUrl, [listingOf()]);
  const primary = await startDatabaseProxy(databaseUrl);
  const core = startCore(primary.url, { readUrls: [databaseUrl] });
  expect((await core.get('properties?format=count')).status).toBe(200);
  await primary.stop();
  expect((await core.get('properties')).status).toBe(200);
  expect((await core.post(messageOf())).status).toBe(503);
  await core.close();
});

test('a statement that takes too long is cancelled and counts as an unavailable database', async () => {
  const databaseUrl = await createCoreDatabase('core_slow');
  const { database, close } = connect(databaseUrl, { statementTimeout: 50, connections: 1 });
  const error = await sql`select pg_sleep(10)`.execute(database).catch((reason: unknown) => reason);
  expect(isDatabaseUnavailable(error)).toBe(true);
  await close();
});
