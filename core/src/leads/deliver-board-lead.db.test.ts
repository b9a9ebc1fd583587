import type { ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type BoardServer, boardAnswer, startBoardServer } from '../../test/board-server.ts';
import { site, startCore } from '../../test/core-fixture.ts';
import { emptyTables } from '../../test/empty-tables.ts';
import { credentialsKey, type FeedDatabase, openFeedDatabase } from '../../test/feed-database.ts';
import { feedListing } from '../../test/feed-listings.ts';
import { type FeedServer, faults, startFeedServer } from '../../test/feed-server.ts';
import { messageOf } from '../../test/message-fixture.ts';
import { startSiteverify } from '../../test/siteverify.ts';
import { staffCaller, staffKey } from '../../test/staff-fixture.ts';
import { startJobWorker } from '../queue/start-job-worker.ts';
import { upsertCoreSite } from '../sites/upsert-site.ts';
import { deliverBoardLead } from './deliver-board-lead.ts';

const number = '20000000';
const secret = 'the-site-secret';
const logger = pino({ level: 'silent' });

let feeds: FeedDatabase;
let server: FeedServer;
let board: BoardServer;
let verifier: Awaited<ReturnType<typeof startSiteverify>>;
let core: ReturnType<typeof startCore>;
let staff: ReturnType<typeof staffCaller>;
let staffCore: ReturnType<typeof startCore>;

beforeAll(async () => {
  feeds = await openFeedDatabase('core_board_leads');
  verifier = await startSiteverify(secret);
  const captcha = { hmacKey: 'a-key-for-tests', verifyUrl: verifier.url, minScore: 0.5 };
  core = startCore(feeds.databaseUrl, { captcha, now: () => new Date() });
  const { limits } = feeds.services.connector;
  staffCore = startCore(feeds.databaseUrl, { staffKey, feeds: { limits, credentialsKey, filesFolder: '/nowhere' } });
  staff = staffCaller(staffCore);
  await sql`update core_queue.queue set retry_delay = 0, retry_backoff = false`.execute(feeds.database);
});
afterAll(async () => {
  await Promise.all([core.close(), staffCore.close(), feeds.close()]);
  verifier.close();
});
beforeEach(async () => {
  await emptyTables(feeds.database, 'feed_source', 'listing', 'lead', 'contact_rate', 'core_queue.job');
  [server, board] = await Promise.all([startFeedServer(10), startBoardServer()]);
  server.state.listings = [{ ...feedListing(0), ListPrice: 400_000, LeaseAmount: null, ListAgentKey: '1234567' }];
});
afterEach(() => Promise.all([server.close(), board.close()]));

/** Loads the listing from a source with these settings. */
async function load(given: Record<string, unknown> = {}): Promise<string> {
  const destinations = [{ id: '77', micrositeIds: ['m-1'] }];
  const id = await feeds.addServer(server, {
    ...{ kind: 'ddf', destinations, sendsLeads: true, leadUrl: board.url },
    ...given,
  });
  await feeds.run(id);
  return id;
}
const send = async (given: Record<string, string> = {}): Promise<string> =>
  (await (await core.post(messageOf({ uls: number, allows_board: 'true', ...given }))).json()).id;
const rows = () => feeds.database.selectFrom('board_lead').selectAll().orderBy('created_at').execute();
const deliver = (leadId: string) =>
  deliverBoardLead({ database: feeds.database, connector: feeds.services.connector, logger }, { leadId });
const mails = async () => {
  const { rows: jobs } = await sql<{ kind: string }>`
    select data->>'kind' as kind from core_queue.job where name = 'lead-mail' order by 1`.execute(feeds.database);
  return jobs.map(({ kind }) => kind);
};
const history = async (id: string) => (await (await staff(`leads/${id}`)).json()).data.history;

test('a message about a listing of DDF is sent to it once, in its words, and to the broker as ever', async () => {
  await load();
  const id = await send({ message: 'é'.repeat(600) });
  expect(await send({ message: 'é'.repeat(600) })).toBe(id);
  await deliver(id);
  await deliver(id);
  expect(board.state.calls).toEqual([
    {
      authorization: `Bearer token-${server.state.tokens}`,
      body: {
        ...{ Culture: 'fr-CA', MemberKey: '1234567', ListingKey: number, SenderName: 'Léa Tremblay' },
        ...{ SenderEmailAddress: 'lea@example.ca', SenderPhoneNumber: 5_145_550_134, PreferredMethodContact: 'email' },
        Message: expect.stringMatching(/^é{498,499}…$/),
      },
    },
  ]);
  expect(await rows()).toMatchObject([{ lead_id: id, state: 'sent', attempts: 1, reason: null }]);
  expect(await mails()).toEqual(['broker', 'confirmation']);
  expect(await history(id)).toContainEqual(expect.objectContaining({ kind: 'board', state: 'sent', detail: '' }));
});

describe('nothing is sent', () => {
  test.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['without the setting', { sendsLeads: false }, {}],
    ['when the form has not said so', {}, { allows_board: '' }],
    ['about another listing', {}, { uls: '20000001' }],
    ['about a listing that the site does not show', { destinations: [{ id: '77', micrositeIds: ['m-2'] }] }, {}],
  ])('%s', async (_, settings, message) => {
    await load(settings);
    await send(message);
    expect(await rows()).toEqual([]);
    expect(await mails()).toEqual(['broker', 'confirmation']);
  });

  test('of a quarantined message before staff release it, with the consent that was kept until then', async () => {
    await load();
    await upsertCoreSite(feeds.databaseUrl, { ...site, captcha: { version: 'v3', secret } });
    onTestFinished(() => upsertCoreSite(feeds.databaseUrl, site));
    const suspect = (given: Record<string, string>) =>
      send({ recaptcha_response: verifier.issue({ score: 0.1 }), ...given });
    const id = await suspect({});
    const other = await suspect({ message: 'Sans accord', allows_board: '' });
    expect(await rows()).toEqual([]);
    for (const each of [id, other, id]) await staff(`leads/${each}/release`, { method: 'POST' });
    expect(await rows()).toMatchObject([{ lead_id: id, state: 'waiting' }]);
    const kept = await feeds.database.selectFrom('lead').select('allows_board').execute();
    expect(kept).toEqual([{ allows_board: null }, { allows_board: null }]);
  });
});

test('a page says that messages about its listing are sent to DDF, as long as they are', async () => {
  const id = await load();
  const property = async () => (await (await core.get(`property/${number}`)).json()).data;
  expect((await property()).sends_leads).toBe(true);
  await sql`update feed_source set is_active = false where id = ${id}`.execute(feeds.database);
  expect(await property()).not.toHaveProperty('sends_leads');
});

test('a message that DDF has not taken is sent again by the worker until it is', async () => {
  await load();
  board.state.faults.push(
    boardAnswer(401),
    boardAnswer(429),
    boardAnswer(500),
    (response: ServerResponse) => void response.writeHead(429).end('<html>'),
  );
  server.fail('token', faults.serverError);
  await send();
  const handle = { 'lead-board': ({ leadId }: { leadId: string }) => deliver(leadId) };
  const worker = await startJobWorker(feeds.databaseUrl, handle, {}, logger);
  await expect.poll(rows, { timeout: 15_000 }).toMatchObject([{ state: 'sent' }]);
  await worker.stop();
  // A refused token is renewed within an attempt.
  expect(board.state.calls).toHaveLength(5);
}, 20_000);

describe('a message is not sent again', () => {
  test.each<[string, (response: ServerResponse) => void, string, RegExp]>([
    ['that DDF refuses', boardAnswer(400, { message: 'MemberKey inconnu' }), 'failed', /refusé .*MemberKey inconnu/],
    ['that DDF refuses with the status of a success', boardAnswer(200), 'failed', /refusé le message/],
    ['whose address DDF does not have', (response) => void response.writeHead(404).end(), 'failed', /erreur 404/],
    [
      'that may have come: an error of what stands before DDF',
      (response) => void response.writeHead(502).end(),
      'unclear',
      /pas confirmé/,
    ],
    ['that may have come: no answer', () => undefined, 'unclear', /pas confirmé/],
    ['that may have come: a broken answer', (response) => void response.destroy(), 'unclear', /pas confirmé/],
  ])('%s, and staff see why', async (_, fault, state, reason) => {
    const source = await load();
    board.state.faults.push(fault);
    const id = await send();
    await deliver(id);
    await deliver(id);
    expect(board.state.calls).toHaveLength(1);
    expect(await history(id)).toContainEqual(
      expect.objectContaining({ kind: 'board', state, detail: expect.stringMatching(reason) }),
    );
    const { data } = await (await staff(`feeds/${source}`)).json();
    expect(data.board_leads).toMatchObject({
      sent: 0,
      waiting: 0,
      failed: [{ lead: id, reason: expect.stringMatching(reason) }],
    });
  });

  test('that a killed worker was sending', async () => {
    await load();
    const id = await send();
    await sql`update board_lead set state = 'sending'`.execute(feeds.database);
    await deliver(id);
    expect(board.state.calls).toEqual([]);
    expect(await rows()).toMatchObject([{ state: 'unclear' }]);
  });

  test('once staff have taken the setting back, or when the source names no broker', async () => {
    const id = await load();
    const [one, other] = [await send(), await send({ message: 'Deux' })];
    await sql`update feed_record set member_keys = '{}'`.execute(feeds.database);
    await deliver(one);
    await sql`update feed_source set settings = settings || '{"sendsLeads": false}' where id = ${id}`.execute(
      feeds.database,
    );
    await deliver(other);
    expect(board.state.calls).toEqual([]);
    expect((await rows()).map(({ reason }) => JSON.parse(reason ?? '{}').code)).toEqual([
      'board-no-broker',
      'board-off',
    ]);
  });
});
