import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { siteKey, startCore } from '../../../test/core-fixture.ts';
import { type FeedDatabase, openFeedDatabase } from '../../../test/feed-database.ts';
import { feedListing } from '../../../test/feed-listings.ts';
import { type FeedServer, startFeedServer } from '../../../test/feed-server.ts';
import { type ReportServer, startReportServer } from '../../../test/report-server.ts';
import { sendReports } from './send-reports.ts';

let feeds: FeedDatabase;
let server: FeedServer;
let analytics: ReportServer;
let core: ReturnType<typeof startCore>;

beforeAll(async () => {
  feeds = await openFeedDatabase('core_reports');
});
afterAll(() => feeds.close());
beforeEach(async () => {
  await sql`truncate feed_source, listing, listing_news cascade`.execute(feeds.database);
  [server, analytics] = await Promise.all([startFeedServer(10), startReportServer()]);
  core = startCore(feeds.databaseUrl, { now: () => feeds.clock.now });
  server.state.listings = [{ ...feedListing(0), ListPrice: 400_000, LeaseAmount: null }];
  feeds.clock.now = new Date('2026-06-15T12:00:00Z');
});
afterEach(() => Promise.all([server.close(), analytics.close(), core.close()]));

async function load(given: Record<string, unknown> = {}): Promise<string> {
  const destinations = [{ id: '77', micrositeIds: ['m-1'] }];
  const settings = { destinations, reports: 'with-consent', reportUrl: analytics.url, ...given };
  const id = await feeds.addServer(server, { kind: 'ddf', ...settings });
  await feeds.run(id);
  return id;
}
const report = (given: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  core.app.request('/api/swc/m-1/listing-events', {
    method: 'POST',
    headers: { 'x-site-key': siteKey, 'content-language': 'fr', 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ id: randomUUID(), uls: '20000000', event: 'View', ...given }),
  });
const send = () =>
  sendReports({
    database: feeds.database,
    privateHosts: new Set(['127.0.0.1']),
    limits: { idleMs: 200 },
    logger: feeds.services.logger,
    now: () => feeds.clock.now,
  });
const minutes = (count: number) => {
  feeds.clock.now = new Date(feeds.clock.now.getTime() + count * 60_000);
};
const states = async () =>
  (await feeds.database.selectFrom('feed_report').select('state').orderBy('at').execute()).map(({ state }) => state);

describe('a view of a listing of DDF', () => {
  test('is reported once, with nothing about the visitor', async () => {
    await load();
    const id = randomUUID();
    expect((await report({ id })).status).toBe(202);
    await report({ id });
    expect(await send()).toEqual({ sent: 1, left: 0 });
    expect(await send()).toEqual({ sent: 0, left: 0 });
    expect(analytics.state.calls.map((call) => Object.fromEntries(call))).toEqual([
      { ListingID: '20000000', DestinationID: '77', EventType: 'View', UUID: id, LanguageID: '2' },
    ]);
  });

  test.each([
    ['the source wants none', { reports: 'never' }, {}],
    ['the listing is not on that site', { destinations: [{ id: '77', micrositeIds: ['m-2'] }] }, {}],
    ['the listing is unknown', {}, { uls: '99999999' }],
  ])('is ignored when %s', async (_, settings, event) => {
    await load(settings);
    expect((await report(event)).status).toBe(202);
    expect(await states()).toEqual([]);
  });

  test('is ignored when the listing may not be shown, and its page asks for no reports', async () => {
    const id = await load();
    expect((await (await core.get('property/20000000')).json()).data.reports).toBe('with-consent');
    server.state.listings = [
      { ...feedListing(0), InternetEntireListingDisplayYN: false, ModificationTimestamp: '2026-06-12T00:00:00Z' },
    ];
    await feeds.run(id);
    await report();
    expect(await states()).toEqual([]);
  });

  test('is refused from a caller without the key of the site, and in another form', async () => {
    await load();
    expect((await report({}, { 'x-site-key': 'wrong' })).status).toBe(401);
    for (const wrong of [{ uls: 'x' }, { event: 'Delete' }, { id: '1' }])
      expect((await report(wrong)).status).toBe(422);
    expect(await states()).toEqual([]);
  });

  test('is one of at most sixty a minute', async () => {
    await load();
    for (let call = 0; call < 65; call++) await report();
    expect(await states()).toHaveLength(60);
    await report({ event: 'Click' });
    expect(await states()).toHaveLength(61);
    minutes(2);
    await report();
    expect(await states()).toHaveLength(62);
  });
});

describe('a report', () => {
  test.each([429, 500, 503])('that the server answers with %i is sent again, later', async (status) => {
    await load();
    await report();
    analytics.state.faults.push((response) => response.writeHead(status).end());
    expect(await send()).toEqual({ sent: 0, left: 1 });
    expect(await send()).toEqual({ sent: 0, left: 0 });
    minutes(1);
    expect(await send()).toEqual({ sent: 1, left: 0 });
    expect(await states()).toEqual(['sent']);
  });

  test('waits for as long as the server asks', async () => {
    await load();
    await report();
    analytics.state.faults.push((response) => response.writeHead(429, { 'retry-after': '600' }).end());
    await send();
    minutes(9);
    expect(await send()).toEqual({ sent: 0, left: 0 });
    minutes(1);
    expect(await send()).toEqual({ sent: 1, left: 0 });
  });

  test.each([
    ['did not answer in time', (response: ServerResponse) => void response.writeHead(200).write('a')],
    ['broke off', (response: ServerResponse) => void response.destroy()],
    ['refused', (response: ServerResponse) => void response.writeHead(400).end()],
  ])('is not doubled after the server %s', async (_, fault) => {
    await load();
    await report();
    analytics.state.faults.push(fault);
    await send();
    minutes(60);
    await send();
    expect(analytics.state.calls).toHaveLength(1);
    expect(await states()).toEqual(['dropped']);
  });

  test('waits while the server cannot be reached, and is given up after a day', async () => {
    await load({ reportUrl: 'http://127.0.0.1:1/' });
    await report();
    for (let attempt = 0; attempt < 11; attempt++) {
      await send();
      minutes(2 ** attempt);
    }
    expect(await states()).toEqual(['dropped']);
    minutes(3 * 24 * 60);
    await send();
    expect(await states()).toEqual([]);
  });

  test('is sent once by two workers', async () => {
    await load();
    for (let call = 0; call < 20; call++) await report();
    const [one, other] = await Promise.all([send(), send()]);
    expect(one.sent + other.sent).toBe(20);
    expect(new Set(analytics.state.calls.map((call) => call.get('UUID'))).size).toBe(20);
    expect(analytics.state.calls).toHaveLength(20);
  });

  test('that a killed worker was sending is not sent again', async () => {
    await load();
    await report();
    await sql`update feed_report set state = 'sending'`.execute(feeds.database);
    minutes(60);
    expect(await send()).toEqual({ sent: 0, left: 0 });
  });
});
