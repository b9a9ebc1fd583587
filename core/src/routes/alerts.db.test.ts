import { alertAnswer } from '@vitrine/contract/core/alerts.ts';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addMunicipalities, alertFormOf } from '../../test/alert-fixture.ts';
import { createCoreDatabase, moment, siteKey, startCore } from '../../test/core-fixture.ts';
import { purgeExpiredAlerts } from '../alerts/purge-expired-alerts.ts';
import { type Connection, connect } from '../db/connect.ts';
import { processReleasedLead } from '../leads/process-released-lead.ts';
import { upsertCoreSite } from '../sites/upsert-site.ts';

let databaseUrl: string;
let core: ReturnType<typeof startCore>;
let connection: Connection;
const logged: string[] = [];

beforeAll(async () => {
  databaseUrl = await createCoreDatabase('core_alerts');
  core = startCore(databaseUrl, { logger: pino({ level: 'trace' }, { write: (line) => logged.push(line) }) });
  connection = connect(databaseUrl, { statementTimeout: 60_000, connections: 2 });
});
afterAll(() => Promise.all([core.close(), connection.close()]));
beforeEach(async () => {
  await sql`truncate lead, alert, contact_rate, core_queue.job cascade`.execute(connection.database);
  await addMunicipalities(connection.database);
  logged.length = 0;
});

const alerts = () => connection.database.selectFrom('alert').selectAll().orderBy('created_at').execute();
const leads = () => connection.database.selectFrom('lead').selectAll().execute();

/** Submits the form and returns the token of its alert. */
async function signUp(given: Record<string, string> = {}): Promise<string> {
  expect((await core.post(alertFormOf(given), { 'x-forwarded-for': '192.0.2.1' })).status).toBe(200);
  return (await alerts()).at(-1)?.token ?? '';
}

interface Call {
  change?: unknown;
  key?: string;
  site?: string;
  address?: string;
  body?: string;
  locale?: string;
}
const call = (
  method: string,
  token: string,
  { change, site = 'm-1', address = '192.0.2.7', key = siteKey, locale = 'en', ...given }: Call = {},
) => {
  const body = given.body ?? (change === undefined ? undefined : JSON.stringify(change));
  return core.app.request(`/api/swc/${site}/alerts/${token}`, {
    method,
    headers: {
      'x-site-key': key,
      'content-language': locale,
      'content-type': 'application/json',
      'x-forwarded-for': address,
    },
    ...(body !== undefined && { body }),
  });
};
const data = async (answer: Response | Promise<Response>) => alertAnswer.parse(await (await answer).json()).data;

test('a property alert is a lead and a pending alert with the proof of what was asked', async () => {
  await signUp();
  expect(await alerts()).toMatchObject([
    {
      status: 'pending',
      locale: 'fr',
      email: 'lea@example.ca',
      municipality_codes: ['66023', '23027'],
      consent_text: 'J’accepte de recevoir des propriétés par courriel.',
      asked_from: '192.0.2.1',
      confirmed_at: null,
    },
  ]);
  expect((await leads())[0]?.alert_id).toBe((await alerts())[0]?.id);
});

test('an alert of all municipalities of Québec searches each of them', async () => {
  const all = Array.from({ length: 1110 }, (_, index) => ({
    code: String(80_000 + index),
    name: `Saint-Exemple-de-la-Rive-${index}`,
  }));
  const { database } = connection;
  await database.insertInto('municipality').values(all).execute();
  const token = await signUp({ municipality: all.map(({ name }) => name).join(', ') });
  expect((await alerts())[0]?.municipality_codes).toEqual(all.map(({ code }) => code));
  const { query, criteria } = await data(call('GET', token));
  expect([new URLSearchParams(query).getAll('mun').length, criteria.municipalities.length]).toEqual([1110, 1110]);
  await database
    .deleteFrom('municipality')
    .where('code', '>=', '80000')
    .where('name', 'like', 'Saint-Exemple%')
    .execute();
});

test('its page is told where one may ask again, to the end and as long as the lead is kept', async () => {
  const token = await signUp({ source_page: '/fr/acheter' });
  expect(await data(call('GET', token))).toMatchObject({ sign_up_page: '/fr/acheter' });
  expect(await data(call('DELETE', token))).toMatchObject({ status: 'unsubscribed', sign_up_page: '/fr/acheter' });
  await connection.database.deleteFrom('lead').execute();
  expect(await data(call('GET', token))).toMatchObject({ sign_up_page: null });
});

test('its page is told what it looks for, and as much of the address as its owner needs', async () => {
  const token = await signUp({ municipality: 'Montréal, Atlantide', email: 'Lea.Roy@example.ca' });
  const answer = await call('GET', token);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await data(answer)).toMatchObject({
    status: 'pending',
    frequency: 'at_once',
    email: 'L…y@example.ca',
    criteria: {
      municipalities: ['Montréal'],
      unknown_municipalities: ['Atlantide'],
      property_type: 'maison',
      budget_max: 500_000,
    },
    query: 'mun=66023&type=maison&price_min=300000&price_max=500000&bedrooms=2&bathrooms=1&forSaleForRent=buy',
    matches: 0,
  });
});

test('looking at it confirms nothing, whoever looks', async () => {
  const token = await signUp();
  await call('GET', token);
  await call('HEAD', token);
  expect((await alerts())[0]).toMatchObject({ status: 'pending', confirmed_at: null });
});

test('confirming notes when and from where, once', async () => {
  const token = await signUp();
  expect(await data(call('PATCH', token, { change: { status: 'active' } }))).toMatchObject({
    status: 'active',
    confirmed_at: moment.toISOString(),
  });
  await call('PATCH', token, { change: { status: 'paused' } });
  await call('PATCH', token, { change: { status: 'active', frequency: 'weekly' }, address: '192.0.2.99' });
  expect((await alerts())[0]).toMatchObject({ status: 'active', frequency: 'weekly', confirmed_from: '192.0.2.7' });
});

test('unsubscribing works from any state, again and again, and leaves nothing but the proof', async () => {
  const token = await signUp();
  await call('PATCH', token, { change: { status: 'active' } });
  await data(call('DELETE', token));
  expect(await data(call('DELETE', token))).toMatchObject({
    status: 'unsubscribed',
    criteria: { municipalities: [] },
    query: '',
  });
  expect((await alerts())[0]).toMatchObject({
    email: 'lea@example.ca',
    consent_text: 'J’accepte de recevoir des propriétés par courriel.',
    asked_from: '192.0.2.1',
    confirmed_at: moment,
    withdrawn_at: moment,
    recipient: null,
    price_max: null,
    municipality_codes: [],
  });
});

test.each([
  ['take up again what has ended', async (token: string) => void (await call('DELETE', token)), { status: 'active' }],
  ['pause what nobody has confirmed', async () => undefined, { status: 'paused' }],
])('nobody can %s', async (_, before, change) => {
  const token = await signUp();
  await before(token);
  const answer = await call('PATCH', token, { change, locale: 'fr' });
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    type: '/docs#problem-alert-fixed',
    title: 'Cette alerte ne peut pas être modifiée ainsi',
  });
});

test.each([
  ['no JSON', { body: '{' }],
  ['nothing', { body: '' }],
  ['a status that is not for asking', { change: { status: 'pending' } }],
  ['another frequency', { change: { frequency: 'hourly' } }],
  ['a list', { change: [] }],
])('a change that is %s is refused and changes nothing', async (_, given) => {
  const token = await signUp();
  expect((await call('PATCH', token, given)).status).toBe(422);
  expect((await alerts())[0]).toMatchObject({ status: 'pending', frequency: 'at_once' });
});

test.each([
  ['of nobody', 'A'.repeat(43)],
  ['that is too short', 'abc'],
  ['that is none', '%00'],
  ['that is a quotation', '%27%20or%20true--'],
])('a token %s is a 404 problem, to read, change and end', async (_, token) => {
  for (const method of ['GET', 'PATCH', 'DELETE']) {
    const answer = await call(method, token, method === 'PATCH' ? { change: { status: 'active' } } : {});
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ type: '/docs#problem-unknown-alert' });
  }
});

test('the token of another site is unknown here, and without the key of the site there is no answer at all', async () => {
  const token = await signUp();
  const other = { micrositeId: 'm-2', siteKey: 'key-of-the-second-site', siteType: 'broker' as const };
  await upsertCoreSite(databaseUrl, {
    ...other,
    name: { fr: 'Autre', en: 'Other' },
    origin: 'https://autre.example',
    defaultRecipient: { name: 'Autre', email: 'autre@autre.example', locale: 'fr' },
    recipients: [],
  });
  expect((await call('GET', token, { site: 'm-2', key: other.siteKey })).status).toBe(404);
  expect((await call('GET', token, { key: 'wrong-key-of-the-site' })).status).toBe(401);
});

test('whoever tries tokens is stopped, and others are not', async () => {
  const real = await signUp();
  const statuses: number[] = [];
  for (let tries = 0; tries < 61; tries++) statuses.push((await call('GET', 'A'.repeat(43))).status);
  expect(statuses.at(-2)).toBe(404);
  expect(statuses.at(-1)).toBe(429);
  expect((await call('GET', real)).status).toBe(429);
  expect((await call('GET', real, { address: '192.0.2.8' })).status).toBe(200);
});

test('an alert can be changed only so often', async () => {
  const token = await signUp();
  const statuses: number[] = [];
  for (let tries = 0; tries < 61; tries++)
    statuses.push((await call('PATCH', token, { change: { frequency: 'daily' } })).status);
  expect([statuses.at(-2), statuses.at(-1)]).toEqual([200, 429]);
});

test('no log holds a token', async () => {
  const token = await signUp();
  await call('GET', token);
  await call('PATCH', token, { change: { status: 'active' } });
  await call('PATCH', token, { body: '{' });
  await call('DELETE', token);
  expect(logged.filter((line) => line.includes('/alerts/…'))).toHaveLength(4);
  expect(logged.join('')).not.toContain(token);
});

test('who asks for the same again gets the same alert; for something else, another one', async () => {
  const first = await signUp();
  const again = await signUp({ email: 'LEA@example.ca', first_name: 'Léa-Marie' });
  expect(again).toBe(first);
  expect(await signUp({ budget_max: '600000' })).not.toBe(first);
  expect(await alerts()).toHaveLength(2);
  expect((await leads()).every(({ alert_id }) => alert_id !== null)).toBe(true);
});

test('who has unsubscribed and asks again gets a new alert', async () => {
  const first = await signUp();
  await call('DELETE', first);
  await signUp({ first_name: 'Léa-Marie' });
  expect((await alerts()).map(({ status }) => status).sort()).toEqual(['pending', 'unsubscribed']);
});

test('a suspect gets no alert until staff let it out of quarantine', async () => {
  await signUp();
  await sql`update lead set status = 'quarantined', alert_id = null`.execute(connection.database);
  await sql`delete from alert`.execute(connection.database);
  await connection.database.transaction().execute(async (transaction) => {
    const lead = await transaction.selectFrom('lead').selectAll().executeTakeFirstOrThrow();
    await processReleasedLead(transaction, core.deps.leadServices.queue, lead);
  });
  expect(await alerts()).toMatchObject([{ status: 'pending', asked_from: null }]);
  expect((await leads())[0]?.alert_id).toBe((await alerts())[0]?.id);
});

test('an alert that nobody confirms within thirty days is deleted; what was confirmed or has ended is kept', async () => {
  const [pending, active, ended] = [
    await signUp(),
    await signUp({ budget_max: '1' }),
    await signUp({ budget_max: '2' }),
  ];
  await call('PATCH', active, { change: { status: 'active' } });
  await call('DELETE', ended);
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  await purgeExpiredAlerts(connection.database, inDays(29.99));
  expect(await alerts()).toHaveLength(3);
  await purgeExpiredAlerts(connection.database, inDays(30.01));
  expect((await alerts()).map(({ token }) => token)).not.toContain(pending);
  expect(await alerts()).toHaveLength(2);
  expect((await call('GET', pending)).status).toBe(404);
});

test('sent mails are recorded for 30 days, and the listings that they showed for 180', async () => {
  await call('PATCH', await signUp(), { change: { status: 'active' } });
  const { database } = connection;
  const alert_id = (await alerts()).at(-1)?.id ?? '';
  const now = new Date();
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const mails = [29.99, 30.01].map((days, found) => ({
    alert_id,
    found,
    created_at: daysAgo(days),
    sent_at: daysAgo(days),
  }));
  await database.insertInto('alert_mail').values(mails).execute();
  const listings = [179.99, 180.01].map((days) => ({ alert_id, listing_key: String(days), sent_at: daysAgo(days) }));
  await database.insertInto('alert_sent').values(listings).execute();
  await purgeExpiredAlerts(database, now);
  expect(await database.selectFrom('alert_mail').select('found').execute()).toEqual([{ found: 0 }]);
  expect(await database.selectFrom('alert_sent').select('listing_key').execute()).toEqual([{ listing_key: '179.99' }]);
});

test('a municipality that nobody knew is found once listings have brought it', async () => {
  await signUp({ municipality: 'Montréal, Sainte-Irène' });
  await connection.database.insertInto('municipality').values({ code: '07005', name: 'Sainte-Irène' }).execute();
  await purgeExpiredAlerts(connection.database, new Date());
  expect((await alerts())[0]).toMatchObject({ municipality_codes: ['66023', '07005'], unknown_municipalities: [] });
  await sql`delete from municipality where code = '07005'`.execute(connection.database);
});

test('the reference names every call', async () => {
  const reference = await (await core.app.request('/docs')).text();
  for (const method of ['GET', 'PATCH', 'DELETE'])
    expect(reference).toContain(`${method} /api/swc/{microsite_id}/alerts/{token}`);
});
