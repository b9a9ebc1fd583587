import { leadAnswer, leadCountsAnswer, leadListAnswer, staffSitesAnswer } from '@vitrine/contract/core/staff-leads.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCoreDatabase, site, startCore } from '../../test/core-fixture.ts';
import { messageOf } from '../../test/message-fixture.ts';
import { erasureOf, staffCaller, staffKey, staffToken } from '../../test/staff-fixture.ts';
import { type Connection, connect } from '../db/connect.ts';
import { upsertCoreSite } from '../sites/upsert-site.ts';

let core: ReturnType<typeof startCore>;
let connection: Connection;
let staff: ReturnType<typeof staffCaller>;

beforeAll(async () => {
  const databaseUrl = await createCoreDatabase('core_staff');
  await upsertCoreSite(databaseUrl, { ...site, micrositeId: 'm-2', siteKey: 'key-of-the-second-site' });
  core = startCore(databaseUrl, { staffKey });
  staff = staffCaller(core);
  connection = connect(databaseUrl, { statementTimeout: 60_000, connections: 2 });
});
afterAll(() => Promise.all([core.close(), connection.close()]));
beforeEach(async () => {
  await sql`delete from lead`.execute(connection.database);
  await sql`delete from lead_deletion`.execute(connection.database);
  await sql`delete from core_queue.job`.execute(connection.database);
});

/** Sends a lead and returns its id. */
const newLead = async (given: Record<string, string> = {}): Promise<string> =>
  (await (await core.post(messageOf(given))).json()).id;
const quarantine = (id: string) =>
  sql`update lead set status = 'quarantined' where id = ${id}::uuid`.execute(connection.database);
const list = async (query = '', sites?: string[]) =>
  leadListAnswer.parse(await (await staff(`leads?${query}`, sites ? { sites } : {})).json()).data;
const messages = async (query: string) => {
  const { leads } = await list(query);
  const ids = leads.map(({ id }) => id);
  const rows = await connection.database.selectFrom('lead').select(['id', 'fields']).execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.fields.message);
};
const detail = async (answer: Response) => leadAnswer.parse(await answer.json()).data;
const jobs = async (kind: string) => {
  const { rows } = await sql<{ data: Record<string, string> }>`
    select data from core_queue.job where name = 'lead-mail' and data->>'kind' = ${kind}
  `.execute(connection.database);
  return rows.map(({ data }) => data);
};

test('only a staff token opens the staff routes, and the key alone does not', async () => {
  const wrong = ['', 'Bearer', 'Bearer wrong', `Bearer ${staffKey}`, `Basic ${staffKey}`];
  const statuses = await Promise.all(
    wrong.map(async (authorization) => (await staff('leads', { headers: { authorization } })).status),
  );
  expect(statuses).toEqual(wrong.map(() => 401));
  expect((await staff('leads')).status).toBe(200);
  expect((await staff('leads')).headers.get('cache-control')).toBe('no-store');
});

test('without a staff key there is no such address', async () => {
  const closed = startCore(await createCoreDatabase('core_staff_closed'));
  expect((await staffCaller(closed)('leads')).status).toBe(404);
  await closed.close();
});

test('who may see one site neither sees nor touches the leads of another', async () => {
  const id = await newLead();
  expect((await list('', ['m-2'])).total).toBe(0);
  expect((await list('site=m-1', ['m-2'])).total).toBe(0);
  expect((await list('', [])).total).toBe(0);
  expect((await list('', ['m-2', 'm-1'])).total).toBe(1);
  const own = { sites: ['m-2'] };
  const body = { stage: 'closed', was: 'new' };
  const answers = await Promise.all([
    staff(`leads/${id}`, own),
    staff(`leads/${id}`, { ...own, method: 'PATCH', body }),
    staff(`leads/${id}/assignee`, { ...own, method: 'PUT', body: { assignee: null } }),
    staff(`leads/${id}/release`, { ...own, method: 'POST' }),
    staff(`leads/${id}`, { ...own, method: 'DELETE' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(404));
  const erased = await staff('persons/erase', { ...own, body: erasureOf('lea@example.ca') });
  expect((await erased.json()).data.erased.messages).toBe(0);
  expect((await list()).total).toBe(1);
  const { data } = staffSitesAnswer.parse(await (await staff('sites', own)).json());
  expect(data.sites.map(({ microsite_id }) => microsite_id)).toEqual(['m-2']);
});

test('filters find by stage, quarantine, form, site, assignee and period, and nonsense is no filter', async () => {
  const [first, second, third] = [
    await newLead({ message: 'un' }),
    await newLead({ message: 'deux', recipient_type: 'broker', recipient_slug: 'maude-gagnon' }),
    await newLead({ message: 'trois' }),
  ];
  await quarantine(third);
  await sql`update lead set created_at = '2026-03-08T04:59:59Z' where id = ${first}::uuid`.execute(connection.database);
  await staff(`leads/${second}`, { method: 'PATCH', body: { stage: 'in_progress', was: 'new' } });
  const found = Object.fromEntries(
    await Promise.all(
      [
        'stage=in_progress',
        'status=quarantined',
        'status=accepted&stage=new',
        'form_type=property_alert',
        'site=m-2',
        'assignee=broker/maude-gagnon',
        'assignee=default&status=accepted',
        // The evening of the 7th in Québec.
        'from=2026-03-07&to=2026-03-07',
        'from=2026-03-08&to=2026-03-08',
        'stage=lost&status=x&form_type=y&from=2026-02-31&after=z&limit=-1&assignee=%00',
      ].map(async (query) => [query, await messages(query)]),
    ),
  );
  expect(found).toEqual({
    'stage=in_progress': ['deux'],
    'status=quarantined': ['trois'],
    'status=accepted&stage=new': ['un'],
    'form_type=property_alert': [],
    'site=m-2': [],
    'assignee=broker/maude-gagnon': ['deux'],
    'assignee=default&status=accepted': ['un'],
    'from=2026-03-07&to=2026-03-07': ['un'],
    'from=2026-03-08&to=2026-03-08': [],
    'stage=lost&status=x&form_type=y&from=2026-02-31&after=z&limit=-1&assignee=%00': ['trois', 'deux', 'un'],
  });
  const { data } = leadCountsAnswer.parse(await (await staff('lead-counts')).json());
  expect(data).toEqual({ new: 1, in_progress: 1, closed: 0, quarantined: 1 });
});

test('words find name, address, phone and message without accents and capitals, and are taken literally', async () => {
  await newLead({ first_name: 'Hélène', last_name: 'Côté', email: 'helene@Example.ca', message: 'Prix : 100 % juste' });
  await newLead({ message: 'autre' });
  const totals = await Promise.all(
    ['helene', 'CÔTE', 'cote helene', 'helene autre', 'helene@example', '555-0134', '100 %', '1_0', "'; drop", '%'].map(
      async (words) => [words, (await list(`q=${encodeURIComponent(words)}`)).total],
    ),
  );
  expect(Object.fromEntries(totals)).toEqual({
    helene: 1,
    CÔTE: 1,
    'cote helene': 1,
    'helene autre': 0,
    'helene@example': 1,
    '555-0134': 2,
    '100 %': 1,
    '1_0': 0,
    "'; drop": 0,
    '%': 1,
  });
});

test('pages follow each other whole while leads come and go, both ways', async () => {
  // All have the same moment, so that the ids break the tie, with microseconds that a Date would lose.
  for (let index = 0; index < 10; index++) await newLead({ message: `message ${index}` });
  await sql`update lead set created_at = '2026-06-01T10:00:00.123456Z'`.execute(connection.database);
  const whole = (await list('limit=100')).leads.map(({ id }) => id);
  const first = await list('limit=3');
  expect([first.previous, first.total]).toEqual([null, 10]);
  await newLead({ message: 'meanwhile' });
  const second = await list(`limit=3&after=${first.next}`);
  await sql`delete from lead where id = ${whole[5] ?? ''}::uuid`.execute(connection.database);
  const third = await list(`limit=3&after=${second.next}`);
  const last = await list(`limit=3&after=${third.next}`);
  const seen = [first, second, third, last].flatMap(({ leads }) => leads.map(({ id }) => id));
  expect(seen).toEqual(whole);
  expect([last.next, last.leads.length]).toEqual([null, 1]);
  const back = await list(`limit=3&before=${last.previous}`);
  expect(back.leads.map(({ id }) => id)).toEqual(third.leads.map(({ id }) => id));
  // The page before the first one is the first one again, with the leads that are new.
  const top = await list(`limit=3&before=${second.previous}`);
  expect(top.previous === null ? top.leads.length : 'not the first').toBe('not the first');
  const newest = await list(`limit=5&before=${second.previous}`);
  expect([newest.leads.length, newest.previous]).toEqual([5, null]);
});

test('a stage is changed once, with who did it, and never over somebody else’s change', async () => {
  const id = await newLead();
  const change = (stage: string, was: string) => staff(`leads/${id}`, { method: 'PATCH', body: { stage, was } });
  const lead = await detail(await change('in_progress', 'new'));
  expect(lead.stage).toBe('in_progress');
  expect(lead.history.at(-1)).toMatchObject({ kind: 'stage', from: 'new', to: 'in_progress', staff: 'Nancy Côté' });
  expect((await change('closed', 'new')).status).toBe(409);
  await change('in_progress', 'new');
  const { stage, history } = await detail(await staff(`leads/${id}`));
  expect([stage, history.filter(({ kind }) => kind === 'stage').length]).toEqual(['in_progress', 1]);
  for (const body of [{}, { stage: 'gone', was: 'new' }, { stage: 'closed' }]) {
    expect((await staff(`leads/${id}`, { method: 'PATCH', body })).status).toBe(422);
  }
  const answer = await core.app.request(`/api/staff/leads/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await staffToken({ kind: 'all' })}` },
    body: '{"stage',
  });
  expect(answer.status).toBe(422);
});

test('who is given a lead gets it by mail, once each time', async () => {
  const id = await newLead();
  const assign = (assignee: unknown) => staff(`leads/${id}/assignee`, { method: 'PUT', body: { assignee } });
  const maude = { type: 'broker', slug: 'maude-gagnon' };
  const lead = await detail(await assign(maude));
  expect(lead.assigned_to).toEqual({ ...maude, name: 'Maude Gagnon', email: 'maude@boreale.example', locale: 'en' });
  expect(lead.history.at(-1)).toMatchObject({ kind: 'assigned', staff: 'Nancy Côté', to: { name: 'Maude Gagnon' } });
  await assign(maude);
  expect(await jobs('assignment')).toEqual([
    { leadId: id, kind: 'assignment', occasion: expect.stringMatching(/^\d+$/) },
  ]);
  expect((await detail(await assign(null))).assigned_to).toBeNull();
  await assign(maude);
  expect(new Set((await jobs('assignment')).map(({ occasion }) => occasion)).size).toBe(2);
  expect((await assign({ type: 'broker', slug: 'nobody' })).status).toBe(422);
});

test('a lead leaves quarantine once, and then the visitor gets the confirmation', async () => {
  const id = await newLead();
  await sql`delete from core_queue.job`.execute(connection.database);
  await quarantine(id);
  const release = () => staff(`leads/${id}/release`, { method: 'POST' });
  const lead = await detail(await release());
  expect(lead.status).toBe('accepted');
  expect(lead.history.at(-1)).toMatchObject({ kind: 'released', staff: 'Nancy Côté' });
  await release();
  expect(await jobs('confirmation')).toEqual([{ leadId: id, kind: 'confirmation' }]);
});

test('a deleted lead is gone with all that hangs on it; the note of it holds nothing of it', async () => {
  const id = await newLead();
  await staff(`leads/${id}`, { method: 'PATCH', body: { stage: 'closed', was: 'new' } });
  await connection.database.insertInto('lead_mail').values({ lead_id: id, kind: 'broker' }).execute();
  expect(await (await staff(`leads/${id}`, { method: 'DELETE' })).json()).toEqual({ data: { leads: 1, alerts: 0 } });
  expect((await staff(`leads/${id}`)).status).toBe(404);
  expect((await staff(`leads/${id}`, { method: 'DELETE' })).status).toBe(404);
  const { database } = connection;
  const left = await Promise.all([
    database.selectFrom('lead_event').selectAll().execute(),
    database.selectFrom('lead_mail').selectAll().execute(),
    jobs('broker'),
  ]);
  expect(left.flat()).toEqual([]);
  const notes = await database.selectFrom('lead_deletion').selectAll().execute();
  expect(notes).toMatchObject([{ microsite_id: 'm-1', reason: 'staff', lead_ids: [id], staff_id: '7' }]);
  expect(JSON.stringify(notes)).not.toMatch(/léa|tremblay|example\.ca/i);
});

test('everything of one address goes on request, whatever its capitals, and nothing of others', async () => {
  const { database } = connection;
  await newLead({ email: 'Lea@Example.ca', message: 'un' });
  await newLead({ message: 'deux' });
  await newLead({ email: 'paul@example.ca', message: 'trois' });
  for (const email of ['LEA@example.ca', 'paul@example.ca']) {
    await database
      .insertInto('alert')
      .values({
        microsite_id: 'm-1',
        token: email.replace(/\W/g, '').padEnd(43, 'x'),
        locale: 'fr',
        email,
        municipality_codes: [],
        municipalities: [],
        unknown_municipalities: [],
      })
      .execute();
  }
  const answer = await staff('persons/erase', { body: erasureOf(' lea@EXAMPLE.ca ') });
  expect((await answer.json()).data.erased).toMatchObject({ messages: 2, alerts: 1 });
  expect(await messages('')).toEqual(['trois']);
  expect(await database.selectFrom('alert').select('email').execute()).toEqual([{ email: 'paul@example.ca' }]);
  const { rows } = await sql<{ key: string }>`select key from contact_rate`.execute(database);
  expect(rows.map(({ key }) => key).filter((key) => key.includes('lea@'))).toEqual([]);
  const notes = await database.selectFrom('lead_deletion').selectAll().execute();
  expect(notes).toMatchObject([{ reason: 'person', alerts: 1 }]);
  expect(notes[0]?.lead_ids).toHaveLength(2);
  await database.deleteFrom('alert').execute();
});

test.each(['leads/x', 'leads/%00', "leads/1'--", 'leads/00000000-0000-4000-8000-000000000000'])(
  'there is no lead at %s',
  async (path) => {
    const answer = await staff(path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ title: 'Demande introuvable' });
  },
);
