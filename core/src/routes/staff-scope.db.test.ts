import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCoreDatabase, site, startCore } from '../../test/core-fixture.ts';
import { messageOf } from '../../test/message-fixture.ts';
import { staffCaller, staffKey } from '../../test/staff-fixture.ts';
import { type Connection, connect } from '../db/connect.ts';
import { addFeedSource } from '../feeds/sources/feed-source.ts';
import { upsertCoreSite } from '../sites/upsert-site.ts';

let core: ReturnType<typeof startCore>;
let connection: Connection;
let staff: ReturnType<typeof staffCaller>;
let leadId: string;
let sourceId: string;
let listId: string;
let runId: string;
const reportId = '7d9f1a52-0000-4000-8000-000000000003';

beforeAll(async () => {
  const databaseUrl = await createCoreDatabase('core_staff_scope');
  await upsertCoreSite(databaseUrl, {
    ...site,
    micrositeId: 'm-2',
    siteKey: 'key-of-the-second-site',
    recipients: [],
  });
  core = startCore(databaseUrl, { staffKey });
  staff = staffCaller(core);
  connection = connect(databaseUrl, { statementTimeout: 60_000, connections: 1 });
  sourceId = await addFeedSource(connection.database, { ...feedInput, name: 'Secret of the first site' }, undefined);
  ({ listId, runId } = await addRunResults(sourceId));
  await sql`insert into seller_report (id, microsite_id, listing_key, token, email, locale, consent, staff_id, staff_name, created_at, follows_from)
    values (${reportId}, 'm-1', '10000001', ${'s'.repeat(43)}, 'seller@example.ca', 'fr', 'Secret of the first site', '1', 'Nancy', now(), now())`.execute(
    connection.database,
  );
  leadId = (await (await core.post(messageOf({ message: 'Secret of the first site' }))).json()).id;
  await staff(`leads/${leadId}/notes`, { body: { text: 'Secret of the first site' } });
});
afterAll(() => Promise.all([core.close(), connection.close()]));

/** Adds a run, a failure, an alarm, an unknown value and a held list to a source, and returns the ids of the run and the list. */
async function addRunResults(id: string): Promise<{ runId: string; listId: string }> {
  const { database } = connection;
  const runs = await sql<{ id: string }>`insert into feed_run (source_id, outcome, reason)
    values (${id}, 'failed', 'Secret of the first site') returning id`.execute(database);
  const runId = runs.rows[0]?.id ?? '';
  await sql`insert into feed_run_listing (run_id, change, source_key, reason)
    values (${runId}, 'failed', '9', 'Secret of the first site')`.execute(database);
  await sql`insert into feed_failure (source_id, source_key, reason, raw)
    values (${id}, '9', 'no-price', 'Secret of the first site')`.execute(database);
  await sql`insert into feed_alarm (source_id, kind, detail)
    values (${id}, 'list-held', 'Secret of the first site')`.execute(database);
  await sql`insert into feed_unknown_value (source_id, field, value, reason, count)
    values (${id}, 'PropertySubType', 'Secret of the first site', 'unknown-value', 1)`.execute(database);
  const { rows } = await sql<{ id: string }>`
    insert into feed_key_list (source_id, destination, read_at, key_count, missing_count, missing_hash, verdict)
    values (${id}, '', now(), 1, 40, '', 'held') returning id`.execute(database);
  return { runId, listId: rows[0]?.id ?? '' };
}

/** Everything of the first site that a staff route could change. */
async function stored(): Promise<unknown> {
  const { database } = connection;
  const [leads, sites, history, notes, deletions, recipients, sources, matches, failures, lists, runs, jobs, reports] =
    await Promise.all([
      database.selectFrom('lead').selectAll().execute(),
      database.selectFrom('site').selectAll().where('microsite_id', '=', 'm-1').execute(),
      database.selectFrom('lead_event').selectAll().execute(),
      database.selectFrom('lead_note').selectAll().execute(),
      sql`select * from lead_deletion`.execute(database).then(({ rows }) => rows),
      database.selectFrom('recipient').selectAll().execute(),
      database.selectFrom('feed_source').selectAll().execute(),
      database.selectFrom('feed_match').selectAll().execute(),
      database.selectFrom('feed_failure').selectAll().execute(),
      database.selectFrom('feed_key_list').selectAll().execute(),
      database.selectFrom('feed_run').selectAll().execute(),
      sql`select name, data from core_queue.job order by id`.execute(database).then(({ rows }) => rows),
      database.selectFrom('seller_report').selectAll().execute(),
    ]);
  return {
    leads,
    sites,
    history,
    notes,
    deletions,
    recipients,
    sources,
    matches,
    failures,
    lists,
    runs,
    jobs,
    reports,
  };
}

interface Call {
  status: number;
  body?: unknown;
}

const feedInput = {
  name: 'Livraisons',
  every_minutes: 60,
  settings: {
    kind: 'file',
    layout: 'centris',
    path: 'm-1/incoming',
    destinations: [{ id: '', micrositeIds: ['m-1'] }],
  },
};

/** Settings of a server that would get the credentials of the source. */
const reso = {
  kind: 'reso',
  serviceRoot: 'https://evil.example/odata',
  tokenUrl: 'https://evil.example/token',
  destinations: [{ id: '', micrositeIds: ['m-2'] }],
};
const bothSites = {
  ...feedInput.settings,
  path: 'm-2/incoming',
  destinations: [{ id: '', micrositeIds: ['m-1', 'm-2'] }],
};

const columns = { layout: 'generic', path: 'm-1/incoming', hasHeader: true, record: '' };

const matched = { microsite_id: 'm-1', resource: 'Member', key: '1' };

/** Calls to the first site by staff of the second one, by route of the reference, with the expected status. */
const calls: Record<string, Call[]> = {
  'get /api/staff/leads': [{ status: 200 }],
  'get /api/staff/leads.csv': [{ status: 200 }],
  'get /api/staff/lead-counts': [{ status: 200 }],
  'get /api/staff/sites': [{ status: 200 }],
  'post /api/staff/sites': [{ status: 403, body: { ...site, micrositeId: 'm-3' } }],
  'get /api/staff/leads/{id}': [{ status: 404 }],
  'patch /api/staff/leads/{id}': [{ status: 404, body: { stage: 'closed', was: 'new' } }],
  'put /api/staff/leads/{id}/assignee': [
    { status: 404, body: { assignee: null } },
    { status: 404, body: { assignee: { type: 'broker', slug: 'maude-gagnon' } } },
  ],
  'post /api/staff/leads/{id}/release': [{ status: 404 }],
  'post /api/staff/leads/{id}/notes': [{ status: 404, body: { text: 'Eve' } }],
  'put /api/staff/leads/{id}/notes/{note}': [{ status: 404, body: { text: 'Eve' } }],
  'delete /api/staff/leads/{id}/notes/{note}': [{ status: 404 }],
  'delete /api/staff/leads/{id}': [{ status: 404 }],
  'post /api/staff/persons/search': [{ status: 200, body: { phone: '(514) 555-0134' } }],
  'post /api/staff/persons/file': [{ status: 200, body: { phone: '(514) 555-0134' } }],
  'post /api/staff/persons/erase': [
    { status: 422, body: { phone: '(514) 555-0134', confirm: '', locale: 'fr', mail: false } },
  ],
  'get /api/staff/erasures': [{ status: 200 }],
  'get /api/staff/erasures/{number}': [{ status: 404 }],
  'get /api/staff/consents': [{ status: 200 }],
  'get /api/staff/consents.csv': [{ status: 200 }],
  'get /api/staff/retention-runs': [{ status: 200 }],
  'get /api/staff/sites/{microsite_id}/lead-settings': [{ status: 403 }],
  'patch /api/staff/sites/{microsite_id}/lead-settings': [
    { status: 403, body: { retention_days: 30 } },
    { status: 403, body: { webhook_url: 'https://evil.example/' } },
  ],
  'post /api/staff/sites/{microsite_id}/webhook-secret': [{ status: 403 }],
  'get /api/staff/sites/{microsite_id}/listing-settings': [{ status: 403 }],
  'patch /api/staff/sites/{microsite_id}/listing-settings': [
    { status: 403, body: { off_market_days: 1 } },
    { status: 403, body: { shows_price_history: true } },
  ],
  'get /api/staff/sites/{microsite_id}/listings-count': [{ status: 404 }],
  'get /api/staff/sites/{microsite_id}/search-filters': [{ status: 404 }],
  'get /api/staff/sites/{microsite_id}/listings': [{ status: 404 }],
  'get /api/staff/sites/{microsite_id}/figures': [{ status: 404 }],
  'get /api/staff/sites/{microsite_id}/figures.csv': [{ status: 404 }],
  'get /api/staff/sites/{microsite_id}/figures/{uls}': [{ status: 404 }],
  'get /api/staff/sites/{microsite_id}/seller-reports': [{ status: 404 }],
  'post /api/staff/sites/{microsite_id}/seller-reports': [
    { status: 404, body: { uls: '10000001', email: 'eve@evil.example', locale: 'fr', consent: 'none' } },
  ],
  'patch /api/staff/sites/{microsite_id}/seller-reports/{report}': [{ status: 404, body: { status: 'ended' } }],
  'get /api/staff/sites/{microsite_id}/seller-reports/{report}/preview': [{ status: 404 }],
  'put /api/staff/sites/{microsite_id}/recipients': [
    {
      status: 404,
      body: { type: 'broker', slug: 'eve', name: 'Eve', email: 'eve@evil.example', locale: 'fr', was: null },
    },
    {
      status: 404,
      body: {
        ...{ type: 'broker', slug: 'eve', name: 'Eve', email: 'eve@evil.example', locale: 'fr' },
        was: { type: 'broker', slug: 'maude-gagnon' },
      },
    },
  ],
  'delete /api/staff/sites/{microsite_id}/recipients': [
    { status: 404, body: { type: 'broker', slug: 'maude-gagnon' } },
  ],
  'get /api/staff/feeds': [{ status: 200 }],
  'post /api/staff/feeds': [
    { status: 422, body: feedInput },
    { status: 422, body: { ...feedInput, settings: bothSites } },
  ],
  'post /api/staff/feed-connections': [
    { status: 422, body: { settings: feedInput.settings } },
    // Staff of other sites must not read the folder of this one.
    { status: 422, body: { settings: { ...feedInput.settings, destinations: [{ id: '', micrositeIds: ['m-2'] }] } } },
    // Nor may they test a server of theirs with the credentials of a source of this one.
    { status: 404, body: { id: '{source}', settings: reso } },
  ],
  'post /api/staff/feed-checks': [
    { status: 422, body: feedInput },
    { status: 422, body: { ...feedInput, settings: bothSites } },
  ],
  'post /api/staff/feed-columns': [
    { status: 422, body: { ...columns, sites: ['m-1'] } },
    // Staff of other sites must not read the folder of this one.
    { status: 422, body: { ...columns, sites: ['m-2'] } },
    { status: 404, body: { ...columns, sites: ['m-2'], id: '{source}' } },
  ],
  'get /api/staff/feeds/{id}': [{ status: 404 }],
  'put /api/staff/feeds/{id}': [
    { status: 404, body: feedInput },
    { status: 404, body: { ...feedInput, settings: { ...feedInput.settings, destinations: reso.destinations } } },
  ],
  'delete /api/staff/feeds/{id}': [{ status: 404 }],
  'post /api/staff/feeds/{id}/run': [{ status: 404 }],
  'post /api/staff/feeds/{id}/reload': [{ status: 404 }],
  'post /api/staff/feeds/{id}/retry': [{ status: 404 }],
  'post /api/staff/feeds/{id}/failures/{key}/retry': [{ status: 404 }],
  'get /api/staff/feeds/{id}/runs/{run}': [{ status: 404 }],
  'post /api/staff/feeds/{id}/approval': [{ status: 404, body: { list: '{list}' } }],
  'post /api/staff/feeds/{id}/refusal': [{ status: 404, body: { list: '{list}' } }],
  'get /api/staff/feeds/{id}/people': [{ status: 404 }],
  'get /api/staff/feeds/{id}/people/{resource}/{key}': [{ status: 404 }],
  'get /api/staff/feeds/{id}/people/{resource}/{key}/photo': [{ status: 404 }],
  'put /api/staff/feeds/{id}/matches': [{ status: 404, body: { ...matched, slug: 'eve' } }],
  'delete /api/staff/feeds/{id}/matches': [{ status: 404, body: matched }],
};

const addressOf = (path: string) =>
  path
    .replace('/api/staff/', '')
    .replace(/(?<=feeds\/)\{id\}/, sourceId)
    .replace('{id}', leadId)
    .replace('{note}', '1')
    .replace('{microsite_id}', 'm-1')
    .replace('{resource}', 'Member')
    .replace('{key}', '1')
    .replace('{run}', runId)
    .replace('{uls}', '10000001')
    .replace('{report}', reportId)
    .replace('{number}', 'E-20260615-ABCDEF')
    .replace(/seller-reports$/, 'seller-reports?uls=10000001');

/** Returns a body with the ids of the source and of its held list. */
const bodyOf = (body: unknown): unknown =>
  body && JSON.parse(JSON.stringify(body).replace('{source}', sourceId).replace('{list}', listId));

const routes = async (): Promise<string[]> => {
  const { paths } = await (await core.app.request('/openapi.json')).json();
  return Object.entries(paths).flatMap(([path, methods]) =>
    path.startsWith('/api/staff/') ? Object.keys(Object(methods)).map((method) => `${method} ${path}`) : [],
  );
};

test('every staff route is in the table of this test', async () => {
  expect(Object.keys(calls).sort()).toEqual((await routes()).sort());
});

test.each([{ sites: ['m-2'] }, { sites: [] }])(
  'staff of %j read nothing of another site and change nothing of it by any route',
  async ({ sites }) => {
    const before = await stored();
    for (const [route, tries] of Object.entries(calls)) {
      const [method = '', path = ''] = route.split(' ');
      const address = addressOf(path);
      for (const { status, body } of tries) {
        const search = method === 'get' ? ['', '?site=m-1'] : [''];
        for (const query of search) {
          const answer = await staff(address + (address.includes('?') ? query.replace('?', '&') : query), {
            method: method.toUpperCase(),
            body: bodyOf(body),
            sites,
          });
          expect([route, answer.status]).toEqual([route, status]);
          expect(await answer.text()).not.toMatch(/Secret of the first|lea@example|m-1\b|maude/i);
        }
      }
    }
    expect(await stored()).toEqual(before);
  },
);

test('every staff route refuses a call without a valid token', async () => {
  for (const [route, tries] of Object.entries(calls)) {
    const [method = '', path = ''] = route.split(' ');
    const address = addressOf(path);
    for (const authorization of ['', `Bearer ${staffKey}`, 'Bearer a.b.c']) {
      const call = { method: method.toUpperCase(), body: bodyOf(tries[0]?.body), headers: { authorization } };
      expect([route, (await staff(address, call)).status]).toEqual([route, 401]);
    }
  }
});
