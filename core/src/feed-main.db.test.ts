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

/** Opens a database and a source's server, and returns what runs the command line with them. */
async function openCommandLine(name: string) {
  const feeds = await openFeedDatabase(name);
  const server = await startFeedServer();
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-feed-main-'));
  onTestFinished(async () => {
    await server.close();
    await feeds.close();
    await rm(folder, { recursive: true });
  });
  const { serviceRoot, tokenUrl } = server;
  const settings = { kind: 'ddf', serviceRoot, tokenUrl, destinations: [{ id: '', micrositeIds: ['m-1'] }] };
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
  /** Writes a source, and returns the path of its file. */
  const written = async (source: unknown): Promise<string> => {
    const path = join(folder, 'source.json');
    await writeFile(path, typeof source === 'string' ? source : JSON.stringify(source));
    return path;
  };
  return { server, settings, command, written };
}

test('a source is added, run and reported by the command line, which prints no secret', async () => {
  const { server, settings, command, written } = await openCommandLine('core_feed_main');
  server.state.listings = [...feedListings(5), { ListingKey: '1' }];
  const { id } = await command('add', await written({ name: 'Stub', every_minutes: 30, settings }));
  expect(await command('run', id)).toMatchObject({ outcome: 'done', counts: { written: 5, failed: 1 } });
  expect(await command('list')).toMatchObject([
    {
      id,
      name: 'Stub',
      every_minutes: 30,
      lastRun: { outcome: 'done', written: 5 },
      alarms: [],
      failures: [{ source_key: '1', reason: 'The listing has no municipality.' }],
    },
  ]);
  expect(await command('approve', id)).toEqual({ lists: 0 });
});

test('the command line says in one sentence what is wrong, without a stack trace', async () => {
  const { settings, command, written } = await openCommandLine('core_feed_main_refusals');
  const nowhere = { ...settings, destinations: [{ id: '', micrositeIds: ['m-99'] }] };
  for (const [given, sentence] of [
    [['add', await written({ name: 'Stub', settings: nowhere })], 'There is no site m-99.\n'],
    [['add', '/absent/source.json'], 'The file /absent/source.json cannot be read.\n'],
    [['run', 'nobody'], 'There is no source nobody.\n'],
  ] as const)
    await expect(command(...given)).rejects.toMatchObject({ code: 1, stderr: sentence });
});
