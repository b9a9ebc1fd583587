import { type Alert, type AlertChange, alertAnswer } from '@vitrine/contract/core/alerts.ts';
import type { ListingImport } from '@vitrine/contract/core/import.ts';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addMunicipalities, alertFormOf, recordingTransport } from '../../test/alert-fixture.ts';
import { createCoreDatabase, siteKey, startCore } from '../../test/core-fixture.ts';
import { listingOf } from '../../test/listing-fixture.ts';
import { type Connection, connect } from '../db/connect.ts';
import { importListings } from '../listings/import-listings.ts';
import { deliverLeadMail } from '../mail/deliver-lead-mail.ts';
import type { Mail } from '../mail/mail.ts';
import { createJobQueue, type JobQueue } from '../queue/job-queue.ts';
import { processAlerts } from './alert-loop.ts';
import { deliverAlertMail } from './deliver-alert-mail.ts';

/*
 * Tests property alerts from the form to the last mail. The clock begins on a Wednesday at eleven in the morning and is
 * advanced by the tests, which also run the worker's jobs one after the other.
 */

const logger = pino({ level: 'silent' });
const from = 'no-reply@boreale.example';
const minute = 60_000;
const day = 24 * 60 * minute;

let databaseUrl: string;
let core: ReturnType<typeof startCore>;
let connection: Connection;
let queue: JobQueue;
let clock: Date;
let post: ReturnType<typeof recordingTransport>;

beforeAll(async () => {
  databaseUrl = await createCoreDatabase('core_alert_story');
  core = startCore(databaseUrl, { now: () => clock });
  connection = connect(databaseUrl, { statementTimeout: 60_000, connections: 4 });
  queue = createJobQueue(connection.pool, logger);
});
afterAll(async () => {
  await queue.stop();
  await Promise.all([core.close(), connection.close()]);
});
beforeEach(async () => {
  await sql`truncate lead, alert, listing, listing_news, contact_rate, core_queue.job cascade`.execute(
    connection.database,
  );
  await addMunicipalities(connection.database);
  clock = new Date('2026-06-17T15:00:00.000Z');
  post = recordingTransport();
});

/** Advances the clock, processes the alerts and runs every queued job. */
async function wait(ms: number): Promise<void> {
  clock = new Date(clock.getTime() + ms);
  await processAlerts({ database: connection.database, queue, now: () => clock, logger });
  await doJobs();
}

async function doJobs(): Promise<void> {
  const room = { database: connection.database, transport: post.transport, from, logger };
  const { rows } = await sql<{
    id: string;
    name: string;
    data: { leadId: string; kind: 'confirmation'; mailId: string };
  }>`
    select id, name, data from core_queue.job where state = 'created' order by created_on`.execute(connection.database);
  for (const { id, name, data } of rows) {
    const done = name === 'alert-mail' ? deliverAlertMail(room, data.mailId, clock) : deliverLeadMail(room, data);
    const state = await done.then(
      () => 'completed',
      () => 'created',
    );
    await sql`update core_queue.job set state = ${state} where id = ${id}`.execute(connection.database);
  }
}

const mailsTo = (address: string) => post.kept.mails.filter(({ to }) => to.address === address);
/** Returns the mails to an address since the last call. */
function alertMails(address: string): Mail[] {
  const mails = mailsTo(address);
  post.kept.mails = post.kept.mails.filter((mail) => !mails.includes(mail));
  return mails;
}

const tokenIn = (mail: Mail | undefined) => /\/(?:alertes|alerts)\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';

/** Submits the form and returns the token in the confirmation mail. */
async function signUp(given: Record<string, string> = {}): Promise<string> {
  const form = alertFormOf(given);
  expect((await core.post(form)).status).toBe(200);
  await doJobs();
  return tokenIn(alertMails(form.email ?? '').at(-1));
}

async function call(method: 'GET' | 'PATCH' | 'DELETE', token: string, change?: AlertChange): Promise<Alert> {
  const answer = await core.app.request(`/api/swc/m-1/alerts/${token}`, {
    method,
    headers: { 'x-site-key': siteKey, 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.7' },
    ...(change && { body: JSON.stringify(change) }),
  });
  expect(answer.status).toBe(200);
  return alertAnswer.parse(await answer.json()).data;
}
const confirm = (token: string, change: AlertChange = {}) => call('PATCH', token, { status: 'active', ...change });
/** Imports listings at the moment of the tests' clock. */
async function list(...given: Partial<ListingImport>[]): Promise<void> {
  await importListings(
    databaseUrl,
    given.map((one) => listingOf(one)),
  );
  await connection.database.updateTable('listing_news').set({ noted_at: clock }).execute();
}

test('from the form to the last mail', async () => {
  const token = await signUp();
  expect(await call('GET', token)).toMatchObject({ status: 'pending', email: 'l…a@example.ca', confirmed_at: null });

  // Nothing is sent before the visitor confirms.
  await list({ ListingKey: '10000001' });
  await wait(minute);
  expect(alertMails('lea@example.ca')).toEqual([]);

  expect(await confirm(token)).toMatchObject({ status: 'active', frequency: 'at_once', matches: 0 });
  await wait(minute);
  expect(alertMails('lea@example.ca')).toEqual([]);

  await list({ ListingKey: '10000002', StreetAddress: { fr: '7, rue des Lilas', en: '7 Des Lilas Street' } });
  await wait(minute);
  const mails = alertMails('lea@example.ca');
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Une propriété correspond à votre recherche\u00a0: 7, rue des Lilas, Montréal',
  ]);
  expect(tokenIn(mails[0])).toBe(token);
  expect(await call('GET', token)).toMatchObject({ matches: 1 });

  const unsubscribe = mails[0]?.headers['List-Unsubscribe'];
  expect(unsubscribe).toBe(`<https://www.boreale.example/api/alerts/${token}/unsubscribe>`);
  expect(mails[0]?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(await call('DELETE', token)).toMatchObject({ status: 'unsubscribed' });

  await list({ ListingKey: '10000003' });
  await wait(10 * day);
  expect(alertMails('lea@example.ca')).toEqual([]);
});

test('one alert is told at once and another on Monday morning, each in its language', async () => {
  const atOnce = await signUp({ email: 'lea@example.ca' });
  const weekly = await signUp({ email: 'sam@example.ca', locale: 'en' });
  await confirm(atOnce);
  await confirm(weekly, { frequency: 'weekly' });
  await list({ ListingKey: '10000001' });
  await wait(minute);
  await list({ ListingKey: '10000002' });
  await wait(minute);
  expect(alertMails('lea@example.ca').map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Une propriété/),
    expect.stringMatching(/^Une propriété/),
  ]);
  expect(alertMails('sam@example.ca')).toEqual([]);
  await wait(7 * day);
  expect(alertMails('sam@example.ca').map(({ subject }) => subject)).toEqual(['2 properties match your search']);
  await wait(7 * day);
  expect([alertMails('lea@example.ca'), alertMails('sam@example.ca')]).toEqual([[], []]);
});

test('a daily mail that was missed leaves once, as soon as somebody is there to send it', async () => {
  await confirm(await signUp(), { frequency: 'daily' });
  await list({});
  await wait(5 * day);
  await wait(minute);
  expect(alertMails('lea@example.ca')).toHaveLength(1);
});

test('what comes together is one mail', async () => {
  await confirm(await signUp());
  await list(...Array.from({ length: 20 }, (_, index) => ({ ListingKey: String(20_000_000 + index) })));
  await wait(minute);
  const mails = alertMails('lea@example.ca');
  expect(mails.map(({ subject }) => subject)).toEqual(['20\u00a0propriétés correspondent à votre recherche']);
  expect(mails[0]?.text).toContain('Et 8\u00a0autres propriétés vous attendent sur le site.');
});

test('after ten mails in a day the eleventh waits for the morning', async () => {
  await confirm(await signUp());
  for (let last = 0; last < 12; last++) {
    await list({ ListingKey: String(30_000_000 + last) });
    await wait(minute);
  }
  expect(alertMails('lea@example.ca')).toHaveLength(10);
  await wait(day);
  expect(alertMails('lea@example.ca').map(({ subject }) => subject)).toEqual([
    '2\u00a0propriétés correspondent à votre recherche',
  ]);
});

test('a listing that has left the market meanwhile is not in the mail, and alone it is no mail', async () => {
  await confirm(await signUp());
  await list({ ListingKey: '10000001' });
  await list({ ListingKey: '10000002' });
  await list({ ListingKey: '10000001', StandardStatus: 'Closed' });
  await wait(minute);
  expect(alertMails('lea@example.ca').map(({ text }) => text.match(/-\d{8}/g))).toEqual([['-10000002']]);
  await list({ ListingKey: '10000003' });
  await list({ ListingKey: '10000003', StandardStatus: 'Withdrawn' });
  await wait(minute);
  expect(alertMails('lea@example.ca')).toEqual([]);
});

test('a listing comes again when it is back on the market, or its price has come within the budget', async () => {
  await confirm(await signUp({ budget_max: '460000' }));
  await list({ ListPrice: 450_000 });
  await wait(minute);
  expect(alertMails('lea@example.ca')).toHaveLength(1);
  await list({ ListPrice: 450_000, StandardStatus: 'Withdrawn' });
  await wait(minute);
  expect(alertMails('lea@example.ca')).toEqual([]);
  await list({ ListPrice: 450_000 });
  await wait(minute);
  expect(alertMails('lea@example.ca')).toMatchObject([{ text: expect.stringContaining('De retour sur le marché') }]);
  await list({ ListPrice: 470_000 });
  await wait(minute);
  await list({ ListPrice: 460_000 });
  await wait(minute);
  expect(alertMails('lea@example.ca')).toHaveLength(1);
});

test('a reader hears of a new price and of the sale of a listing, and never of a previous price', async () => {
  await confirm(await signUp({ locale: 'en' }));
  await list({ ListPrice: 450_000 });
  await wait(minute);
  alertMails('lea@example.ca');
  const mailAfter = async (given: Partial<ListingImport>) => {
    await list(given);
    await wait(minute);
    const [mail, ...others] = alertMails('lea@example.ca');
    expect(others).toEqual([]);
    return mail;
  };
  const reduced = await mailAfter({ ListPrice: 430_000 });
  expect(reduced?.subject).toBe('An update to your search: 1240 Des Érables Street, Montréal');
  expect(reduced?.text).toContain('Price reduced\n$430,000');
  expect(reduced?.text).not.toContain('450,000');
  expect((await mailAfter({ ListPrice: 440_000 }))?.text).toContain('Price changed\n$440,000');
  const sold = await mailAfter({ ListPrice: 437_000, StandardStatus: 'Closed' });
  expect(sold?.text).toContain('Sold\n1240 Des Érables Street, Montréal');
  expect(sold?.text).not.toMatch(/437|440,/);
});

test('a new price that is taken back before the mail is not told', async () => {
  await confirm(await signUp(), { frequency: 'daily' });
  await list({ ListPrice: 450_000 });
  await wait(day);
  expect(alertMails('lea@example.ca')).toHaveLength(1);
  await list({ ListPrice: 430_000 });
  await list({ ListPrice: 450_000 });
  await wait(day);
  expect(alertMails('lea@example.ca')).toEqual([]);
});

test('an alert that has ended forgets what its mails have shown', async () => {
  const token = await signUp();
  await confirm(token);
  await list({});
  await wait(minute);
  const sent = () => connection.database.selectFrom('alert_sent').select('listing_key').execute();
  expect(await sent()).toEqual([{ listing_key: '10000001' }]);
  await call('DELETE', token);
  expect(await sent()).toEqual([]);
});

test('an alert for a broker says so on its page and in its mails', async () => {
  const token = await signUp({ broker: 'maude-gagnon' });
  expect((await confirm(token)).criteria).toMatchObject({ broker: 'Maude Gagnon', office: null });
  await list({ ListingKey: '10000001', AgentKey: 'paul-roy' }, { ListingKey: '10000002' });
  await wait(minute);
  const [mail] = alertMails('lea@example.ca');
  expect(mail?.text).toContain('Maude Gagnon');
  expect(mail?.text).toContain('broker=maude-gagnon');
  expect(mail?.text).not.toContain('10000001');
});

test('an alert for a drawn area says so on its page and in its mails, whose link leads to the area', async () => {
  const area = '46.8_-71.2_2';
  const token = await signUp({ municipality: '', area });
  const alert = await confirm(token);
  expect(alert.criteria).toMatchObject({ area, municipalities: [] });
  expect(new URLSearchParams(alert.query).get('area')).toBe(area);
  await list(
    { ListingKey: '10000001', Latitude: 46.9, Longitude: -71.2 },
    { ListingKey: '10000002', Latitude: 46.81, Longitude: -71.2 },
  );
  await wait(minute);
  const [mail] = alertMails('lea@example.ca');
  expect(mail?.text).toContain('Dans la zone dessinée');
  expect(mail?.text).toContain(`area=${area}`);
  expect(mail?.text).toContain('10000002');
  expect(mail?.text).not.toContain('10000001');
  const changed = await call('PATCH', token, { query: 'area=46.9_-71.2_2&type=condo' });
  expect(changed.criteria).toMatchObject({ area: '46.9_-71.2_2', property_type: 'condo' });
});

test('a paused alert hears nothing, and when it goes on nothing of what it has missed', async () => {
  const token = await signUp();
  await confirm(token);
  await list({ ListingKey: '10000001' });
  await call('PATCH', token, { status: 'paused' });
  await list({ ListingKey: '10000002' });
  await wait(minute);
  await confirm(token);
  await wait(minute);
  expect(alertMails('lea@example.ca')).toEqual([]);
  await list({ ListingKey: '10000003' });
  await wait(minute);
  expect(alertMails('lea@example.ca')).toHaveLength(1);
});

test('while the mail server is away one mail waits, and all that comes meanwhile goes into the next', async () => {
  await confirm(await signUp());
  post.kept.failure = new Error('away');
  for (const key of ['10000001', '10000002', '10000003']) {
    await list({ ListingKey: key });
    await wait(minute);
  }
  post.kept.failure = null;
  await wait(minute);
  await wait(minute);
  expect(alertMails('lea@example.ca').map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Une propriété/),
    '2\u00a0propriétés correspondent à votre recherche',
  ]);
});

test('a mail of which the job runs twice is sent once, and one that is sent twice is one to mail programs', async () => {
  await confirm(await signUp());
  await list({});
  await wait(minute);
  const [mail] = alertMails('lea@example.ca');
  await sql`update core_queue.job set state = 'created'`.execute(connection.database);
  await doJobs();
  expect(alertMails('lea@example.ca')).toEqual([]);
  // The state left by a worker that dies between sending a mail and recording it.
  await sql`update alert_mail set sent_at = null`.execute(connection.database);
  await sql`insert into alert_match select alert_id, '10000001', id from alert_mail`.execute(connection.database);
  await sql`update core_queue.job set state = 'created' where name = 'alert-mail'`.execute(connection.database);
  await doJobs();
  expect(alertMails('lea@example.ca').map(({ messageId }) => messageId)).toEqual([mail?.messageId]);
});

test('an alert from the results of a search needs an address and the search alone, and is confirmed like any other', async () => {
  const answer = await core.post({
    ...{ form_type: 'property_alert', alert_from: 'search', locale: 'fr', email: 'paul@example.ca' },
    ...{ municipality: 'Montréal', property_type: 'condo', budget_max: '450000', consent_text: 'J’accepte.' },
  });
  expect(answer.status).toBe(200);
  await doJobs();
  const [mail] = alertMails('paul@example.ca');
  const token = tokenIn(mail);
  const alert = alertAnswer.parse(await (await core.get(`alerts/${token}`)).json()).data;
  expect(alert).toMatchObject({
    status: 'pending',
    criteria: { municipalities: ['Montréal'], property_type: 'condo', budget_max: 450_000, bedrooms: null },
  });
});

test('the form of several steps still needs all of steps.7', async () => {
  const answer = await core.post({
    ...{ form_type: 'property_alert', locale: 'fr', email: 'paul@example.ca', municipality: 'Montréal' },
  });
  expect(answer.status).toBe(422);
});

test('an alert follows another search from the moment at which its visitor changes it', async () => {
  const token = await signUp();
  await confirm(token);
  await list({ ListingKey: '10000001' });
  const changed = await call('PATCH', token, { query: 'mun=23027&mun=99&type=maison&price_max=600000&broker=<b>' });
  expect(changed.criteria).toMatchObject({
    ...{ municipalities: ['Québec'], property_type: 'maison', budget_min: null, budget_max: 600_000, bedrooms: null },
  });
  await wait(minute);
  expect(alertMails('lea@example.ca')).toEqual([]);
  expect(changed.status).toBe('active');
});

test.each(['', 'mun=99', 'type=condo'])(
  'the search “%s” is refused, as it names no known municipality',
  async (query) => {
    const token = await signUp();
    const before = await call('GET', token);
    const answer = await core.app.request(`/api/swc/m-1/alerts/${token}`, {
      method: 'PATCH',
      headers: { 'x-site-key': siteKey, 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    expect(answer.status).toBe(422);
    expect(await call('GET', token)).toEqual(before);
  },
);
