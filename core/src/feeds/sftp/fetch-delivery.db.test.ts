import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { credentialsKey, type FeedDatabase, openFeedDatabase } from '../../../test/feed-database.ts';
import { type SftpFile, type SftpTestServer, startSftpServer } from '../../../test/sftp-server.ts';
import { storedReasonText } from '../reasons/reason-texts.ts';
import { addFeedSource } from '../sources/feed-source.ts';
import { fits } from './find-newest.ts';

let feeds: FeedDatabase;
let server: SftpTestServer;
let folder: string;
let hostKey: string;

beforeAll(async () => {
  feeds = await openFeedDatabase('core_sftp_feeds');
});
afterAll(() => feeds.close());
beforeEach(async () => {
  await sql`truncate feed_source, listing cascade`.execute(feeds.database);
  server = await startSftpServer();
  folder = await mkdtemp(join(tmpdir(), 'vitrine-sftp-'));
  feeds.services.connector.filesFolder = folder;
  feeds.services.connector.sftpLimits = { idleMs: 400, lookAgainMs: 1 };
  feeds.services.connector.limits.privateHosts = new Set([`127.0.0.1:${server.port}`]);
  feeds.clock.now = new Date('2026-06-15T12:00:00Z');
  server.state.files = [delivery('20260615.csv', 3)];
  hostKey = await readHostKey();
});
afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const noon = Date.parse('2026-06-15T12:00:00Z') / 1000;
const csvOf = (count: number, text = '') =>
  Buffer.from(
    [
      'ListingKey,City,ListPrice,StandardStatus,PublicRemarks',
      ...Array.from({ length: count }, (_, index) => `${10_000_001 + index},Montréal,450000,Active,${text}`),
    ].join('\n'),
  );
const delivery = (name: string, count: number, given: Partial<SftpFile> = {}): SftpFile => ({
  name,
  content: csvOf(count),
  mtime: noon - 3600,
  ...given,
});
const manyFiles = Array.from({ length: 500 }, (_, index) => delivery(`20260615-${index}.csv`, 0));
const addSource = ({
  sftp = {},
  credentials = {},
  ...settings
}: {
  sftp?: object;
  credentials?: object;
  path?: string;
} = {}) =>
  addFeedSource(
    feeds.database,
    {
      name: 'SFTP',
      settings: {
        kind: 'file',
        layout: 'generic',
        path: '/livraisons',
        sftp: { host: '127.0.0.1', port: server.port, hostKey, ...sftp },
        destinations: [{ id: '', micrositeIds: ['m-1'] }],
        ...settings,
      },
      credentials: { clientId: 'agence', clientSecret: 'secret', ...credentials },
    },
    credentialsKey,
  );
/** Runs a source and returns why the run failed. */
async function reasonOfRun(id: string): Promise<string> {
  const result = await feeds.run(id);
  return 'reason' in result && result.reason ? storedReasonText('en', JSON.stringify(result.reason)) : '';
}
/** Returns the fingerprint that a run names of a server whose key nobody has confirmed. */
async function readHostKey(): Promise<string> {
  const { openSftp } = await import('./open-sftp.ts');
  const opened = await openSftp(
    { host: '127.0.0.1', port: server.port, hostKey: null },
    { clientId: 'agence', clientSecret: 'secret' },
    { privateHosts: feeds.services.connector.limits.privateHosts, idleMs: 400, signal: new AbortController().signal },
  );
  return opened.kind === 'host-key' ? opened.fingerprint : '';
}
const leftovers = () => readdir(join(folder, '.sftp')).catch(() => []);

describe('a delivery of an SFTP server', () => {
  test('is the last one by name that fits, is fetched once, and leaves nothing behind', async () => {
    server.state.files = [
      delivery('20260613.csv', 1),
      delivery('20260615.csv', 3, { isWithoutMode: true }),
      delivery('20260616.pdf', 1),
      delivery('photos-20260617.csv', 1),
    ];
    const id = await addSource({ sftp: { names: '2026*.csv' } });
    expect(await feeds.run(id)).toMatchObject({ outcome: 'done', counts: { added: 3 } });
    expect(server.state.signIns).toEqual(['agence password']);
    const { reads } = server.state;
    expect(reads).toBeGreaterThan(0);
    expect(await feeds.run(id)).toMatchObject({ outcome: 'done', counts: { read: 0 } });
    expect(server.state.reads).toBe(reads);
    server.state.files.push(delivery('20260616.csv', 4));
    expect(await feeds.run(id)).toMatchObject({ outcome: 'done', counts: { added: 1 } });
    expect(await leftovers()).toEqual([]);
  });

  test('that is delivered again without a change is fetched, and not read', async () => {
    const id = await addSource();
    await feeds.run(id);
    server.state.files = [delivery('20260616.csv', 3)];
    expect(await feeds.run(id)).toMatchObject({ outcome: 'done', counts: { read: 0 } });
    const { reads } = server.state;
    await feeds.run(id);
    expect(server.state.reads).toBe(reads);
    expect(await leftovers()).toEqual([]);
  });

  test.each([
    ['answers a question with the password', { isInteractive: true }, {}],
    ['signs with a private key', {}, { clientSecret: 'phrase', privateKey: '' }],
  ])('comes to a user who %s', async (_, state, credentials) => {
    Object.assign(server.state, state);
    const key = 'privateKey' in credentials && { privateKey: server.userKey };
    const id = await addSource({ credentials: { ...credentials, ...key } });
    expect(await feeds.run(id)).toMatchObject({ outcome: 'done', counts: { added: 3 } });
  });

  test('that is still being written waits: by its date, by its size between two looks, or while it comes', async () => {
    const id = await addSource();
    const file = delivery('20260615.csv', 3, { mtime: noon - 30 });
    server.state.files = [file];
    expect(await feeds.run(id)).toMatchObject({ outcome: 'done', counts: { read: 0 } });
    // A clock of the server that is an hour ahead does not stop it.
    file.mtime = noon + 3600;
    file.content = csvOf(30, 'x'.repeat(20_000));
    server.state.onRead = () => {
      file.content = Buffer.concat([file.content, Buffer.from('\n')]);
    };
    expect(await feeds.run(id)).toMatchObject({ outcome: 'done', counts: { read: 0 } });
    expect(await leftovers()).toEqual([]);
    server.state.onRead = undefined;
    expect(await feeds.run(id)).toMatchObject({ outcome: 'done', counts: { added: 30 } });
  });

  test.each([
    ['stalls in the middle', { stallsAt: 262_144 }, 'The server did not answer in time.'],
    ['ends the file early', { endsAt: 300_000 }, 'The answer of the server was cut off.'],
    ['breaks off', { breaksAt: 262_144 }, 'The answer of the server was cut off.'],
  ])('is tried again by the next run after the server %s', async (_, state, reason) => {
    server.state.files = [delivery('20260615.csv', 30, { content: csvOf(30, 'x'.repeat(20_000)) })];
    Object.assign(server.state, state);
    const id = await addSource();
    expect(await reasonOfRun(id)).toBe(reason);
    expect(await feeds.numbers()).toEqual([]);
    expect(await leftovers()).toEqual([]);
    Object.assign(server.state, { stallsAt: undefined, endsAt: undefined, breaksAt: undefined });
    expect(await feeds.run(id)).toMatchObject({ outcome: 'done', counts: { added: 30 } });
  });

  test('is no link, no folder, and has no name that leads elsewhere', async () => {
    server.state.files = [
      delivery('20260615.csv', 3),
      delivery('20260616.csv', 1, { kind: 'link' }),
      delivery('20260617.csv', 1, { kind: 'folder' }),
      delivery('../../etc/20260618.csv', 1),
      delivery('..\\20260619.csv', 1),
      delivery('2026062\u0000.csv', 1),
      delivery('.20260620.csv', 1),
    ];
    expect(await feeds.run(await addSource())).toMatchObject({ outcome: 'done', counts: { added: 3 } });
  });

  test('that is too large is not fetched, whatever its content; nor is one that takes too long', async () => {
    server.state.files = [delivery('20260615.csv', 3, { size: 3 * 1024 ** 3 })];
    const id = await addSource();
    expect(await reasonOfRun(id)).toBe('The delivery is larger than 2,048\u00a0MB.');
    expect(server.state.reads).toBe(0);
    server.state.files = [delivery('20260615.csv', 3)];
    server.state.stallsAt = 0;
    feeds.services.connector.sftpLimits = { idleMs: 5000, lookAgainMs: 1, totalMs: 500 };
    expect(await reasonOfRun(id)).toMatch(/^The delivery could not be received within 1/);
    expect(await leftovers()).toEqual([]);
  });
});

describe('a server', () => {
  test('with another key than the confirmed one gets neither user name nor password, and the reason says what to do', async () => {
    const id = await addSource();
    await feeds.run(id);
    server.state.signIns = [];
    await server.changeKey();
    expect(await reasonOfRun(id)).toMatch(
      /^The server does not show the key .* nothing was sent to it\. Ask your provider .* \(SHA256:[^)]{43}\)\.$/,
    );
    expect(server.state.signIns).toEqual([]);
    expect(await feeds.numbers()).toHaveLength(3);
    const unconfirmed = await addSource({ sftp: { hostKey: null } });
    expect(await reasonOfRun(unconfirmed)).toContain('was not confirmed yet');
    expect(server.state.signIns).toEqual([]);
  });

  test.each([
    [
      'refuses the password',
      {},
      { credentials: { clientSecret: 'faux' } },
      'The user name or the password is refused.',
    ],
    ['gets no readable key', {}, { credentials: { privateKey: 'no key' } }, /^The private key cannot be read/],
    ['lacks the folder', {}, { path: '/autre' }, 'The file or the folder does not exist.'],
    ['closes the folder', { isFolderClosed: true }, {}, 'The server gives no access to this folder or file.'],
    ['has no delivery', { files: [] }, {}, 'The folder holds no zip, csv, txt or xml file.'],
    ['lists files without end', { isEndless: true, files: manyFiles }, {}, 'The folder holds more than 20,000 files.'],
  ])('that %s is said to do so', async (_, state, given, reason) => {
    Object.assign(server.state, state);
    expect(await reasonOfRun(await addSource(given))).toMatch(reason);
  });

  test('in a private network is not called, by its number or its name, on another port than the one that is allowed', async () => {
    feeds.services.connector.limits.privateHosts = new Set(['127.0.0.1:22']);
    const { connections } = server.state;
    expect(await reasonOfRun(await addSource())).toBe('The address leads into a private network.');
    expect(await reasonOfRun(await addSource({ sftp: { host: 'localhost' } }))).toBe(
      'The address leads into a private network.',
    );
    expect(server.state.connections).toBe(connections);
  });
});

test.each([
  ['Centris_20260615.zip', '', true],
  ['Centris_20260615.zip', 'centris_*.zip', true],
  ['Centris_20260615.zip', '*0615*', true],
  ['Centris_20260615.zip', 'Centris_*_*.zip', false],
  ['aa', 'a*a*a', false],
  ['photos.zip', 'Centris*', false],
])('the name %s fits the pattern “%s”: %s', (name, pattern, expected) => expect(fits(name, pattern)).toBe(expected));
