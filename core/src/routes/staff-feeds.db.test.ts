import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { listingRow, writeDelivery } from '../../test/centris-delivery.ts';
import { site, startCore } from '../../test/core-fixture.ts';
import { credentialsKey, type FeedDatabase, openFeedDatabase } from '../../test/feed-database.ts';
import { feedListings } from '../../test/feed-listings.ts';
import { type FeedServer, faults, startFeedServer } from '../../test/feed-server.ts';
import { staffCaller, staffKey } from '../../test/staff-fixture.ts';
import { usualHttpLimits } from '../feeds/http-client/call-http.ts';
import { runFeed } from '../feeds/runs/run-feed.ts';
import { upsertCoreSite } from '../sites/upsert-site.ts';

let feeds: FeedDatabase;
let server: FeedServer;
let core: ReturnType<typeof startCore>;
let staff: ReturnType<typeof staffCaller>;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-staff-feeds-'));
  feeds = await openFeedDatabase('core_staff_feeds');
  feeds.services.connector.filesFolder = folder;
  await upsertCoreSite(feeds.databaseUrl, { ...site, micrositeId: 'm-2', siteKey: 'key-of-the-second-site' });
  server = await startFeedServer();
  const limits = { ...usualHttpLimits, idleMs: 300, privateHosts: new Set(['127.0.0.1']) };
  core = startCore(feeds.databaseUrl, { staffKey, feeds: { limits, credentialsKey, filesFolder: folder } });
  staff = staffCaller(core);
});
afterAll(async () => {
  await Promise.all([core.close(), feeds.close(), server.close()]);
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await sql`truncate feed_source, listing cascade`.execute(feeds.database);
  server.state.listings = feedListings(30);
  server.state.faults.clear();
  server.state.lasting.clear();
});

const credentials = { clientId: 'the-user', clientSecret: 'the-secret-password' };
const destinations = (...sites: string[]) => [{ id: '', micrositeIds: sites }];
const settingsOf = (given: object = {}) => ({
  kind: 'reso',
  serviceRoot: server.serviceRoot,
  tokenUrl: server.tokenUrl,
  destinations: destinations('m-1'),
  ...given,
});
const inputOf = (given: object = {}) => ({
  name: 'RESO de l’agence',
  every_minutes: 60,
  settings: settingsOf(),
  credentials,
  ...given,
});
const fileSettings = (path: string, ...sites: string[]) => ({
  kind: 'file',
  layout: 'centris',
  path,
  destinations: destinations(...(sites.length > 0 ? sites : ['m-1'])),
});

async function add(given: object = {}, sites?: string[]): Promise<string> {
  const answer = await staff('feeds', { body: inputOf(given), ...(sites && { sites }) });
  expect(answer.status).toBe(200);
  return (await answer.json()).data.id;
}
const read = async (id: string, locale: 'fr' | 'en' = 'fr') =>
  (await (await staff(`feeds/${id}`, { locale })).json()).data;
const testOf = async (given: object, call: object = {}) => staff('feed-connections', { body: given, ...call });

test('a source is added, read and followed, and its credentials are answered by no route', async () => {
  const id = await add();
  expect(await read(id)).toMatchObject({ state: 'new', has_credentials: true, shown: 0, last_run: null });
  expect((await staff(`feeds/${id}/run`, { method: 'POST' })).status).toBe(200);
  expect((await read(id)).requested_at).not.toBeNull();
  await feeds.run(id);
  expect(await read(id)).toMatchObject({
    state: 'ok',
    requested_at: null,
    shown: 30,
    last_run: { outcome: 'done', written: 30, expected: 30 },
    sites: [{ microsite_id: 'm-1' }],
  });
  const list = await (await staff('feeds')).text();
  expect(JSON.parse(list).data.sources).toMatchObject([{ id, name: 'RESO de l’agence' }]);
  for (const text of [list, JSON.stringify(await read(id))]) {
    expect(text).not.toMatch(/the-user|the-secret-password|"v1\./);
  }
});

test('a run that staff ask for is queued once it is stored', async () => {
  const id = await add();
  await staff(`feeds/${id}/run`, { method: 'POST' });
  const { rows } = await sql<{ data: unknown }>`
    select data from core_queue.job where name = 'feed-run' and data->>'sourceId' = ${id}`.execute(feeds.database);
  expect(rows).toEqual([{ data: { sourceId: id } }]);
});

test('staff see and change the sources all of whose sites are theirs', async () => {
  const shared = await add({ settings: settingsOf({ destinations: destinations('m-1', 'm-2') }) });
  const own = await add({}, ['m-1']);
  const ids = async (sites: string[]) =>
    (await (await staff('feeds', { sites })).json()).data.sources.map(({ id }: { id: string }) => id);
  expect(await ids(['m-1'])).toEqual([own]);
  expect(await ids(['m-1', 'm-2'])).toEqual([shared, own]);
  expect(await ids([])).toEqual([]);
  expect((await staff(`feeds/${shared}`, { sites: ['m-1'] })).status).toBe(404);
  const taken = inputOf({ settings: settingsOf({ destinations: destinations('m-2') }) });
  const answer = await staff(`feeds/${own}`, { method: 'PUT', body: taken, sites: ['m-1'] });
  expect([answer.status, (await answer.json()).errors[0].field]).toEqual([422, 'settings.destinations']);
});

test('stored credentials are never sent to another server than the one for which they were entered', async () => {
  const other = await startFeedServer();
  onTestFinished(() => other.close());
  const id = await add();
  const moved = settingsOf({ serviceRoot: other.serviceRoot, tokenUrl: other.tokenUrl });
  const { credentials: _, ...input } = inputOf({ settings: moved });
  const change = await staff(`feeds/${id}`, { method: 'PUT', body: input });
  expect([change.status, (await change.json()).errors]).toEqual([
    422,
    [
      {
        field: 'credentials',
        message: 'L’adresse a changé\u00a0: entrez de nouveau l’identifiant et le mot de passe.',
      },
    ],
  ]);
  const tried = await (await testOf({ id, settings: moved })).json();
  expect(tried.data).toMatchObject({ outcome: 'failed', failure: 'credentials-missing' });
  expect(other.state.calls).toEqual([]);
});

test('a changed setting is applied to listings that did not change', async () => {
  const id = await add({ settings: settingsOf({ mapping: { language: 'unknown' } }) });
  await feeds.run(id);
  const { credentials: _, ...input } = inputOf({ settings: settingsOf({ mapping: { language: 'fr' } }) });
  expect((await staff(`feeds/${id}`, { method: 'PUT', body: input })).status).toBe(200);
  await feeds.run(id);
  const rows = await feeds.database.selectFrom('listing').select('public_remarks').execute();
  expect(new Set(rows.map(({ public_remarks }) => public_remarks.en))).toEqual(new Set(['']));
  expect(rows[0]?.public_remarks.fr).toContain('maison');
});

test('a source that begins to allow earlier prices gives its listings the sign of a price that fell, and takes it away', async () => {
  const id = await add();
  await feeds.run(id);
  await sql`update listing set list_price = list_price * 0.9`.execute(feeds.database);
  const reduced = async () => {
    const rows = await feeds.database.selectFrom('listing').select('price_reduced_at').execute();
    return new Set(rows.map(({ price_reduced_at }) => price_reduced_at !== null));
  };
  const allow = async (showsPriceHistory: boolean) => {
    const { credentials: _, ...input } = inputOf({ settings: settingsOf({ showsPriceHistory }) });
    expect((await staff(`feeds/${id}`, { method: 'PUT', body: input })).status).toBe(200);
  };
  expect(await reduced()).toEqual(new Set([false]));
  await allow(true);
  expect(await reduced()).toEqual(new Set([true]));
  await allow(false);
  expect(await reduced()).toEqual(new Set([false]));
});

test.each<[string, object, string, string]>([
  ['no name', { name: ' ' }, 'name', 'Donnez à la source un nom d’au plus 100 caractères.'],
  ['a rhythm of a minute', { every_minutes: 1 }, 'every_minutes', 'Indiquez de 5 à 1440 minutes.'],
  [
    'no credentials',
    { credentials: undefined },
    'credentials',
    'Entrez l’identifiant et le mot de passe reçus avec l’entente.',
  ],
  [
    'an address that is none',
    {
      settings: {
        kind: 'reso',
        serviceRoot: 'ftp:x',
        tokenUrl: 'https://a.example/t',
        destinations: destinations('m-1'),
      },
    },
    'settings.serviceRoot',
    'Ce n’est pas une adresse web complète, comme https://api.exemple.ca/odata/.',
  ],
  [
    'an unknown site',
    { settings: fileSettings('m-9', 'm-9') },
    'settings.destinations',
    'Choisissez au moins un de vos sites.',
  ],
])('a source with %s is refused with a sentence for its field', async (_, given, field, message) => {
  const answer = await staff('feeds', { body: inputOf(given) });
  expect([answer.status, (await answer.json()).errors]).toEqual([422, [{ field, message }]]);
});

test.each(['/etc/passwd', '../m-1', 'm-1/../m-2', 'm-1//x', '.', 'm-1\0', 'm-2/files'])(
  'staff of one site cannot name the path %j',
  async (path) => {
    const input = inputOf({ settings: fileSettings(path), credentials: undefined });
    expect((await staff('feeds', { body: input, sites: ['m-1'] })).status).toBe(422);
    expect((await testOf({ settings: fileSettings(path) }, { sites: ['m-1'] })).status).toBe(422);
  },
);

test('a link out of the folder of deliveries is not followed', async () => {
  await mkdir(join(folder, 'm-1'), { recursive: true });
  await symlink('/etc', join(folder, 'm-1', 'out'));
  onTestFinished(() => rm(join(folder, 'm-1', 'out')));
  const { data } = await (await testOf({ settings: fileSettings('m-1/out/passwd') })).json();
  expect(data).toMatchObject({ outcome: 'failed', failure: 'file-outside' });
});

test('the test of a connection shows five listings as the site would, and stores nothing', async () => {
  server.state.listings[1] = { ...server.state.listings[1], ListPrice: 1, LeaseAmount: null };
  const { data } = await (await testOf({ settings: settingsOf(), credentials })).json();
  expect(data).toMatchObject({ outcome: 'listings', total: 30 });
  expect(data.listings).toHaveLength(5);
  expect(data.listings[0].card).toMatchObject({ address: expect.any(String), type: expect.any(String) });
  expect(data.listings[1]).toMatchObject({
    card: null,
    problem: 'L’inscription n’a pas de prix, ou un prix d’un dollar.',
  });
  const stored = await Promise.all(
    (['feed_source', 'feed_record', 'feed_failure', 'feed_run', 'listing'] as const).map((table) =>
      feeds.database.selectFrom(table).selectAll().execute(),
    ),
  );
  expect(stored.flat()).toEqual([]);
});

test('the test of a file shows five listings of it', async () => {
  const incoming = join(folder, 'm-1', 'incoming');
  await mkdir(incoming, { recursive: true });
  const rows = Array.from({ length: 8 }, (_, at) => listingRow(String(10_000_000 + at)));
  await writeDelivery(
    { 'INSCRIPTIONS.TXT': rows, 'MUNICIPALITES.TXT': [['MTL', 'Montréal']] },
    feeds.clock.now,
    incoming,
  );
  const { data } = await (await testOf({ settings: fileSettings('m-1/incoming') }, { sites: ['m-1'] })).json();
  expect(data).toMatchObject({
    outcome: 'listings',
    total: 8,
    listings: Array.from({ length: 5 }, () => ({
      card: { address: '1240, rue des Érables, Montréal', price: 450_000 },
    })),
  });
});

test('the columns of a file are shown with some of their values, however it separates them', async () => {
  const incoming = join(folder, 'm-1', 'columns');
  await mkdir(incoming, { recursive: true });
  const write = async (name: string, text: string) => {
    await writeFile(join(incoming, name), text);
    const before = new Date(feeds.clock.now.getTime() - 3_600_000);
    await utimes(join(incoming, name), before, before);
  };
  await write('liste.csv', 'No;Ville;Prix\n1;Montréal;450 000\n2;;500 000\n3;Laval;500 000\n4;Québec;1\n5;Lévis;2\n');
  await write(
    'liste.xml',
    `<Export><Agents><Agent><Name>A</Name><Phone>1</Phone></Agent><Agent><Name>B</Name><Phone>2</Phone></Agent></Agents>
      <Homes>${[1, 2].map((id) => `<Home id="${id}"><Address><City>Laval ${id}</City></Address><Price>${id}000</Price></Home>`).join('')}</Homes></Export>`,
  );
  const read = async (given: object) =>
    (
      await (
        await staff('feed-columns', {
          body: {
            layout: 'generic',
            path: 'm-1/columns/liste.csv',
            sites: ['m-1'],
            hasHeader: true,
            record: '',
            ...given,
          },
        })
      ).json()
    ).data;
  expect(await read({})).toMatchObject({
    outcome: 'columns',
    delimiter: ';',
    columns: [
      { column: 'No', values: ['1', '2', '3'] },
      { column: 'Ville', values: ['Montréal', 'Laval', 'Québec'] },
      { column: 'Prix', values: ['450 000', '500 000', '1'] },
    ],
  });
  expect((await read({ hasHeader: false })).columns[1]).toEqual({ column: 1, values: ['Ville', 'Montréal', 'Laval'] });
  const xml = { layout: 'xml', path: 'm-1/columns/liste.xml' };
  expect(await read(xml)).toMatchObject({
    record: 'Export/Homes/Home',
    records: expect.arrayContaining(['Export/Agents/Agent']),
    columns: [
      { column: '@id', values: ['1', '2'] },
      { column: 'Address/City', values: ['Laval 1', 'Laval 2'] },
      { column: 'Price', values: ['1000', '2000'] },
    ],
  });
  expect((await read({ ...xml, record: 'Export/Agents/Agent' })).columns[0]).toEqual({
    column: 'Name',
    values: ['A', 'B'],
  });
  expect(await read({ path: 'm-1/nothing' })).toMatchObject({ outcome: 'failed', failure: 'file-missing' });
});

test('a new source is checked as it would be added, and nothing is stored', async () => {
  const check = async (given: object, sites = ['m-1']) => {
    const answer = await staff('feed-checks', { body: inputOf(given), sites });
    return [answer.status, (await answer.json()).errors?.map(({ field }: { field: string }) => field)];
  };
  expect(await check({})).toEqual([200, undefined]);
  expect(await check({ credentials: undefined })).toEqual([422, ['credentials']]);
  expect(await check({}, ['m-2'])).toEqual([422, ['settings.destinations']]);
  const { settings } = inputOf();
  for (const brokers of [{ R1: '' }, { '': 'maude-roy' }]) {
    const incomplete = { ...settings, mapping: { brokers } };
    expect(await check({ settings: incomplete })).toEqual([422, ['settings.mapping.brokers']]);
  }
  expect(await check({ name: '', every_minutes: 1 })).toEqual([422, ['name', 'every_minutes']]);
  expect(await feeds.database.selectFrom('feed_source').select('id').execute()).toEqual([]);
});

test.each<[string, () => object, string]>([
  ['an unknown host', () => ({ tokenUrl: 'https://no-such-host.invalid/token' }), 'unknown-address'],
  ['a private address', () => ({ tokenUrl: 'https://10.0.0.1/token' }), 'not-allowed'],
  ['no https', () => ({ tokenUrl: 'http://example.ca/token' }), 'not-allowed'],
  ['a port where nobody listens', () => ({ tokenUrl: 'http://127.0.0.1:1/token' }), 'no-answer'],
])('%s is said to be so', async (_, given, failure) => {
  const { data } = await (await testOf({ settings: settingsOf(given()), credentials })).json();
  expect(data).toMatchObject({ outcome: 'failed', failure });
});

test.each<[string, Parameters<typeof server.state.lasting.set>, string, RegExp]>([
  [
    'refused credentials',
    ['token', faults.unauthorized],
    'credentials-refused',
    /user name or the password is refused/,
  ],
  ['refused access', ['changes', faults.unauthorized], 'access-refused', /gives no access to the listings/],
  ['a silent server', ['changes', faults.stall], 'timeout', /does not answer in time/],
  ['a web page', ['changes', faults.notJson], 'not-reso', /not as a RESO service/],
  ['an error of the server', ['changes', faults.serverError], 'server-error', /error of its own/],
  ['too many calls', ['changes', faults.tooManyRequests], 'busy', /too many calls/],
  ['nothing', ['changes', faults.empty], 'empty', /holds no listing/],
])('%s is said in the reader’s language', async (_, [kind, fault], failure, message) => {
  server.state.lasting.set(kind, fault);
  const { data } = await (await testOf({ settings: settingsOf(), credentials }, { locale: 'en' })).json();
  expect(data).toMatchObject({ outcome: 'failed', failure, message: expect.stringMatching(message) });
});

test.each([
  ['keeps events', [{ EntityEventSequence: 3, ResourceName: 'Property', ResourceRecordKey: '1' }], true],
  ['has no such resource', null, false],
])('a test of a RESO server says whether it keeps events: one that %s', async (_, events, expected) => {
  server.state.events = events;
  const { data } = await (await testOf({ settings: settingsOf(), credentials })).json();
  expect(data).toMatchObject({ outcome: 'listings', has_events: expected });
});

test('a held list shows what it would remove, and is approved as it was seen', async () => {
  const id = await add();
  server.state.listings = feedListings(60);
  await feeds.run(id);
  server.state.listings = feedListings(20);
  await sql`update feed_source set verified_at = '2020-01-01'`.execute(feeds.database);
  await feeds.run(id);
  const { held_lists, state, alarms } = await read(id);
  expect(state).toBe('alarm');
  expect(alarms).toMatchObject([{ kind: 'list-held', detail: 'Il manque 40 inscriptions sur 60.' }]);
  expect(held_lists).toMatchObject([{ missing: 40, keys: 20, is_approved: false }]);
  expect(held_lists[0].listings).toHaveLength(40);
  expect(held_lists[0].listings[0].address).toMatch(/, /);
  const approve = (list: string) => staff(`feeds/${id}/approval`, { body: { list } });
  expect((await approve('999999')).status).toBe(409);
  expect((await approve(held_lists[0].id)).status).toBe(200);
  await feeds.run(id);
  expect(await read(id)).toMatchObject({ state: 'ok', shown: 20, held_lists: [] });
});

test('a refused list removes nothing, says who refused it, and an equal one waits for staff however long it comes', async () => {
  const id = await add();
  server.state.listings = feedListings(60);
  await feeds.run(id);
  server.state.listings = feedListings(20);
  const readList = async () => {
    await sql`update feed_source set verified_at = '2020-01-01'`.execute(feeds.database);
    await feeds.run(id);
    return (await read(id)).held_lists[0];
  };
  const first = await readList();
  expect(first.refusal).toBeNull();
  const refuse = (list: string, sites?: string[]) =>
    staff(`feeds/${id}/refusal`, { body: { list }, ...(sites && { sites }) });
  expect((await refuse(first.id, ['m-2'])).status).toBe(404);
  expect((await refuse(first.id)).status).toBe(200);
  expect(await read(id)).toMatchObject({
    shown: 60,
    alarms: [],
    held_lists: [{ id: first.id, refusal: { staff_name: 'Nancy Côté', at: expect.any(String) } }],
  });
  expect((await refuse(first.id)).status).toBe(409);
  expect((await staff(`feeds/${id}/approval`, { body: { list: first.id } })).status).toBe(409);
  onTestFinished(() => {
    feeds.clock.now = new Date('2026-06-15T12:00:00Z');
  });
  for (const hour of [14, 16, 18]) {
    feeds.clock.now = new Date(`2026-06-15T${hour}:00:00Z`);
    expect(await readList()).toMatchObject({ missing: 40, is_approved: false, refusal: null });
  }
  expect(await read(id)).toMatchObject({ shown: 60, alarms: [{ kind: 'list-held' }] });
  const [{ id: last }] = (await read(id)).held_lists;
  expect((await staff(`feeds/${id}/approval`, { body: { list: last } })).status).toBe(200);
  await feeds.run(id);
  expect(await read(id)).toMatchObject({ shown: 20, held_lists: [] });
});

test('a refused list is forgotten once a list has all its listings again', async () => {
  const id = await add();
  server.state.listings = feedListings(60);
  await feeds.run(id);
  server.state.listings = feedListings(20);
  await sql`update feed_source set verified_at = '2020-01-01'`.execute(feeds.database);
  await feeds.run(id);
  const [{ id: list }] = (await read(id)).held_lists;
  await staff(`feeds/${id}/refusal`, { body: { list } });
  server.state.listings = feedListings(60);
  await feeds.run(id);
  expect(await read(id)).toMatchObject({ state: 'ok', shown: 60, held_lists: [] });
});

test('a full load reads every listing again and keeps those that are the same', async () => {
  const id = await add();
  await feeds.run(id);
  await feeds.run(id);
  const before = await feeds.database.selectFrom('listing').select(['listing_key', 'modification_timestamp']).execute();
  expect(await read(id)).toMatchObject({ last_run: { read: expect.any(Number), written: 0 } });
  server.state.calls.length = 0;
  expect((await staff(`feeds/${id}/reload`, { method: 'POST' })).status).toBe(200);
  await feeds.run(id);
  expect(server.callsOf('changes')[0]?.url.searchParams.has('$filter')).toBe(false);
  expect(server.callsOf('keys').length).toBeGreaterThan(0);
  expect(await read(id)).toMatchObject({ state: 'ok', last_run: { outcome: 'done', read: 30, written: 0 } });
  const after = await feeds.database.selectFrom('listing').select(['listing_key', 'modification_timestamp']).execute();
  expect(after).toEqual(before);
  server.state.calls.length = 0;
  await feeds.run(id);
  expect(server.callsOf('changes')[0]?.url.searchParams.has('$filter')).toBe(true);
});

test('failures are shown with their raw record and the reason in the reader’s language', async () => {
  server.state.listings.push({ ListingKey: '99', ModificationTimestamp: '2026-06-01T00:00:00Z', Odd: 'é' });
  const id = await add();
  await feeds.run(id);
  const [failure] = (await read(id)).failed;
  expect(failure).toMatchObject({ key: '99', reason: 'L’inscription n’a pas de municipalité.', attempts: 1 });
  expect(JSON.parse(failure.raw)).toMatchObject({ Odd: 'é' });
  expect((await staff(`feeds/${id}/retry`, { method: 'POST' })).status).toBe(200);
  await feeds.run(id);
  expect((await read(id, 'en')).failed).toMatchObject([{ reason: 'The listing has no municipality.', attempts: 2 }]);
});

test('each run shows what it changed by addresses, what failed in it, and nothing of another run', async () => {
  server.state.listings.push({ ListingKey: '99', ModificationTimestamp: '2026-06-01T00:00:00Z', Odd: 'é' });
  const id = await add();
  await feeds.run(id);
  const [first] = (await read(id)).runs;
  expect(first).toMatchObject({ added: 30, written: 30, failed: 1 });
  const listings = feedListings(29);
  listings[0] = { ...listings[0], ListPrice: 777_000, ModificationTimestamp: '2026-06-20T00:00:00Z' };
  server.state.listings = listings;
  await sql`update feed_source set verified_at = '2020-01-01'`.execute(feeds.database);
  await feeds.run(id);
  const [second] = (await read(id)).runs;
  expect(second).toMatchObject({ added: 0, written: 1, removed: 1, failed: 0 });
  const readRun = async (run: string) => (await (await staff(`feeds/${id}/runs/${run}`)).json()).data;
  const one = await readRun(first.id);
  expect(one).toMatchObject({ source: { id }, run: first, changed: [], removed: [] });
  expect(one.new).toHaveLength(30);
  expect(one.new[0].address).toMatch(/, /);
  // The listing has left the source, so that its record is kept no longer.
  expect(one.failed).toEqual([{ key: '99', reason: 'L’inscription n’a pas de municipalité.', raw: null }]);
  const other = await readRun(second.id);
  expect(other).toMatchObject({ new: [], failed: [] });
  expect(other.changed).toHaveLength(1);
  expect(other.removed).toHaveLength(1);
  expect(other.removed[0].address).toMatch(/, /);
  for (const run of ['999999999', 'x', other.run.id])
    expect((await staff(`feeds/${run === other.run.id ? await add() : id}/runs/${run}`)).status).toBe(404);
});

test('one listing that failed is read again alone, and a file of other listings stays unread', async () => {
  const broken = { ListingKey: '99', ModificationTimestamp: '2026-06-01T00:00:00Z' };
  server.state.listings.push(broken, { ...broken, ListingKey: '98' });
  const id = await add();
  await feeds.run(id);
  const retry = (key: string) => staff(`feeds/${id}/failures/${key}/retry`, { method: 'POST' });
  expect((await retry('1')).status).toBe(404);
  expect((await retry('99')).status).toBe(200);
  const { rows } = await sql<{ data: { key?: string } }>`
    select data from core_queue.job where name = 'feed-run' and data->>'sourceId' = ${id}`.execute(feeds.database);
  expect(rows).toEqual([{ data: { sourceId: id, key: '99' } }]);
  server.state.calls.length = 0;
  await runFeed(feeds.services, id, '99');
  expect(server.callsOf('keys')).toEqual([]);
  expect(await read(id)).toMatchObject({
    runs: [{ outcome: 'done', read: 1, failed: 1 }, {}],
    failed: expect.arrayContaining([
      expect.objectContaining({ key: '99', attempts: 2 }),
      expect.objectContaining({ key: '98', attempts: 1 }),
    ]),
  });
});

test('a paused source is not read, not even when staff ask for it', async () => {
  const id = await add({ is_active: false });
  expect((await read(id)).state).toBe('paused');
  for (const call of ['run', 'reload']) {
    const answer = await staff(`feeds/${id}/${call}`, { method: 'POST' });
    expect([answer.status, (await answer.json()).title]).toEqual([409, 'En pause']);
  }
});

test('a removed source leaves with its listings, which go off the market', async () => {
  const id = await add();
  await feeds.run(id);
  expect((await staff(`feeds/${id}`, { method: 'DELETE' })).status).toBe(200);
  const { sources } = (await (await staff('feeds')).json()).data;
  expect(sources).toMatchObject([{ id, state: 'removing' }]);
  expect((await staff(`feeds/${id}`)).status).toBe(404);
  await feeds.run(id);
  expect((await (await staff('feeds')).json()).data.sources).toEqual([]);
  expect(await feeds.numbers()).toEqual([]);
  expect(await feeds.numbers('Withdrawn')).toHaveLength(30);
  // The source is added again and brings the same listings back under their numbers; a source of another site does not get these numbers.
  await feeds.run(await add({ settings: settingsOf({ destinations: destinations('m-2') }) }));
  expect((await feeds.numbers()).filter((number) => !number.startsWith('9'))).toEqual([]);
  await feeds.run(await add());
  expect((await feeds.numbers()).filter((number) => !number.startsWith('9'))).toHaveLength(30);
});
