import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCoreDatabase, startCore } from '../../test/core-fixture.ts';
import { messageOf } from '../../test/message-fixture.ts';
import { staffCaller, staffKey } from '../../test/staff-fixture.ts';
import { type Connection, connect } from '../db/connect.ts';

let core: ReturnType<typeof startCore>;
let connection: Connection;
let staff: ReturnType<typeof staffCaller>;
beforeAll(async () => {
  const databaseUrl = await createCoreDatabase('core_staff_recipients');
  core = startCore(databaseUrl, { staffKey });
  connection = connect(databaseUrl, { statementTimeout: 60_000, connections: 1 });
  staff = staffCaller(core);
});
afterAll(() => Promise.all([core.close(), connection.close()]));

const path = 'sites/m-1/recipients';
const ines = { type: 'broker', slug: 'ines-roy', name: 'Inès Roy', email: 'ines@boreale.example', locale: 'fr' };

const save = (body: object) => staff(path, { method: 'PUT', body: { was: null, ...body } });
const remove = (body: object) => staff(path, { method: 'DELETE', body });

/** Sends a message to a broker and returns the id of the lead. */
async function sendLead(slug: string, email: string): Promise<string> {
  const answer = await core.post(messageOf({ recipient_type: 'broker', recipient_slug: slug, email }));
  return (await answer.json()).id;
}
const recipientOf = async (id: string) => (await (await staff(`leads/${id}`)).json()).data.recipient;

test('a person whom staff add receives the messages that visitors send to them', async () => {
  const before = await sendLead('ines-roy', 'avant@example.ca');
  expect((await save(ines)).status).toBe(200);
  const after = await sendLead('ines-roy', 'apres@example.ca');
  expect(await recipientOf(before)).toMatchObject({ email: 'reception@boreale.example' });
  expect(await recipientOf(after)).toEqual(ines);
  const { data } = await (await staff('sites')).json();
  expect(data.sites[0].recipients).toContainEqual(ines);
});

test('a person whose kind, short name or address changes keeps the leads', async () => {
  await save(ines);
  const lead = await sendLead('ines-roy', 'fidele@example.ca');
  const moved = { ...ines, type: 'team', slug: 'equipe-roy', email: 'equipe@boreale.example' };
  await save({ ...moved, was: { type: 'broker', slug: 'ines-roy' } });
  expect(await recipientOf(lead)).toEqual(moved);
  await save({ ...ines, was: { type: 'team', slug: 'equipe-roy' } });
});

test('the leads of a person who is removed go to the default recipient of the site', async () => {
  await save(ines);
  const received = await sendLead('ines-roy', 'recu@example.ca');
  const assigned = await sendLead('maude-gagnon', 'confie@example.ca');
  await staff(`leads/${assigned}/assignee`, {
    method: 'PUT',
    body: { assignee: { type: 'broker', slug: 'ines-roy' } },
  });
  const { data } = await (await remove({ type: 'broker', slug: 'ines-roy' })).json();
  expect(data.leads).toBeGreaterThanOrEqual(2);
  expect(await recipientOf(received)).toMatchObject({ email: 'reception@boreale.example' });
  const lead = (await (await staff(`leads/${assigned}`)).json()).data;
  expect(lead.assigned_to).toMatchObject({ email: 'reception@boreale.example' });
  expect(lead.recipient).toMatchObject({ slug: 'maude-gagnon' });
});

test('the licence of a person is stored, and stands in no lead', async () => {
  await save({ ...ines, licence_number: ' z1234', licence_name: 'Marie-Inès Roy' });
  const lead = await sendLead('ines-roy', 'permis@example.ca');
  await save({ ...ines, licence_number: 'Z1234', licence_name: 'Marie-Inès Roy' });
  expect(await recipientOf(lead)).toEqual(ines);
  const stored = connection.database
    .selectFrom('recipient')
    .select(['licence_number', 'licence_name'])
    .where('slug', '=', 'ines-roy');
  expect(await stored.execute()).toEqual([{ licence_number: 'Z1234', licence_name: 'Marie-Inès Roy' }]);
});

test.each([
  { ...ines, licence_number: 'OACIQ' },
  { ...ines, licence_name: 'x'.repeat(201) },
  { ...ines, email: 'nobody' },
  { ...ines, type: 'king' },
  { ...ines, slug: '' },
  { ...ines, name: 'x'.repeat(201) },
])('%j is refused', async (body) => {
  expect((await save(body)).status).toBe(422);
});
