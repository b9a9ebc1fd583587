import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startPostgres } from '../../../scripts/stack/postgres.ts';
import { site } from '../../test/core-fixture.ts';
import { expectCoreSurvivesOutage } from '../../test/database-outage.ts';
import { listingOf } from '../../test/listing-fixture.ts';
import { importListings } from '../listings/import-listings.ts';
import { migrateCore } from '../migrate-core.ts';
import { upsertCoreSite } from '../sites/upsert-site.ts';

test('core survives a stop and a start of PostgreSQL itself', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-core-outage-'));
  let server = await startPostgres({ dataDir, port: 3107 });
  const { url } = server;
  await migrateCore(url);
  await upsertCoreSite(url, site);
  await importListings(url, [listingOf()]);
  await expectCoreSurvivesOutage({
    databaseUrl: url,
    stopDatabase: () => server.stop(),
    startDatabase: async () => {
      server = await startPostgres({ dataDir, port: 3107 });
    },
  });
  expect(server.url).toBe(url);
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});
