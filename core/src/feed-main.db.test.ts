import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { credentialsKey, openFeedDatabase } from '../test/feed-database.ts';
import { feedListings } from '../test/feed-listings.ts';
import { startFeedServer } from '../test/feed-server.ts';

const execute = promisify(execFile);

test('a source is added, run and reported by the command line, which prints no secret', async () => {
  const feeds = await openFeedDatabase('core_feed_main');
  const server = await startFeedServer();
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-feed-main-'));
  onTestFinished(async () => {
    await server.close();
    await feeds.close();
    await rm(folder, { recursive: true });
  });
  server.state.listings = [...feedListings(5), { ListingKey: '1' }];
  const { serviceRoot, tokenUrl } = server;
  const settings = { kind: 'ddf', serviceRoot, tokenUrl, destinations: [{ id: '', micrositeIds: ['m-1'] }] };
  await writeFile(join(folder, 'source.json'), JSON.stringify({ name: 'Stub', every_minutes: 30, settings }));
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'test',
    PATH: process.env.PATH,
    DATABASE_URL: feeds.databaseUrl,
    FEED_CREDENTIALS_KEY: credentialsKey,
    FEED_PRIVATE_HOSTS: '127.0.0.1',
    FEED_CLIENT_ID: 'feed',
    FEED_CLIENT_SECRET: 'a-secret-password',
    LOG_LEVEL: 'silent',
  };
  const command = async (...given: string[]) => {
    const program = join(import.meta.dirname, 'feed-main.ts');
    const { stdout } = await execute(process.execPath, [program, ...given], { env });
    expect(stdout).not.toContain('a-secret-password');
    return JSON.parse(stdout);
  };

  const { id } = await command('add', join(folder, 'source.json'));
  expect(await command('run', id)).toMatchObject({ outcome: 'done', counts: { written: 5, failed: 1 } });
  expect(await command('list')).toMatchObject([
    {
      id,
      name: 'Stub',
      every_minutes: 30,
      lastRun: { outcome: 'done', written: 5 },
      alarms: [],
      failures: [{ source_key: '1', reason: 'The listing has no municipality' }],
    },
  ]);
  expect(await command('approve', id)).toEqual({ lists: 0 });
});
