import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { addMunicipalities, alertFormOf, recordingTransport } from '../../../test/alert-fixture.ts';
import { siteKey, startCore } from '../../../test/core-fixture.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { type FeedDatabase, openFeedDatabase, refusedKey } from '../../../test/feed-database.ts';
import { feedListing } from '../../../test/feed-listings.ts';
import { type FeedServer, startFeedServer } from '../../../test/feed-server.ts';
import { messageOf } from '../../../test/message-fixture.ts';
import { staffCaller, staffKey, staffToken } from '../../../test/staff-fixture.ts';
import { processAlerts } from '../../alerts/alert-loop.ts';
import { deliverAlertMail } from '../../alerts/deliver-alert-mail.ts';
import { deliverLeadMail } from '../../mail/deliver-lead-mail.ts';
import { createJobQueue } from '../../queue/job-queue.ts';
import type { QueueJobs } from '../../queue/queues.ts';
import type { RawRecord } from '../records/source-listing.ts';

let feeds: FeedDatabase;
let server: FeedServer;
let core: ReturnType<typeof startCore>;
let id: string;

const number = '20000000';
/** Parts of the address and the place, each of which occurs nowhere else. */
const secrets = ['9876123450', 'Zinnias', '9876223450', 'H9Z 9Z9', 'H9Z9Z9', '45.512345', '73.554321'];

const listing = (given: RawRecord): RawRecord => ({
  ...feedListing(0),
  ...{ ListPrice: 400_000, LeaseAmount: null, City: 'Montréal', StateOrProvince: 'Quebec' },
  ...{ PropertySubType: 'Single Family', StructureType: ['House'], CommonInterest: 'Freehold' },
  ...{ StreetNumber: '9876123450', StreetName: 'rue des Zinnias', UnitNumber: '9876223450', PostalCode: 'H9Z9Z9' },
  ...{ UnparsedAddress: '9876123450, rue des Zinnias', Latitude: 45.512345, Longitude: -73.554321 },
  // Brokers repeat the address in their texts, and servers in the names of pages and files.
  ...{ PublicRemarks: 'Lumineux. Au 9876123450, rue des Zinnias, app. 9876223450. Près du métro, H9Z 9Z9.' },
  ...{ Inclusions: 'Poêle. Clé au 9876123450, rue des Zinnias.', Zoning: 'RM of 9876123450 rue des Zinnias' },
  ListingURL: 'https://www.realtor.ca/real-estate/7/9876123450-rue-des-zinnias-9876223450',
  Media: [
    { MediaKey: 'a', MediaURL: 'https://m.example/a.jpg', Order: 0, LongDescription: '9876123450 Des Zinnias Street' },
    { MediaKey: 'b', MediaURL: 'https://m.example/9876123450-rue-des-zinnias.jpg', Order: 1 },
    {
      MediaURL: 'https://m.example/plan.png',
      MediaCategory: 'Floor Plan',
      LongDescription: '9876123450 Des Zinnias Street',
    },
    { MediaURL: 'https://m.example/9876123450-rue-des-zinnias-plan.png', MediaCategory: 'Floor Plan' },
    { MediaURL: 'https://visite.example/9876123450-rue-des-zinnias', MediaCategory: 'Unbranded Virtual Tour' },
    { MediaURL: 'https://visite.example/7', MediaCategory: 'Unbranded Virtual Tour' },
  ],
  ...given,
});
/** Sends the listing as it is now, later than before. */
async function send(given: RawRecord): Promise<void> {
  feeds.clock.now = new Date(feeds.clock.now.getTime() + 3_600_000);
  server.state.listings = [listing({ ModificationTimestamp: feeds.clock.now.toISOString(), ...given })];
  await feeds.run(id);
}

beforeAll(async () => {
  feeds = await openFeedDatabase('core_display_rights');
});
afterAll(() => feeds.close());
beforeEach(async () => {
  await emptyTables(
    feeds.database,
    ...['feed_source', 'listing', 'listing_news', 'lead', 'alert', 'seller_report', 'listing_figure', 'core_queue.job'],
  );
  await addMunicipalities(feeds.database);
  server = await startFeedServer();
  feeds.clock.now = new Date('2026-06-15T12:00:00Z');
  id = await feeds.addServer(server, { kind: 'ddf' });
  await send({});
  await reportToSeller();
  core = startCore(feeds.databaseUrl, { staffKey });
});
afterEach(() => Promise.all([server.close(), core.close()]));

/** A call of every route of the reference that answers with data. */
const doors: Record<string, string[]> = {
  '/api/swc/{microsite_id}/properties': [
    '',
    '?format=map',
    '?format=count',
    '?format=map&zoom=5',
    '?order_by=price-asc',
  ],
  '/api/swc/{microsite_id}/property/{uls}': [''],
  '/api/swc/{microsite_id}/property/{uls}/tooltip': [''],
  '/api/swc/{microsite_id}/listing-states': [`?uls=${number}`],
  '/api/swc/{microsite_id}/located-listings': [
    ...[number, 'H9Z 9Z9', 'H9Z', 'rue des Zinnias', '9876123450 Zinnias'].map(
      (text) => `?${new URLSearchParams({ text })}`,
    ),
  ],
  '/api/swc/{microsite_id}/search-filters': ['', '?type=maison'],
  '/api/swc/{microsite_id}/area': ['?transaction=buy&municipality=montreal'],
  '/api/swc/{microsite_id}/area-market': ['?transaction=buy&place=66023'],
  '/api/swc/{microsite_id}/areas': ['?transaction=buy', ''],
  '/api/swc/{microsite_id}/sitemap-files': [''],
  '/api/swc/{microsite_id}/sitemap-entries': [''],
  '/api/swc/{microsite_id}/listing-changes': ['?after=0-'],
  '/api/swc/{microsite_id}/picture-hosts': [''],
  '/api/swc/{microsite_id}/privacy-facts': [''],
  '/api/swc/{microsite_id}/captcha/challenge': [''],
  '/api/swc/{microsite_id}/alerts/{token}': [''],
  '/api/swc/{microsite_id}/seller-reports/{token}': [''],
  '/api/swc/municipalities': ['?q=Zinnias', ''],
  '/api/staff/leads': ['', '?search=Zinnias'],
  '/api/staff/lead-counts': [''],
  '/api/staff/leads/{id}': [''],
  '/api/staff/leads.csv': [''],
  '/api/staff/sites': [''],
  '/api/staff/sites/{microsite_id}/listings': [`?words=${number}`, '?words=Zinnias'],
  '/api/staff/sites/{microsite_id}/listings-count': [''],
  '/api/staff/sites/{microsite_id}/search-filters': [''],
  '/api/staff/sites/{microsite_id}/listing-settings': [''],
  '/api/staff/sites/{microsite_id}/figures': [''],
  '/api/staff/sites/{microsite_id}/figures.csv': [''],
  '/api/staff/sites/{microsite_id}/figures/{uls}': [''],
  '/api/staff/sites/{microsite_id}/seller-reports': [`?uls=${number}`],
  '/api/staff/sites/{microsite_id}/seller-reports/{report}/preview': [''],
  '/api/staff/sites/{microsite_id}/lead-settings': [''],
  '/api/staff/consents': ['', '?search=Zinnias'],
  '/api/staff/consents.csv': [''],
  '/api/staff/erasures': [''],
  '/api/staff/erasures/{number}': [''],
  '/api/staff/retention-runs': [''],
  '/api/staff/feeds': [''],
  '/api/staff/feeds/{id}': [''],
  '/api/staff/feeds/{id}/runs/{run}': [''],
  '/api/staff/feeds/{id}/people': [''],
  '/api/staff/feeds/{id}/people/{resource}/{key}': [''],
  '/api/staff/feeds/{id}/people/{resource}/{key}/photo': [''],
};

test('every route that answers with data is tried', async () => {
  const { paths } = await (await core.app.request('/openapi.json')).json();
  const routes = Object.entries(paths).flatMap(([path, methods]) => ('get' in Object(methods) ? [path] : []));
  // Pictures and the state of the process.
  const others = routes.filter((path) => !/^\/api\/photos\/|^\/(health|ready|metrics|docs|openapi)/.test(path));
  expect(Object.keys(doors).sort()).toEqual(others.sort());
});

/** Returns the answers of core to a website and to staff, in both languages. Failures of a source show staff the records themselves. */
async function answers(): Promise<string> {
  const { length } = await feeds.failures();
  const { database } = feeds;
  const lead = await database.selectFrom('lead').select('id').executeTakeFirst();
  const alert = await database.selectFrom('alert').select('token').executeTakeFirst();
  const authorization = `Bearer ${await staffToken({ kind: 'all' })}`;
  const withRecords = ['/api/staff/feeds/{id}', '/api/staff/feeds/{id}/runs/{run}'];
  const tried = Object.entries(doors).filter(([route]) => length === 0 || !withRecords.includes(route));
  const report = await database.selectFrom('seller_report').select(['id', 'token']).executeTakeFirst();
  const run = await database
    .selectFrom('feed_run')
    .select('id')
    .where('source_id', '=', id)
    .orderBy('id')
    .executeTakeFirst();
  const calls = tried.flatMap(([route, queries]) => {
    const path = route
      .replace('{microsite_id}', 'm-1')
      .replace('{uls}', number)
      .replace('{token}', (route.includes('/alerts/') ? alert?.token : report?.token) ?? '')
      .replace('{report}', report?.id ?? '')
      .replace('{run}', run?.id ?? '')
      .replace('{resource}/{key}', 'Member/1000')
      .replace('{id}', route.includes('/leads/') ? (lead?.id ?? '') : id);
    return queries.flatMap((query) =>
      ['fr', 'en'].map((locale) =>
        core.app.request(path + query, {
          headers: { 'x-site-key': siteKey, authorization, 'content-language': locale },
        }),
      ),
    );
  });
  return (await Promise.all((await Promise.all(calls)).map((answer) => answer.text()))).join('\n');
}

/** Sends every mail that waits, of leads and alerts, and returns them. */
async function mails(): Promise<string> {
  const { database, connection, clock } = { ...feeds, ...feeds.services };
  const logger = pino({ level: 'silent' });
  const { kept, transport } = recordingTransport();
  const services = { database, transport, from: 'no-reply@boreale.example', assetsUrl: 'https://a.example', logger };
  const queue = createJobQueue(connection.pool, logger);
  await database.updateTable('listing_news').set({ noted_at: clock.now }).execute();
  clock.now = new Date(clock.now.getTime() + 86_400_000);
  await processAlerts({ database, queue, now: () => clock.now, logger });
  const { rows } = await sql<{ name: string; data: QueueJobs['lead-mail'] & { mailId: string } }>`
    delete from core_queue.job where name in ('lead-mail', 'alert-mail') returning name, data`.execute(database);
  for (const { name, data } of rows) {
    await (name === 'alert-mail'
      ? deliverAlertMail(services, data.mailId, clock.now)
      : deliverLeadMail(services, data));
  }
  await queue.stop();
  return JSON.stringify(kept.mails);
}

/** Counts a view of the listing, and reports it to its seller. */
async function reportToSeller(): Promise<void> {
  const { database } = feeds;
  await sql`insert into listing_figure values ('m-1', ${number}, '2026-06-14', 'view', 1)`.execute(database);
  await sql`insert into seller_report (microsite_id, listing_key, token, email, locale, consent, staff_id, staff_name, created_at, follows_from)
    values ('m-1', ${number}, ${'a'.repeat(43)}, 'zoe@example.ca', 'fr', 'Au mandat', '1', 'Ève', now(), now())`.execute(
    database,
  );
}

/** Sends a message about the listing, which staff assign to a broker. */
async function askAbout(): Promise<void> {
  await core.post(messageOf({ uls: number }));
  const { id: leadId } = await feeds.database
    .selectFrom('lead')
    .select('id')
    .where('form_type', '=', 'contact_form')
    .executeTakeFirstOrThrow();
  const body = { assignee: { type: 'broker', slug: 'maude-gagnon' } };
  expect((await staffCaller(core)(`leads/${leadId}/assignee`, { method: 'PUT', body })).status).toBe(200);
}

/** Follows the homes in the municipality of the listing. */
async function follow(): Promise<void> {
  await core.post(alertFormOf({ budget_min: '', budget_max: '', nb_bedrooms: '', nb_bathrooms: '' }));
  const { token } = await feeds.database.selectFrom('alert').select('token').executeTakeFirstOrThrow();
  const answer = await core.app.request(`/api/swc/m-1/alerts/${token}`, {
    method: 'PATCH',
    headers: { 'x-site-key': siteKey, 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'active', frequency: 'at_once' }),
  });
  expect(answer.status).toBe(200);
}

/** Returns all that core has stored and shows to others than staff who look at failures. */
async function stored(): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> 'feed_failure'`.execute(
    feeds.database,
  );
  const texts = await Promise.all(
    rows.map(({ name }) =>
      sql<{ row: string }>`select ${sql.table(name)}::text as row from ${sql.table(name)}`.execute(feeds.database),
    ),
  );
  return texts.flatMap((table) => table.rows.map(({ row }) => row)).join('\n');
}
const found = (text: string) => secrets.filter((secret) => text.includes(secret));

const everything = ['9876123450', 'Zinnias', 'H9Z 9Z9', '45.512345'];

test('an address that the source hides later is in no answer, mail and table any more', async () => {
  await follow();
  await askAbout();
  expect(found(await answers())).toEqual(expect.arrayContaining(everything));
  expect(found(await mails())).toEqual(expect.arrayContaining(['9876123450', 'Zinnias']));
  await emptyTables(feeds.database, 'lead');
  await send({ InternetAddressDisplayYN: false, ListPrice: 390_000 });
  await askAbout();
  expect((await core.get(`property/${number}`)).status).toBe(200);
  await expect.poll(async () => found(await answers())).toEqual([]);
  const sent = await mails();
  expect(sent).toContain('390');
  expect(sent.match(/Montréal/g)?.length).toBeGreaterThan(2);
  expect(found(sent)).toEqual([]);
  expect(found(await stored())).toEqual([]);
});

test('the description and the pictures of a hidden address stay, but for what names it', async () => {
  await send({ InternetAddressDisplayYN: false });
  const { data } = await (await core.get(`property/${number}`)).json();
  expect(data.description.fr).toBe('Lumineux.');
  expect(data.pictures).toEqual([{ url: 'https://m.example/a.jpg' }]);
  expect(data.floor_plans).toEqual([{ url: 'https://m.example/plan.png' }]);
  expect(data.details.tours.map(({ url }: { url: { fr: string } }) => url.fr)).toEqual(['https://visite.example/7']);
  expect(data.attribution.badge.href).toBe('https://www.realtor.ca/real-estate/7');
});

test.each<[string, RawRecord]>([
  ['has no price', { ListPrice: null }],
  ['is refused by the database', { ListAgentKey: refusedKey }],
])('an address is hidden although its record %s', async (_, given) => {
  await send({ InternetAddressDisplayYN: false, ...given });
  expect(await feeds.failures()).toHaveLength(1);
  await expect.poll(async () => found(await answers())).toEqual([]);
  expect(found(await stored())).toEqual([]);
});

test('an address without a street is hidden with its point, although its record fails', async () => {
  await send({ StreetNumber: null, StreetName: null, UnitNumber: null, PostalCode: null, UnparsedAddress: null });
  await send({ InternetAddressDisplayYN: false, ListPrice: null });
  const places = await feeds.database.selectFrom('listing').select(['latitude', 'longitude']).execute();
  expect(places).toEqual([{ latitude: null, longitude: null }]);
});

test.each<[string, RawRecord]>([
  ['later', {}],
  ['later, by a record that the database refuses', { ListAgentKey: refusedKey }],
])('a listing that the source hides %s is in no answer and mail any more, not even by its number', async (_, given) => {
  await follow();
  await send({ InternetEntireListingDisplayYN: false, ...given });
  await askAbout();
  expect((await core.get(`property/${number}`)).status).toBe(404);
  await expect.poll(async () => (await answers()).includes(`/proprietes/`)).toBe(false);
  expect(found(await mails())).toEqual([]);
  expect(found(await stored())).toEqual([]);
});
