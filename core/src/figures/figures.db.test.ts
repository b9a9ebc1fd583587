import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addMunicipalities } from '../../test/alert-fixture.ts';
import { createCoreDatabase, moment, site, siteKey, startCore } from '../../test/core-fixture.ts';
import { listingOf } from '../../test/listing-fixture.ts';
import { messageOf } from '../../test/message-fixture.ts';
import { staffCaller, staffKey } from '../../test/staff-fixture.ts';
import { type Connection, connect } from '../db/connect.ts';
import { importListings } from '../listings/import-listings.ts';
import { upsertCoreSite } from '../sites/upsert-site.ts';
import { deleteOldFigures } from './delete-old-figures.ts';
import { startFigureCounter } from './figure-counter.ts';

const own = '10000001';
const ofOther = '10000002';
const quiet = pino({ level: 'silent' });

let databaseUrl: string;
let core: ReturnType<typeof startCore>;
let connection: Connection;
let staff: ReturnType<typeof staffCaller>;

beforeAll(async () => {
  databaseUrl = await createCoreDatabase('core_figures');
  await upsertCoreSite(databaseUrl, { ...site, micrositeId: 'm-2', siteKey: 'key-of-the-second-site', recipients: [] });
  await importListings(databaseUrl, [
    listingOf({ MicrositeIds: ['m-1'] }),
    listingOf({ ListingKey: ofOther, MicrositeIds: ['m-2'] }),
    listingOf({ ListingKey: '10000003', MicrositeIds: ['m-1'], AgentKey: 'nobody' }),
  ]);
  core = startCore(databaseUrl, { staffKey });
  staff = staffCaller(core);
  connection = connect(databaseUrl, { statementTimeout: 60_000, connections: 2 });
  await addMunicipalities(connection.database);
});
afterAll(() => Promise.all([core.close(), connection.close()]));
beforeEach(() => sql`truncate listing_figure, search_figure`.execute(connection.database));

const post = (body: unknown, key = siteKey) =>
  core.app.request('/api/swc/m-1/figures', {
    method: 'POST',
    headers: { 'x-site-key': key, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const stored = async () => {
  const { rows } = await sql<{ key: string; day: string; kind: string; count: number }>`
    select listing_key as key, day::text, kind, count from listing_figure order by 1, 2, 3`.execute(
    connection.database,
  );
  return rows;
};
const add = (day: string, kind: string, count: number, key = own) =>
  sql`insert into listing_figure values ('m-1', ${key}, ${day}, ${kind}, ${count})`.execute(connection.database);
const read = async (path: string) => (await (await staff(`sites/m-1/${path}`)).json()).data;

test('events are added up in memory, and written to the counts of their day in Québec', async () => {
  for (let i = 0; i < 3; i++) expect((await post({ kind: 'view', uls: own })).status).toBe(202);
  await post({ kind: 'heart', uls: own });
  expect(await stored()).toEqual([]);
  await core.deps.figureCounter.write();
  await post({ kind: 'view', uls: own });
  await core.deps.figureCounter.write();
  expect(await stored()).toEqual([
    { key: own, day: '2026-06-15', kind: 'heart', count: 1 },
    { key: own, day: '2026-06-15', kind: 'view', count: 4 },
  ]);
});

test('an event before midnight in Québec belongs to the day that ends', async () => {
  const now = () => new Date('2026-06-16T03:59:00.000Z');
  const counter = startFigureCounter({ database: connection.database, now, logger: quiet });
  counter.count('m-1', { kind: 'view', uls: own });
  await counter.stop();
  expect(await stored()).toEqual([{ key: own, day: '2026-06-15', kind: 'view', count: 1 }]);
});

test('listings of other sites, unknown numbers and unknown places are not counted', async () => {
  await post({ kind: 'view', uls: ofOther });
  await post({ kind: 'view', uls: '99999999' });
  await post({ kind: 'search', place: '00000', type: null });
  await post({ kind: 'search', place: '66023', type: 'condo' });
  await post({ kind: 'search', place: null, type: 'condo' });
  await core.deps.figureCounter.write();
  expect(await stored()).toEqual([]);
  const { searches } = await read('figures');
  expect(searches).toEqual([
    { place: 'Montréal', property_type: 'condo', count: 1 },
    { place: null, property_type: 'condo', count: 1 },
  ]);
});

test.each([
  '',
  '{',
  [],
  { kind: 'view' },
  { kind: 'view', uls: "1' or 1=1" },
  { kind: 'view', uls: own, ip: '1.2.3.4' },
])('a body that is no event is refused: %j', async (body) => {
  expect([400, 422]).toContain((await post(body)).status);
});

test('a body without end is refused', async () => {
  expect((await post({ kind: 'view', uls: own, more: 'x'.repeat(5000) })).status).toBe(413);
});

test('counts that cannot be written stay in memory until they can', async () => {
  const { database } = connection;
  const counter = startFigureCounter({ database, now: () => moment, logger: quiet });
  counter.count('m-1', { kind: 'view', uls: own });
  await sql`alter table listing_figure rename to listing_figure_gone`.execute(database);
  await counter.write();
  await sql`alter table listing_figure_gone rename to listing_figure`.execute(database);
  counter.count('m-1', { kind: 'view', uls: own });
  await counter.stop();
  expect(await stored()).toEqual([{ key: own, day: '2026-06-15', kind: 'view', count: 2 }]);
});

test('counts are written every ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const counter = startFigureCounter({ database: connection.database, now: () => moment, logger: quiet });
  try {
    counter.count('m-1', { kind: 'view', uls: own });
    vi.advanceTimersByTime(10_000);
    await vi.waitFor(async () => expect((await stored()).map(({ count }) => count)).toEqual([1]), 5000);
  } finally {
    vi.useRealTimers();
    await counter.stop();
  }
});

test('two processes add to the same counts without losing any or blocking each other', async () => {
  const counters = [1, 2].map(() =>
    startFigureCounter({ database: connection.database, now: () => moment, logger: quiet }),
  );
  for (let round = 0; round < 10; round++) {
    for (const counter of counters) {
      for (const uls of [own, '10000003']) counter.count('m-1', { kind: 'view', uls });
    }
    await Promise.all(counters.map((counter) => counter.write()));
  }
  await Promise.all(counters.map((counter) => counter.stop()));
  expect((await stored()).map(({ count }) => count)).toEqual([20, 20]);
});

test('made-up numbers do not fill the memory', async () => {
  const counter = startFigureCounter({ database: connection.database, now: () => moment, logger: quiet });
  for (let i = 0; i < 25_000; i++) counter.count('m-1', { kind: 'view', uls: String(50_000_000 + i) });
  counter.count('m-1', { kind: 'heart', uls: own });
  await counter.stop();
  expect(await stored()).toEqual([]);
});

test('a message is counted by its form when it is stored, once, and one in quarantine when it is released', async () => {
  const message = messageOf({ uls: own, message: 'Une question de figures' });
  await core.post(message);
  await core.post(message);
  expect((await stored()).map(({ key, kind, count }) => [key, kind, count])).toEqual([[own, 'contact_form', 1]]);
  const { database } = connection;
  await sql`update lead set status = 'quarantined'`.execute(database);
  await sql`update lead set status = 'accepted'`.execute(database);
  await sql`update lead set stage = 'closed'`.execute(database);
  expect((await stored()).map(({ count }) => count)).toEqual([2]);
});

test('a message arrives although its count fails', async () => {
  const { database } = connection;
  await sql`alter table listing_figure rename to listing_figure_gone`.execute(database);
  const answer = await core.post(messageOf({ uls: own, message: 'Sans compte' }));
  await sql`alter table listing_figure_gone rename to listing_figure`.execute(database);
  expect(answer.status).toBe(200);
});

test('staff see the counts of a period by day, its totals and those of the period before', async () => {
  await add('2026-06-15', 'view', 5);
  await add('2026-06-14', 'visit_request', 1);
  await add('2026-05-19', 'view', 7);
  await add('2026-05-18', 'view', 9);
  await add('2026-04-20', 'view', 100);
  const { days, totals, previous, listings, total } = await read('figures');
  expect([days.length, days[0].day, days.at(-1).day, days.at(-1).view]).toEqual([28, '2026-05-19', '2026-06-15', 5]);
  expect(totals).toEqual({ view: 12, heart: 0, share: 0, sheet: 0, lead: 1 });
  expect(previous).toEqual({ view: 9, heart: 0, share: 0, sheet: 0, lead: 0 });
  expect(total).toBe(2);
  expect(listings[0]).toMatchObject({ uls: own, address: '1240, rue des Érables, Montréal', totals, previous });
  expect(listings[0].views_by_day.slice(-2)).toEqual([0, 5]);
  expect(listings[1]).toMatchObject({ uls: '10000003', totals: { view: 0 } });
  const one = await read(`figures/${own}?days=7`);
  expect([one.days.length, one.totals.view, one.previous.view]).toEqual([7, 5, 0]);
});

test('the listings of one broker are counted alone', async () => {
  await add('2026-06-15', 'view', 5);
  await add('2026-06-15', 'view', 3, '10000003');
  const { totals, listings } = await read('figures?broker=maude-gagnon');
  expect([totals.view, listings.map(({ uls }: { uls: string }) => uls)]).toEqual([5, [own]]);
});

test('the file for spreadsheets has a line for each listing and day', async () => {
  await add('2026-06-15', 'view', 5);
  await add('2026-06-15', 'heart', 2);
  const answer = await staff('sites/m-1/figures.csv', { locale: 'fr' });
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="statistiques-m-1-2026-05-19-2026-06-15.csv"',
  );
  expect((await answer.text()).split('\r\n')).toEqual([
    expect.stringContaining('"Jour","Numéro","Propriété","Vues","Favoris","Partages","Fiches PDF","Demandes"'),
    `"2026-06-15","${own}","1240, rue des Érables, Montréal","5","2","0","0","0"`,
    '',
  ]);
});

test('figures of a listing of another site are not found, and strange queries are answered as usual ones', async () => {
  expect((await staff(`sites/m-1/figures/${ofOther}`)).status).toBe(404);
  expect((await read('figures?days=1000000&page=-1&broker=%00')).days).toHaveLength(28);
});

test('counts older than 25 months are deleted, and the log says how many', async () => {
  await add('2024-05-14', 'view', 1);
  await add('2024-05-15', 'view', 1);
  const lines: string[] = [];
  const logger = pino({}, { write: (line: string) => void lines.push(line) });
  await deleteOldFigures(connection.database, moment, logger);
  expect((await stored()).map(({ day }) => day)).toEqual(['2024-05-15']);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ listings: 1, searches: 0, before: '2024-05-15' });
});
