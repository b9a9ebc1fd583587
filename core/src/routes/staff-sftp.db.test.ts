import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startCore } from '../../test/core-fixture.ts';
import { credentialsKey, type FeedDatabase, openFeedDatabase } from '../../test/feed-database.ts';
import { type SftpTestServer, startSftpServer } from '../../test/sftp-server.ts';
import { staffCaller, staffKey } from '../../test/staff-fixture.ts';
import { usualHttpLimits } from '../feeds/http-client/call-http.ts';

let feeds: FeedDatabase;
let core: ReturnType<typeof startCore>;
let staff: ReturnType<typeof staffCaller>;
let server: SftpTestServer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-staff-sftp-'));
  feeds = await openFeedDatabase('core_staff_sftp');
  const limits = { ...usualHttpLimits, privateHosts: new Set(['127.0.0.1', 'localhost']) };
  const sftpLimits = { idleMs: 2000, lookAgainMs: 1 };
  core = startCore(feeds.databaseUrl, {
    staffKey,
    feeds: { limits, sftpLimits, credentialsKey, filesFolder: folder },
  });
  staff = staffCaller(core);
});
afterAll(async () => {
  await Promise.all([core.close(), feeds.close(), rm(folder, { recursive: true })]);
});
beforeEach(async () => {
  await sql`truncate feed_source, listing cascade`.execute(feeds.database);
  server = await startSftpServer();
  const content = Buffer.from('Numero,City,ListPrice\n10000001,Montréal,450000\n');
  server.state.files = [{ name: '20260615.csv', content, mtime: 1_750_000_000 }];
});
afterEach(() => server.close());

const credentials = { clientId: 'agence', clientSecret: 'secret' };
const settingsOf = (sftp: object = {}, given: object = {}) => ({
  kind: 'file',
  layout: 'generic',
  path: '/livraisons',
  sftp: { host: '127.0.0.1', port: server.port, ...sftp },
  shape: { hasHeader: true, columns: { ListingKey: 'Numero' } },
  destinations: [{ id: '', micrositeIds: ['m-1'] }],
  ...given,
});
const post = async (path: string, body: object) => {
  const answer = await staff(path, { method: 'POST', body, locale: 'fr' });
  return { status: answer.status, ...(await answer.json()) };
};
const testOf = (settings: object, given: object = { credentials }) => post('feed-connections', { settings, ...given });
const readKey = async (): Promise<string> => (await testOf(settingsOf())).data.fingerprint;
const input = (settings: object, given: object = { credentials }) => ({
  name: 'Centris',
  every_minutes: 60,
  settings,
  ...given,
});

test('a test shows the key of a server that nobody has confirmed, then its listings once the key is confirmed', async () => {
  const first = await testOf(settingsOf());
  expect(first.data).toMatchObject({ outcome: 'host-key', is_other: false });
  expect(first.data.fingerprint).toMatch(/^SHA256:[A-Za-z0-9+/]{43}$/);
  expect(server.state.signIns).toEqual([]);
  const confirmed = settingsOf({ hostKey: first.data.fingerprint });
  expect((await testOf(confirmed)).data).toMatchObject({ outcome: 'listings', total: 1 });
  await server.changeKey();
  server.state.signIns = [];
  expect((await testOf(confirmed)).data).toMatchObject({ outcome: 'host-key', is_other: true });
  expect(server.state.signIns).toEqual([]);
});

test('a source is stored with a confirmed server alone, and its password and key are never answered', async () => {
  const refused = await post('feeds', input(settingsOf()));
  expect(refused).toMatchObject({
    status: 422,
    errors: [
      {
        field: 'settings.sftp.hostKey',
        message: 'Testez la connexion, puis confirmez que c’est bien ce serveur.',
      },
    ],
  });
  const settings = settingsOf({ hostKey: await readKey() });
  expect(await post('feed-checks', input(settings, {}))).toMatchObject({ errors: [{ field: 'credentials' }] });
  const withKey = { credentials: { clientId: 'agence', clientSecret: 'phrase', privateKey: server.userKey } };
  const added = await post('feeds', input(settings, withKey));
  expect(added).toMatchObject({ status: 200, data: { has_credentials: true, settings: { sftp: settings.sftp } } });
  expect(JSON.stringify(added)).not.toMatch(/phrase|PRIVATE KEY|agence"/);
});

test('stored credentials go to no other server than theirs, and are forgotten with it', async () => {
  const hostKey = await readKey();
  const { data } = await post('feeds', input(settingsOf({ hostKey })));
  const change = async (settings: object, given: object = {}) => {
    const answer = await staff(`feeds/${data.id}`, { method: 'PUT', body: input(settings, given), locale: 'fr' });
    return { status: answer.status, ...(await answer.json()) };
  };
  expect(await change(settingsOf({ hostKey, names: '*.csv' }))).toMatchObject({ status: 200 });
  const elsewhere = settingsOf({ hostKey, host: 'localhost' });
  expect(await change(elsewhere)).toMatchObject({ status: 422, errors: [{ field: 'credentials' }] });
  expect((await testOf(elsewhere, { id: data.id })).data).toMatchObject({ failure: 'credentials-missing' });
  expect((await testOf(settingsOf({ hostKey }), { id: data.id })).data).toMatchObject({ outcome: 'listings' });
  // A folder of the server is none of this machine.
  const local = settingsOf({}, { sftp: undefined });
  expect(await change(local)).toMatchObject({ status: 422, errors: [{ field: 'settings.path' }] });
  expect(await change({ ...local, path: 'm-1/centris' })).toMatchObject({ data: { has_credentials: false } });
});

test('the columns of a file of a server are read after its key has been confirmed', async () => {
  const wanted = { layout: 'generic', path: '/livraisons', sites: ['m-1'], hasHeader: true, record: '', credentials };
  const sftp = { host: '127.0.0.1', port: server.port };
  const { data } = await post('feed-columns', { ...wanted, sftp });
  expect(data).toMatchObject({ outcome: 'host-key', is_other: false });
  const read = await post('feed-columns', { ...wanted, sftp: { ...sftp, hostKey: data.fingerprint } });
  expect(read.data).toMatchObject({
    outcome: 'columns',
    columns: [{ column: 'Numero', values: ['10000001'] }, { column: 'City' }, { column: 'ListPrice' }],
  });
});

test.each([
  ['the password is refused', () => (server.state.password = 'autre'), 'credentials-refused'],
  ['the folder is closed', () => (server.state.isFolderClosed = true), 'folder-closed'],
  ['there is no file', () => (server.state.files = []), 'file-missing'],
])('a test says that %s', async (_, prepare, failure) => {
  const hostKey = await readKey();
  prepare();
  expect((await testOf(settingsOf({ hostKey }))).data).toMatchObject({ outcome: 'failed', failure });
});

test('an address that is no name of a server is refused', async () => {
  for (const host of ['sftp://a.example', 'a.example/dossier', 'a b', 'user@a.example', ''])
    expect(await testOf(settingsOf({ host }))).toMatchObject({
      status: 422,
      errors: [{ field: 'settings.sftp.host' }],
    });
});
