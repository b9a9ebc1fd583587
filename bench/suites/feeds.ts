import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { connect, type Database } from '@vitrine/core/db/connect.ts';
import { addFeedSource } from '@vitrine/core/feeds/feed-source.ts';
import { migrateCore } from '@vitrine/core/migrate-core.ts';
import { upsertCoreSite } from '@vitrine/core/sites/upsert-site.ts';
import { agencySite } from '@vitrine/demo/sites/agency/agency-site.ts';
import { feedListings } from '../../core/test/feed-listings.ts';
import { type FeedServer, startFeedServer } from '../../core/test/feed-server.ts';
import { startChild } from '../../scripts/process/child-processes.ts';
import { root } from '../../scripts/process/repository-root.ts';
import { parts } from '../../scripts/stack/parts.ts';
import { createTestDatabase } from '../../scripts/tests/create-test-database.ts';
import { startBenchmarkServer } from '../benchmark-database.ts';
import type { Report } from '../figure.ts';

const suite = 'feeds';
const listings = 100_000;
const changed = 2000;
const kinds = ['reso', 'ddf'] as const;
const credentialsKey = 'a-key-of-the-benchmark-with-32-characters';

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

/** Runs a source in a process of its own, with the options of the worker; returns its duration and the most memory that it held. */
async function runSource(databaseUrl: string, id: string): Promise<{ seconds: number; megabytes: number }> {
  const start = performance.now();
  const flags = parts.worker.run.filter((argument) => argument.startsWith('--'));
  const child = startChild([process.execPath, ...flags, join(root, 'core/src/feed-main.ts'), 'run', id], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      FEED_CREDENTIALS_KEY: credentialsKey,
      FEED_PRIVATE_HOSTS: '127.0.0.1',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exit = once(child, 'exit');
  let kilobytes = 0;
  while (child.exitCode === null && child.signalCode === null) {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    // The peak of resident memory since the start.
    kilobytes = Math.max(kilobytes, Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0));
    await Promise.race([exit, delay(100)]);
  }
  if (child.exitCode !== 0) throw new Error(`The run of the source ended with exit code ${child.exitCode}.`);
  return { seconds: (performance.now() - start) / 1000, megabytes: (kilobytes * 1024) / 1e6 };
}
