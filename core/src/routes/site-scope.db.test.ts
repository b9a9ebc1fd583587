import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMunicipalities, alertFormOf } from '../../test/alert-fixture.ts';
import { createCoreDatabase, site, siteKey, startCore } from '../../test/core-fixture.ts';
import { listingOf } from '../../test/listing-fixture.ts';
import { messageOf } from '../../test/message-fixture.ts';
import { type Connection, connect } from '../db/connect.ts';
import { addFeedSource } from '../feeds/sources/feed-source.ts';
import { importListings } from '../listings/import-listings.ts';
import { upsertCoreSite } from '../sites/upsert-site.ts';

const otherKey = 'key-of-the-second-site';
const number = '10000001';
const sellerToken = 's'.repeat(43);

let core: ReturnType<typeof startCore>;
let connection: Connection;
let token: string;

beforeAll(async () => {
  const databaseUrl = await createCoreDatabase('core_site_scope');
  await upsertCoreSite(databaseUrl, {
    ...{ ...site, micrositeId: 'm-2', siteKey: otherKey, recipients: [] },
    name: { fr: 'Autre', en: 'Other' },
    defaultRecipient: { name: 'Autre', email: 'autre@autre.example', locale: 'fr' },
  });
  await importListings(databaseUrl, [
    listingOf({
      MicrositeIds: ['m-1'],
      StreetAddress: { fr: 'Secret of the first site', en: 'Secret of the first site' },
    }),
  ]);
  core = startCore(databaseUrl);
  connection = connect(databaseUrl, { statementTimeout: 60_000, connections: 2 });
  const { database } = connection;
  await addMunicipalities(database);
  const destinations = [{ id: '77', micrositeIds: ['m-1'] }];
  const settings = { kind: 'ddf', destinations, reports: 'always' };
  const id = await addFeedSource(database, { name: 'DDF', settings }, undefined);
  await sql`insert into feed_record (source_id, source_key, listing_key, state, time_zone, member_keys, office_keys)
    values (${id}, '1', ${number}, 'shown', 'America/Toronto', '{}', '{}')`.execute(database);
  await sql`insert into feed_membership values (${id}, '77', '1')`.execute(database);
  await core.post(alertFormOf());
  await sql`insert into seller_report (microsite_id, listing_key, token, email, locale, consent, staff_id, staff_name, created_at, follows_from)
    values ('m-1', ${number}, ${sellerToken}, 'lea@example.ca', 'fr', 'Secret', '1', 'Nancy', now(), now())`.execute(
    database,
  );
  token = (await database.selectFrom('alert').select('token').executeTakeFirstOrThrow()).token;
});
afterAll(() => Promise.all([core.close(), connection.close()]));

/** Everything of the first site that a call could change. */
async function stored(): Promise<unknown> {
  const { database } = connection;
  return {
    alerts: await database.selectFrom('alert').selectAll().execute(),
    leads: await database.selectFrom('lead').selectAll().where('microsite_id', '=', 'm-1').execute(),
    listings: await database.selectFrom('listing').selectAll().execute(),
    reports: await database.selectFrom('feed_report').selectAll().execute(),
    sellers: await database.selectFrom('seller_report').selectAll().execute(),
    figures: await database.selectFrom('listing_figure').selectAll().where('kind', '=', 'view').execute(),
  };
}

interface Call {
  /** Status of the answer to the second site, which asks with its own key for what is the first one's. */
  status: number;
  query?: string;
  json?: unknown;
  form?: Record<string, string>;
}

const view = { id: randomUUID(), uls: number, event: 'View' };
const message = messageOf({ uls: number, recipient_type: 'broker', recipient_slug: 'maude-gagnon' });

/** A call of every route of the reference that needs the key of a site. */
const calls: Record<string, Call> = {
  'get /properties': { status: 200 },
  'get /property/{uls}': { status: 404 },
  'get /property/{uls}/tooltip': { status: 404 },
  'post /listing-events': { status: 202, json: view },
  'post /figures': { status: 202, json: { kind: 'view', uls: number } },
  'get /listing-states': { status: 200, query: `?uls=${number}` },
  'get /located-listings': { status: 200, query: `?text=${number}` },
  'get /search-filters': { status: 200 },
  'get /area': { status: 200, query: '?transaction=buy&municipality=montreal' },
  'get /area-market': { status: 200, query: '?transaction=buy&place=66023' },
  'get /areas': { status: 200 },
  'get /picture-hosts': { status: 200 },
  'get /privacy-facts': { status: 200 },
  'get /sitemap-files': { status: 200 },
  'get /sitemap-entries': { status: 200 },
  'get /listing-changes': { status: 200, query: '?after=0-' },
  'get /captcha/challenge': { status: 200 },
  'post /contact': { status: 200, form: message },
  'get /alerts/{token}': { status: 404 },
  'patch /alerts/{token}': { status: 404, json: { status: 'active' } },
  'delete /alerts/{token}': { status: 404 },
  'get /seller-reports/{token}': { status: 404 },
  'delete /seller-reports/{token}': { status: 404 },
};

function call(route: string, micrositeId: string, headers: Record<string, string>) {
  const [method = '', path = ''] = route.split(' ');
  const { query = '', json, form } = calls[route] ?? {};
  const address = path.replace('{uls}', number).replace('{token}', path.startsWith('/seller') ? sellerToken : token);
  const body = form ? new URLSearchParams(form) : json === undefined ? undefined : JSON.stringify(json);
  return core.app.request(`/api/swc/${micrositeId}${address}${query}`, {
    method: method.toUpperCase(),
    headers: {
      'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
      'content-language': 'fr',
      ...headers,
    },
    ...(body !== undefined && { body }),
  });
}

test('every route that needs the key of a site is in the table of this test', async () => {
  const { paths } = await (await core.app.request('/openapi.json')).json();
  const base = '/api/swc/{microsite_id}';
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    path.startsWith(base) ? Object.keys(Object(methods)).map((method) => `${method} ${path.slice(base.length)}`) : [],
  );
  expect(Object.keys(calls).sort()).toEqual(routes.sort());
});

test('the key of another site, a wrong one and none open no route of a site, and change nothing', async () => {
  const before = await stored();
  for (const route of Object.keys(calls)) {
    for (const key of [otherKey, 'wrong', `${siteKey} `.repeat(2), undefined]) {
      const answer = await call(route, 'm-1', key === undefined ? {} : { 'x-site-key': key });
      expect([route, key, answer.status]).toEqual([route, key, 401]);
      expect(await answer.text()).not.toMatch(/Secret|maude|lea@example/i);
    }
  }
  expect(await stored()).toEqual(before);
});

test('a site reads nothing of another one by its own key, and changes nothing of it', async () => {
  const before = await stored();
  for (const [route, { status }] of Object.entries(calls)) {
    const answer = await call(route, 'm-2', { 'x-site-key': otherKey });
    expect([route, answer.status]).toEqual([route, status]);
    expect([route, await answer.text()]).toEqual([route, expect.not.stringMatching(/Secret|maude|l…a@|lea@|100000/i)]);
  }
  await core.deps.figureCounter.write();
  expect(await stored()).toEqual(before);
  const leads = await connection.database
    .selectFrom('lead')
    .select('recipient')
    .where('microsite_id', '=', 'm-2')
    .execute();
  expect(leads.map(({ recipient }) => recipient.email)).toEqual(['autre@autre.example']);
});

test('the site itself reads and changes all of it', async () => {
  const readers = Object.keys(calls).filter((route) => route.startsWith('get'));
  const seen = await Promise.all(
    readers.map(async (route) => (await call(route, 'm-1', { 'x-site-key': siteKey })).text()),
  );
  expect(seen.filter((text) => /Secret|l…a@|100000/i.test(text)).length).toBeGreaterThan(4);
  await call('post /listing-events', 'm-1', { 'x-site-key': siteKey });
  expect(await connection.database.selectFrom('feed_report').select('id').execute()).toEqual([{ id: view.id }]);
  await call('patch /alerts/{token}', 'm-1', { 'x-site-key': siteKey });
  expect(await connection.database.selectFrom('alert').select('status').execute()).toEqual([{ status: 'active' }]);
});
