import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { site, startCore } from '../../test/core-fixture.ts';
import { emptyTables } from '../../test/empty-tables.ts';
import { type FeedDatabase, openFeedDatabase } from '../../test/feed-database.ts';
import { feedListing } from '../../test/feed-listings.ts';
import { type FeedServer, startFeedServer } from '../../test/feed-server.ts';
import { messageOf } from '../../test/message-fixture.ts';
import { type ReportServer, startReportServer } from '../../test/report-server.ts';
import { startSiteverify } from '../../test/siteverify.ts';
import { staffCaller, staffKey } from '../../test/staff-fixture.ts';
import { submissions } from '../../test/submission-fixture.ts';
import { sendReports } from '../feeds/reports/send-reports.ts';
import { upsertCoreSite } from '../sites/upsert-site.ts';

const secret = 'the-site-secret';

let feeds: FeedDatabase;
let server: FeedServer;
let analytics: ReportServer;
let verifier: Awaited<ReturnType<typeof startSiteverify>>;
let core: ReturnType<typeof startCore>;
/** Core at the time of the tests' staff tokens. */
let staffCore: ReturnType<typeof startCore>;

beforeAll(async () => {
  feeds = await openFeedDatabase('core_report_lead');
  verifier = await startSiteverify(secret);
  const captcha = { hmacKey: 'a-key-for-tests', verifyUrl: verifier.url, minScore: 0.5 };
  core = startCore(feeds.databaseUrl, { captcha, now: () => new Date() });
  staffCore = startCore(feeds.databaseUrl, { staffKey });
});
afterAll(async () => {
  await Promise.all([core.close(), staffCore.close(), feeds.close()]);
  verifier.close();
});
beforeEach(async () => {
  await emptyTables(feeds.database, 'feed_source', 'listing', 'lead', 'contact_rate');
  [server, analytics] = await Promise.all([startFeedServer(10), startReportServer()]);
  server.state.listings = [{ ...feedListing(0), ListPrice: 400_000, LeaseAmount: null }];
});
afterEach(() => Promise.all([server.close(), analytics.close()]));

const number = '20000000';

/** Loads the listing from a source with these settings. */
async function load(given: Record<string, unknown> = {}): Promise<void> {
  const destinations = [{ id: '77', micrositeIds: ['m-1'] }];
  const ddf = { kind: 'ddf' as const, destinations, reports: 'with-consent', reportUrl: analytics.url, ...given };
  await feeds.run(await feeds.addServer(server, ddf));
}
const send = (given: Record<string, string> = {}) =>
  core.post(messageOf({ uls: number, allows_analytics: 'true', message: 'Bonjour', ...given }));
const reports = () => feeds.database.selectFrom('feed_report').selectAll().orderBy('at').execute();
const leads = () => feeds.database.selectFrom('lead').select('fields').execute();
const sendDue = (now = new Date()) =>
  sendReports({
    database: feeds.database,
    privateHosts: new Set(['127.0.0.1']),
    logger: pino({ level: 'silent' }),
    now: () => now,
  });

test('a message about a listing of DDF is reported once, with nothing about the visitor or the lead', async () => {
  await load();
  const { id } = await (await send()).json();
  expect((await (await send()).json()).id).toBe(id);
  await expect.poll(reports).toHaveLength(1);
  expect(await sendDue()).toEqual({ sent: 1, left: 0 });
  expect(analytics.state.calls.map((call) => Object.fromEntries(call))).toEqual([
    {
      ...{ ListingID: number, DestinationID: '77', EventType: 'email_realtor', LanguageID: '2' },
      UUID: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
  expect(analytics.state.calls[0]?.get('UUID')).not.toBe(id);
  // The consent to reports is no part of the lead.
  expect((await leads())[0]?.fields).not.toHaveProperty('allows_analytics');
});

test('a message is reported without consent where the agreement asks for none', async () => {
  await load({ reports: 'always' });
  await send({ allows_analytics: '' });
  await expect.poll(reports).toMatchObject([{ event: 'email_realtor', state: 'waiting' }]);
});

/** Makes the captcha of the site give scores, until the test ends. */
async function suspectMessages(): Promise<void> {
  await upsertCoreSite(feeds.databaseUrl, { ...site, captcha: { version: 'v3', secret } });
  onTestFinished(() => upsertCoreSite(feeds.databaseUrl, site));
}
const verified = (score: number) => ({ recaptcha_response: verifier.issue({ score }) });

/** Sends a message that is quarantined, and releases it twice. Returns what core keeps of the consent before and after. */
async function sendAndRelease(given: Record<string, string>) {
  const { id } = await (await send(given)).json();
  const kept = async () =>
    (await feeds.database.selectFrom('lead').select('allows_analytics').where('id', '=', id).executeTakeFirst())
      ?.allows_analytics;
  const before = await kept();
  const release = () => staffCaller(staffCore)(`leads/${id}/release`, { method: 'POST' });
  expect([(await release()).status, (await release()).status]).toEqual([200, 200]);
  return { before, after: await kept() };
}

test('a quarantined message is reported once staff release it, with the consent that was kept until then', async () => {
  await load();
  await suspectMessages();
  const consent = await sendAndRelease({ ...verified(0.1), locale: 'en' });
  await expect.poll(reports).toMatchObject([{ event: 'email_realtor', locale: 'en', state: 'waiting' }]);
  expect(consent).toEqual({ before: true, after: null });
});

describe('nothing is reported', () => {
  /** Sends messages and then one that is reported, and expects that it is the only one. */
  async function expectUnreported(...others: Record<string, string>[]): Promise<void> {
    for (const other of others) expect((await send(other)).status).toBe(200);
    await expectLastReported({ message: 'La dernière', locale: 'en' });
  }
  async function expectLastReported(last: Record<string, string>): Promise<void> {
    await send(last);
    await expect.poll(reports).not.toEqual([]);
    expect(await reports()).toMatchObject([{ locale: 'en' }]);
  }

  test('of a visitor who refused, or of whom no consent is known', async () => {
    await load();
    await expectUnreported(
      { message: 'Un', allows_analytics: '' },
      { message: 'Deux', allows_analytics: 'false' },
      { message: 'Trois', allows_analytics: 'x'.repeat(3000) },
    );
  });

  test('of a message about another listing or none, and of other forms', async () => {
    await load();
    await expectUnreported(
      { message: 'Un', uls: '' },
      { message: 'Deux', uls: '20000001' },
      { message: 'Trois', uls: "1' or true" },
      { ...submissions.property_valuation, uls: number },
    );
  });

  test('of a message that is refused, or that the captcha suspects', async () => {
    await load();
    await suspectMessages();
    expect((await send({ ...verified(0.1), message: 'Un' })).status).toBe(200);
    expect((await send({ recaptcha_response: 'none', message: 'Deux' })).status).toBe(422);
    expect((await send({ ...verified(0.9), message: 'Trois', email: 'x' })).status).toBe(422);
    await expectLastReported({ ...verified(0.9), message: 'La dernière', locale: 'en' });
    expect(await leads()).toHaveLength(2);
  });

  test('of a released message of a visitor who refused, or about no listing', async () => {
    await load();
    await suspectMessages();
    await sendAndRelease({ ...verified(0.1), message: 'Un', allows_analytics: '' });
    await sendAndRelease({ ...verified(0.1), message: 'Deux', uls: '' });
    await expectLastReported({ ...verified(0.9), message: 'La dernière', locale: 'en' });
  });

  test.each<[string, Record<string, unknown>]>([
    ['to a source that wants none', { reports: 'never' }],
    ['to a source of another kind', { kind: 'reso', destinations: [{ id: '', micrositeIds: ['m-1'] }] }],
    ['from a site that does not show the listing', { destinations: [{ id: '77', micrositeIds: ['m-2'] }] }],
  ])('%s', async (_, given) => {
    await load(given);
    server.state.listings = [{ ...feedListing(1), ListPrice: 400_000, LeaseAmount: null }];
    await load();
    expect((await send()).status).toBe(200);
    expect(await leads()).toHaveLength(1);
    await expectLastReported({ message: 'La dernière', locale: 'en', uls: '20000001' });
  });
});

test('a message is stored and answered while its report cannot be stored', async () => {
  await load();
  await sql`alter table feed_report rename to feed_report_away`.execute(feeds.database);
  const answer = await send();
  await sql`alter table feed_report_away rename to feed_report`.execute(feeds.database);
  expect(answer.status).toBe(200);
  expect(await leads()).toHaveLength(1);
});

test('messages are answered while their reports wait for the database', async () => {
  await load();
  await feeds.database.transaction().execute(async (transaction) => {
    await sql`lock table feed_report`.execute(transaction);
    for (let index = 0; index < 8; index++) expect((await send({ message: `Bonjour ${index}` })).status).toBe(200);
  });
  await expect.poll(reports).toHaveLength(8);
});

test('a report that the server of DDF refuses for now is sent again, and one that it may have counted is not', async () => {
  await load();
  await send();
  await expect.poll(reports).toHaveLength(1);
  analytics.state.faults.push((response) => response.writeHead(503).end());
  const now = Date.now();
  expect(await sendDue(new Date(now))).toEqual({ sent: 0, left: 1 });
  analytics.state.faults.push((response) => response.destroy());
  expect(await sendDue(new Date(now + 120_000))).toEqual({ sent: 0, left: 1 });
  expect(await sendDue(new Date(now + 3_600_000))).toEqual({ sent: 0, left: 0 });
  expect(await reports()).toMatchObject([{ state: 'dropped', attempts: 2 }]);
});
