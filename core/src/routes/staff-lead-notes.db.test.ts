import { leadAnswer, leadNoteLimit } from '@vitrine/contract/core/staff-leads.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCoreDatabase, startCore } from '../../test/core-fixture.ts';
import { messageOf } from '../../test/message-fixture.ts';
import { erasureOf, staffCaller, staffKey } from '../../test/staff-fixture.ts';
import { type Connection, connect } from '../db/connect.ts';
import { leadNoteCount } from '../leads/staff/lead-notes.ts';

let core: ReturnType<typeof startCore>;
let connection: Connection;
let staff: ReturnType<typeof staffCaller>;
let id: string;

beforeAll(async () => {
  const databaseUrl = await createCoreDatabase('core_lead_notes');
  core = startCore(databaseUrl, { staffKey });
  staff = staffCaller(core);
  connection = connect(databaseUrl, { statementTimeout: 60_000, connections: 2 });
});
afterAll(() => Promise.all([core.close(), connection.close()]));
beforeEach(async () => {
  await sql`delete from lead`.execute(connection.database);
  id = (await (await core.post(messageOf({}))).json()).id;
});

/** Nancy Côté as an editor of the site of the lead. */
const editor = { sites: ['m-1'] };
const write = (text: string, more: object = {}) => staff(`leads/${id}/notes`, { body: { text }, ...more });
const change = (note: string, text: string, more: object = {}) =>
  staff(`leads/${id}/notes/${note}`, { method: 'PUT', body: { text }, ...more });
const remove = (note: string, more: object = {}) => staff(`leads/${id}/notes/${note}`, { method: 'DELETE', ...more });
const notesOf = async (answer: Response) =>
  leadAnswer.parse(await answer.json()).data.history.flatMap((entry) => (entry.kind === 'note' ? [entry] : []));
const read = async (more: object = {}) => notesOf(await staff(`leads/${id}`, more));
/** Makes the notes those of another person. */
const giveAway = () => sql`update lead_note set staff_id = '8', staff_name = 'Luc Roy'`.execute(connection.database);

test('a note stands in the history after what happened before it, with its author and its moment', async () => {
  await staff(`leads/${id}`, { method: 'PATCH', body: { stage: 'in_progress', was: 'new' } });
  const { history } = leadAnswer.parse(await (await write(' Rappelée.\r\nVeut visiter\u202e samedi. ')).json()).data;
  expect(history.map(({ kind }) => kind)).toEqual(['received', 'stage', 'note']);
  expect(history.at(-1)).toMatchObject({
    ...{ kind: 'note', text: 'Rappelée.\nVeut visiter samedi.', staff: 'Nancy Côté' },
    ...{ edited_at: null, can_change: true },
  });
  await write('Deuxième');
  expect((await read()).map(({ text }) => text)).toEqual(['Rappelée.\nVeut visiter samedi.', 'Deuxième']);
});

test('its author changes and deletes it', async () => {
  const [note] = await notesOf(await write('Rappelée', editor));
  expect.assert(note);
  const [changed] = await notesOf(await change(note.id, 'Rappelée deux fois', editor));
  expect(changed).toMatchObject({ id: note.id, text: 'Rappelée deux fois', at: note.at, staff: 'Nancy Côté' });
  expect(changed?.edited_at).not.toBeNull();
  expect(await notesOf(await remove(note.id, editor))).toEqual([]);
});

test('another editor reads it and may not change it; an administrator may', async () => {
  await write('Rappelée', editor);
  await giveAway();
  const [note] = await read(editor);
  expect.assert(note);
  expect(note).toMatchObject({ staff: 'Luc Roy', can_change: false });
  expect((await change(note.id, 'Eve', editor)).status).toBe(403);
  expect((await remove(note.id, editor)).status).toBe(403);
  expect(await read()).toMatchObject([{ text: 'Rappelée', can_change: true }]);
  expect(await notesOf(await change(note.id, 'Corrigée'))).toMatchObject([{ text: 'Corrigée', staff: 'Luc Roy' }]);
  expect(await notesOf(await remove(note.id))).toEqual([]);
});

test('a note of another lead is unknown', async () => {
  const [note] = await notesOf(await write('Rappelée'));
  const other = (await (await core.post(messageOf({ message: 'autre' }))).json()).id;
  for (const wrong of [note?.id, '999999', 'x', '1'.repeat(30)])
    expect((await staff(`leads/${other}/notes/${wrong}`, { method: 'DELETE' })).status).toBe(404);
  expect(await read()).toHaveLength(1);
});

test('a note has from 1 to 4,000 characters', async () => {
  for (const text of ['', ' \n ', 'x'.repeat(leadNoteLimit + 1)]) expect((await write(text)).status).toBe(422);
  expect((await write('x'.repeat(leadNoteLimit))).status).toBe(200);
  expect(leadNoteLimit).toBe(4000);
});

test('a lead has at most 500 notes', async () => {
  await sql`insert into lead_note (lead_id, text, staff_id, staff_name)
    select ${id}::uuid, n::text, '7', 'Nancy Côté' from generate_series(1, ${leadNoteCount - 1}::int) n`.execute(
    connection.database,
  );
  expect((await write('the last one')).status).toBe(200);
  expect((await write('one more')).status).toBe(409);
  expect(leadNoteCount).toBe(500);
});

test('a note is an activity, from which the retention of the lead counts', async () => {
  await sql`update lead set last_activity_at = '2026-01-01'`.execute(connection.database);
  const before = leadAnswer.parse(await (await staff(`leads/${id}`)).json()).data.expires_at;
  const after = leadAnswer.parse(await (await write('Rappelée')).json()).data.expires_at;
  expect(after > before).toBe(true);
});

test('notes are deleted with their lead and with all that is kept of a person', async () => {
  await write('Rappelée');
  await staff(`leads/${id}`, { method: 'DELETE' });
  id = (await (await core.post(messageOf({ email: 'partie@example.ca' }))).json()).id;
  await write('Rappelée');
  await staff('persons/erase', { body: erasureOf('partie@example.ca') });
  expect(await connection.database.selectFrom('lead_note').selectAll().execute()).toEqual([]);
});

test('the CSV file has the notes of a lead, and no job of a mail or a webhook has them', async () => {
  await write('Rappelée');
  await write('=SUM(A1)');
  await giveAway();
  const csv = await (await staff('leads.csv')).text();
  expect(csv).toMatch(/"\d{4}-\d\d-\d\d \d\d:\d\d Luc Roy\nRappelée\n\n\d{4}.* Luc Roy\n=SUM\(A1\)"/);
  const { rows } = await sql`select data::text from core_queue.job`.execute(connection.database);
  expect(JSON.stringify(rows)).not.toContain('Rappelée');
});
