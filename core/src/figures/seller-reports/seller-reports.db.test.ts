import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCoreDatabase, siteKey, startCore } from '../../../test/core-fixture.ts';
import { listingOf } from '../../../test/listing-fixture.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { headerOf, readMail } from '../../../test/read-mail.ts';
import { erasureOf, staffCaller, staffKey } from '../../../test/staff-fixture.ts';
import { type Connection, connect } from '../../db/connect.ts';
import { importListings } from '../../listings/import-listings.ts';
import { createSmtpTransport } from '../../mail/mail-transport.ts';
import { deleteOldProofs } from '../../persons/delete-old-proofs.ts';
import { createJobQueue, type JobQueue } from '../../queue/job-queue.ts';
import { composeSellerReports } from './compose-seller-reports.ts';
import { deliverSellerReport } from './deliver-seller-report.ts';

/* The clock of the tests stands on Monday 15 June 2026 at eight in Québec, when reports are due. */
const monday = new Date('2026-06-15T12:00:00.000Z');
const daysLater = (days: number) => new Date(monday.getTime() + days * 86_400_000);
const number = '10000001';
const from = 'no-reply@boreale.example';
const logger = pino({ level: 'silent' });

let core: ReturnType<typeof startCore>;
let connection: Connection;
let queue: JobQueue;
let staff: ReturnType<typeof staffCaller>;

beforeAll(async () => {
  const databaseUrl = await createCoreDatabase('core_seller_reports');
  await importListings(databaseUrl, [listingOf(), listingOf({ ListingKey: '10000009', StandardStatus: 'Closed' })]);
  core = startCore(databaseUrl, { staffKey });
  staff = staffCaller(core);
  connection = connect(databaseUrl, { statementTimeout: 60_000, connections: 4 });
  queue = createJobQueue(connection.pool, logger);
});
afterAll(async () => {
  await queue.stop();
  await Promise.all([core.close(), connection.close()]);
});
beforeEach(() =>
  sql`truncate seller_report, seller_report_mail, listing_figure, core_queue.job cascade`.execute(connection.database),
);

const added = { uls: number, email: 'lise@vendeur.example', locale: 'fr', consent: 'Contrat signé le 2 juin' } as const;
const add = (given: object = {}) => staff('sites/m-1/seller-reports', { body: { ...added, ...given } });
const list = async () => (await (await staff(`sites/m-1/seller-reports?uls=${number}`)).json()).data;
const change = (id: string, status: string) =>
  staff(`sites/m-1/seller-reports/${id}`, { method: 'PATCH', body: { status } });
const sinceWeeks = () =>
  sql`update seller_report set follows_from = '2026-06-02', created_at = '2026-06-02T15:00:00Z'`.execute(
    connection.database,
  );
const compose = (now = monday) => composeSellerReports(connection.database, queue, now);
const tokenOf = async () => (await connection.database.selectFrom('seller_report').select('token').execute())[0]?.token;
const jobs = async () => {
  const { rows } = await sql<{ data: { reportId: string; week: string } }>`
    select data from core_queue.job where name = 'seller-report' order by created_on`.execute(connection.database);
  return rows.map(({ data }) => data);
};
/** Runs every queued job against a mail server, and returns what it got and how many jobs failed. */
async function deliver(url: string) {
  const transport = createSmtpTransport(url);
  const services = { database: connection.database, transport, from, logger };
  const results = await Promise.allSettled((await jobs()).map((job) => deliverSellerReport(services, job, monday)));
  transport.close();
  return results.filter(({ status }) => status === 'rejected').length;
}

test('a report leaves on Monday at eight for the week before, once, however often and by how many workers it is composed', async () => {
  expect((await add()).status).toBe(200);
  await sinceWeeks();
  expect(await compose(new Date(monday.getTime() - 60_000))).toBe(1);
  expect((await jobs()).map(({ week }) => week)).toEqual(['2026-06-08']);
  const composed = await Promise.all([compose(), compose(), compose(daysLater(2))]);
  expect(composed.reduce((sum, count) => sum + count)).toBe(1);
  expect((await jobs()).map(({ week }) => week)).toEqual(['2026-06-08', '2026-06-15']);
  expect(await compose(daysLater(7))).toBe(1);
});

test('a seller who was added after Monday, or resumed, waits for the next one', async () => {
  await add();
  await sql`update seller_report set follows_from = ${daysLater(1)}`.execute(connection.database);
  expect(await compose(daysLater(1))).toBe(0);
  const [{ id }] = await list();
  await change(id, 'paused');
  expect(await compose(daysLater(7))).toBe(0);
  await change(id, 'active');
  expect((await list())[0].status).toBe('active');
});

test('the mail holds the counts of the week and of the one before, in the language of the seller, and the way out', async () => {
  const { url, received, goDown } = await startMailServer();
  await add();
  await sinceWeeks();
  await sql`insert into listing_figure values ('m-1', ${number}, '2026-06-08', 'view', 40), ('m-1', ${number}, '2026-06-14', 'view', 2),
    ('m-1', ${number}, '2026-06-07', 'view', 30), ('m-1', ${number}, '2026-06-15', 'view', 500), ('m-1', ${number}, '2026-06-09', 'visit_request', 1)`.execute(
    connection.database,
  );
  await compose();
  expect(await deliver(url)).toBe(0);
  await goDown();
  const mail = readMail(received[0]?.raw ?? '');
  const text = mail.parts.find(({ type }) => type.startsWith('text/plain'))?.text;
  const token = await tokenOf();
  expect(received[0]?.to).toEqual(['lise@vendeur.example']);
  expect(headerOf(mail, 'list-unsubscribe')).toBe(`<https://www.boreale.example/api/seller-reports/${token}/end>`);
  expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(headerOf(mail, 'reply-to')).toContain('maude@boreale.example');
  expect(text).toMatch(/Vues de la page\s*: 42 \(30 la semaine d’avant\)/);
  expect(text).toMatch(/Demandes reçues\s*: 1 \(0 la semaine d’avant\)/);
  expect(text).toMatch(/Vues de la page\s*: 72/);
  expect(text).toContain(`/api/seller-reports/${token}/report.pdf`);
});

test('a report is sent once though its job runs again, and again when the mail server did not take it', async () => {
  const { url, received, goDown } = await startMailServer({ faults: ['refuse'] });
  await add({ locale: 'en' });
  await sinceWeeks();
  await compose();
  expect(await deliver(url)).toBe(1);
  expect(received).toHaveLength(0);
  expect(await deliver(url)).toBe(0);
  expect(await deliver(url)).toBe(0);
  await goDown();
  expect(received).toHaveLength(1);
  expect((await list())[0].last_sent_at).toBe(monday.toISOString());
});

test('nothing is sent of a report that was paused or ended meanwhile', async () => {
  const { url, received, goDown } = await startMailServer();
  await add();
  await add({ email: 'marc@vendeur.example' });
  await sinceWeeks();
  await compose();
  const [one, other] = await list();
  await change(one.id, 'paused');
  await change(other.id, 'ended');
  expect(await deliver(url)).toBe(0);
  await goDown();
  expect(received).toEqual([]);
});

test('a report ends with its listing', async () => {
  await add();
  await sinceWeeks();
  const { database } = connection;
  await compose();
  await sql`update listing set standard_status = 'Closed' where listing_key = ${number}`.execute(database);
  const { url, received, goDown } = await startMailServer();
  expect(await deliver(url)).toBe(0);
  await goDown();
  expect(await compose(daysLater(7))).toBe(0);
  await sql`update listing set standard_status = 'Active' where listing_key = ${number}`.execute(database);
  expect([received, (await list())[0]]).toMatchObject([[], { status: 'ended', end_reason: 'off-market' }]);
});

test('the seller reads and ends the report by the link of the mail, and guesses find nothing', async () => {
  await add();
  const call = (token: string, method = 'GET') =>
    core.app.request(`/api/swc/m-1/seller-reports/${token}`, { method, headers: { 'x-site-key': siteKey } });
  const token = (await tokenOf()) ?? '';
  expect((await (await call(token)).json()).data).toMatchObject({
    status: 'active',
    listing: { uls: number },
    contact: { name: 'Maude Gagnon' },
  });
  expect((await call('x'.repeat(43))).status).toBe(404);
  expect((await call(token, 'DELETE')).status).toBe(204);
  expect((await call(token, 'DELETE')).status).toBe(204);
  expect((await list())[0]).toMatchObject({ status: 'ended', end_reason: 'seller' });
  expect((await change((await list())[0].id, 'active')).status).toBe(409);
});

test('a seller is added once, with the consent noted, to a listing on the market', async () => {
  expect((await add()).status).toBe(200);
  expect((await add({ email: 'LISE@vendeur.example' })).status).toBe(409);
  expect((await add({ uls: '10000009' })).status).toBe(404);
  for (const given of [{ email: 'x' }, { email: 'a@b.c, d@e.f' }, { consent: ' ' }, { locale: 'de' }])
    expect([given, (await add(given)).status]).toEqual([given, 422]);
  expect(await list()).toMatchObject([{ consent: 'Contrat signé le 2 juin', staff: 'Nancy Côté', last_sent_at: null }]);
  const [{ id }] = await list();
  const preview = (await (await staff(`sites/m-1/seller-reports/${id}/preview`)).json()).data;
  expect(preview.html).toContain('Vues de la page');
});

test('erasing a person deletes the reports, and the job those that ended three years ago', async () => {
  await add();
  await add({ email: 'marc@vendeur.example' });
  await staff('persons/erase', { body: erasureOf('lise@vendeur.example') });
  const [{ id, email }] = await list();
  expect(email).toBe('marc@vendeur.example');
  await change(id, 'ended');
  await deleteOldProofs(connection.database, 'key', daysLater(1000), logger);
  expect(await list()).toHaveLength(1);
  await deleteOldProofs(connection.database, 'key', daysLater(1100), logger);
  expect(await list()).toEqual([]);
});
