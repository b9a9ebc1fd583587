import { connect, type Database } from '@vitrine/core/db/connect.ts';
import { addFeedSource } from '@vitrine/core/feeds/sources/feed-source.ts';
import { migrateCore } from '@vitrine/core/migrate-core.ts';
import { upsertCoreSite } from '@vitrine/core/sites/upsert-site.ts';
import { agencySite } from '@vitrine/demo/sites/agency/agency-site.ts';
import { feedListings } from '../../core/test/feed-listings.ts';
import { type FeedServer, startFeedServer } from '../../core/test/feed-server.ts';
import { createTestDatabase } from '../../scripts/tests/create-test-database.ts';
import { startBenchmarkServer } from '../benchmark-database.ts';
import type { Report } from '../figure.ts';
import { credentialsKey, runSource } from '../run-source.ts';
import { measureDelivery } from './deliveries.ts';
import { measurePhotos } from './photos.ts';

const suite = 'feeds';
const listings = 100_000;
const changed = 2000;
const kinds = ['reso', 'ddf'] as const;

/** Measures how long a worker takes to load a source of 100,000 listings and to bring an hour's changes, and its memory. */
export async function measureFeeds(report: Report): Promise<void> {
  const serverUrl = await startBenchmarkServer();
  for (const kind of kinds) {
    const databaseUrl = await createTestDatabase(serverUrl, `bench_feeds_${kind}`);
    await migrateCore(databaseUrl);
    await upsertCoreSite(databaseUrl, agencySite.core);
    const { database, close } = connect(databaseUrl, { statementTimeout: 0, connections: 2 });
    const source = await startFeedServer(2000);
    try {
      source.state.listings = feedListings(listings);
      await measureSource(report, kind, databaseUrl, database, source);
    } finally {
      await source.close();
      await close();
    }
  }
  await measureDelivery(report, serverUrl);
  await measurePhotos(report, serverUrl);
}

async function measureSource(
  report: Report,
  kind: (typeof kinds)[number],
  databaseUrl: string,
  database: Database,
  source: FeedServer,
): Promise<void> {
  const { serviceRoot, tokenUrl, state } = source;
  const settings = {
    kind,
    serviceRoot,
    tokenUrl,
    destinations: [{ id: '', micrositeIds: [agencySite.core.micrositeId] }],
  };
  const credentials = { clientId: 'feed', clientSecret: 'secret' };
  const id = await addFeedSource(database, { name: kind, settings, credentials }, credentialsKey);
  const say = (name: string, value: number, unit: string, atMost: number) =>
    report({ suite, name: `${kind}: ${name}`, value, unit, bar: { atMost } });

  const load = await runSource(databaseUrl, id);
  await expectListings(database, listings);
  say('first load of 100,000 listings', load.seconds, 's', 300);
  say('memory of the first load', load.megabytes, 'MB', 300);

  state.listings = state.listings.map((listing, index) =>
    index % (listings / changed) === 0
      ? {
          ...listing,
          PublicRemarks: 'Changed.',
          ModificationTimestamp: new Date(Date.parse('2026-06-10T12:00:00Z') + index).toISOString(),
        }
      : listing,
  );
  const changes = await runSource(databaseUrl, id);
  const written = await database.selectFrom('feed_run').select('written').orderBy('id', 'desc').executeTakeFirst();
  if (written?.written !== changed)
    throw new Error(`The run wrote ${written?.written} listings in place of ${changed}.`);
  say('2,000 changes', changes.seconds, 's', 20);
  say('memory of the changes', changes.megabytes, 'MB', 300);
}

async function expectListings(database: Database, expected: number): Promise<void> {
  const { count } = await database
    .selectFrom('listing')
    .select((listing) => listing.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) !== expected) throw new Error(`There are ${count} listings in place of ${expected}.`);
}
