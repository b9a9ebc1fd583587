import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCoreDatabase, site, startCore } from '../../test/core-fixture.ts';
import { messageOf } from '../../test/message-fixture.ts';
import { staffCaller, staffKey } from '../../test/staff-fixture.ts';
import { type Connection, connect } from '../db/connect.ts';
import { upsertCoreSite } from '../sites/upsert-site.ts';

let core: ReturnType<typeof startCore>;
let connection: Connection;
let staff: ReturnType<typeof staffCaller>;
let leadId: string;

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
  connection = connect(databaseUrl, { statementTimeout: 5000, connections: 1 });
  leadId = (await (await core.post(messageOf({ message: 'Secret of the first site' }))).json()).id;
});
afterAll(() => Promise.all([core.close(), connection.close()]));

/** Everything of the first site that a staff route could change. */
async function stored(): Promise<unknown> {
  const { database } = connection;
  const [leads, sites, history, deletions] = await Promise.all([
    database.selectFrom('lead').selectAll().execute(),
    database.selectFrom('site').selectAll().where('microsite_id', '=', 'm-1').execute(),
    database.selectFrom('lead_event').selectAll().execute(),
    sql`select * from lead_deletion`.execute(database).then(({ rows }) => rows),
  ]);
  return { leads, sites, history, deletions };
}

type Call = { status: number; body?: unknown };

/** Calls to the first site by staff of the second one, by route of the reference, with the expected status. */
const calls: Record<string, Call[]> = {
  'get /api/staff/leads': [{ status: 200 }],
  'get /api/staff/leads.csv': [{ status: 200 }],
  'get /api/staff/lead-counts': [{ status: 200 }],
  'get /api/staff/sites': [{ status: 200 }],
  'get /api/staff/leads/{id}': [{ status: 404 }],
  'patch /api/staff/leads/{id}': [{ status: 404, body: { stage: 'closed', was: 'new' } }],
  'put /api/staff/leads/{id}/assignee': [
    { status: 404, body: { assignee: null } },
    { status: 404, body: { assignee: { type: 'broker', slug: 'maude-gagnon' } } },
  ],
  'post /api/staff/leads/{id}/release': [{ status: 404 }],
  'delete /api/staff/leads/{id}': [{ status: 404 }],
  'post /api/staff/forget': [{ status: 200, body: { email: 'lea@example.ca' } }],
  'get /api/staff/sites/{microsite_id}/lead-settings': [{ status: 403 }],
  'patch /api/staff/sites/{microsite_id}/lead-settings': [
    { status: 403, body: { retention_days: 30 } },
    { status: 403, body: { webhook_url: 'https://evil.example/' } },
  ],
  'post /api/staff/sites/{microsite_id}/webhook-secret': [{ status: 403 }],
};

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
      const address = path.replace('/api/staff/', '').replace('{id}', leadId).replace('{microsite_id}', 'm-1');
      for (const { status, body } of tries) {
        const search = method === 'get' ? ['', '?site=m-1'] : [''];
        for (const query of search) {
          const answer = await staff(`${address}${query}`, { method: method.toUpperCase(), body, sites });
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
    const address = path.replace('/api/staff/', '').replace('{id}', leadId).replace('{microsite_id}', 'm-1');
    for (const authorization of ['', `Bearer ${staffKey}`, 'Bearer a.b.c']) {
      const call = { method: method.toUpperCase(), body: tries[0]?.body, headers: { authorization } };
      expect([route, (await staff(address, call)).status]).toEqual([route, 401]);
    }
  }
});
