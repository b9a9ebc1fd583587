import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consentsAnswer } from '@vitrine/contract/core/consents.ts';
import { erasureAnswer, erasuresAnswer, personAnswer } from '@vitrine/contract/core/persons.ts';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCoreDatabase, moment, site, startCore } from '../../test/core-fixture.ts';
import { leadFields } from '../../test/lead-fixture.ts';
import { messageOf } from '../../test/message-fixture.ts';
import { erasureOf, staffCaller, staffKey } from '../../test/staff-fixture.ts';
import { endAlert } from '../alerts/change-alert.ts';
import { type Connection, connect } from '../db/connect.ts';
import { upsertCoreSite } from '../sites/upsert-site.ts';
import { deliverReceipt } from './deliver-receipt.ts';
import { repeatErasures } from './repeat-erasures.ts';

const hashKey = 'a-key-for-hashes-of-persons-in-tests';
let databaseUrl: string;
let folder: string;
let file: string;
let core: ReturnType<typeof startCore>;
let connection: Connection;
let staff: ReturnType<typeof staffCaller>;

beforeAll(async () => {
  databaseUrl = await createCoreDatabase('core_persons');
  await upsertCoreSite(databaseUrl, { ...site, micrositeId: 'm-2', siteKey: 'key-of-the-second-site' });
  folder = await mkdtemp(join(tmpdir(), 'vitrine-persons-'));
  file = join(folder, 'erasures.jsonl');
  core = startCore(databaseUrl, { staffKey, erasures: { hashKey, file, backupDays: 14 } });
  staff = staffCaller(core);
  connection = connect(databaseUrl, { statementTimeout: 60_000, connections: 2 });
});
afterAll(async () => {
  await Promise.all([core.close(), connection.close()]);
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  for (const table of ['lead', 'alert', 'erasure_mail', 'erasure', 'lead_deletion', 'seller_report'])
    await sql`delete from ${sql.table(table)}`.execute(connection.database);
  await sql`truncate consent, consent_wording`.execute(connection.database);
  await sql`truncate core_queue.job`.execute(connection.database);
  await rm(file, { force: true });
});

const consent_text = 'En envoyant ce formulaire, vous acceptez d’être rappelée.';
const send = async (given: Record<string, string> = {}) => {
  const answer = await core.post(messageOf({ consent_text, ...given }));
  expect(answer.status).toBe(200);
  return (await answer.json()).id as string;
};
const person = async (query: object, call: object = {}) =>
  personAnswer.parse(await (await staff('persons/search', { body: query, ...call })).json()).data;
const erase = async (email: string, given: object = {}) => {
  const answer = await staff('persons/erase', { body: { ...erasureOf(email), ...given } });
  return erasureAnswer.parse(await answer.json()).data;
};
const register = async () => consentsAnswer.parse(await (await staff('consents')).json()).data.consents;

/** Adds a message with a note, an alert that runs, and a report to a seller, of one person. */
async function addPerson(email: string): Promise<void> {
  const id = await send({ email, message: `Bonjour, je suis ${email}.` });
  await staff(`leads/${id}/notes`, { body: { text: `Rappeler ${email}` } });
  const { database } = connection;
  await send({ ...leadFields.property_alert, email, consent_text: 'J’accepte de recevoir les courriels de l’alerte.' });
  await sql`update alert set status = 'active', confirmed_at = created_at where email = ${email}`.execute(database);
  await sql`insert into seller_report (microsite_id, listing_key, token, email, locale, consent, staff_id, staff_name, created_at, follows_from)
    values ('m-1', ${email}, ${email.replace(/\W/g, '').padEnd(43, 's')}, ${email}, 'fr', 'Accord donné au téléphone', '7', 'Nancy', ${moment}, ${moment})`.execute(
    database,
  );
}

/** Every text of the database but the hashes. */
async function everything(): Promise<string> {
  const tables = [
    ...['lead', 'lead_event', 'lead_note', 'lead_mail', 'lead_deletion', 'alert', 'alert_mail', 'seller_report'],
    ...['consent', 'erasure', 'erasure_mail', 'contact_rate', 'webhook_delivery'],
  ];
  const found = await Promise.all(
    tables.map((table) => sql`select * from ${sql.table(table)}`.execute(connection.database)),
  );
  const jobs = await sql`select data, output from core_queue.job`.execute(connection.database);
  return JSON.stringify([...found, jobs].map(({ rows }) => rows));
}

test('all that is kept about a person is found by address or by phone number, however they are written', async () => {
  await addPerson('lea@example.ca');
  await send({ email: 'paul@example.ca', phone: '(418) 555-0199' });
  const found = await person({ email: ' LEA@Example.ca ' });
  expect(found.messages.map(({ form_type, message }) => [form_type, message])).toEqual([
    ['property_alert', ''],
    ['contact_form', 'Bonjour, je suis lea@example.ca.'],
  ]);
  expect(found.messages[1]?.notes).toMatchObject([{ text: 'Rappeler lea@example.ca', staff: 'Nancy Côté' }]);
  expect(found.alerts).toMatchObject([{ status: 'active', places: ['Montréal', 'Laval'] }]);
  expect(found.reports).toMatchObject([{ consent: 'Accord donné au téléphone' }]);
  expect(found.consents.map(({ purpose, event }) => `${purpose} ${event}`).sort()).toEqual([
    'alert_mails confirmed',
    'alert_mails given',
    'contact_form given',
    'property_alert given',
    'seller_report given',
  ]);
  for (const phone of ['418 555 0199', '+1 418-555-0199 poste 12', '(418) 555-0199'])
    expect((await person({ phone })).messages.map(({ email }) => email)).toEqual(['paul@example.ca']);
  expect((await staff('persons/search', { body: { email: 'x', phone: '12' } })).status).toBe(422);
  expect((await person({ email: 'lea@example.ca' }, { sites: ['m-2'] })).messages).toEqual([]);
});

test('the file for the person says in words what is kept, without code of others', async () => {
  await addPerson('lea@example.ca');
  await send({ email: 'lea@example.ca', message: '<script>alert(1)</script>' });
  const answer = await staff('persons/file', { body: { email: 'lea@example.ca' } });
  const { html } = (await answer.json()).data;
  for (const words of [
    'Vos renseignements personnels',
    'Tout ce que Agence Boréale conserve à votre sujet',
    'Bonjour, je suis lea@example.ca.',
    'Texte affiché (version 1)',
    'En envoyant ce formulaire',
    'Commission d’accès à l’information',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
  ])
    expect(html).toContain(words);
  expect(html).not.toMatch(/<script>|contact_form|alert_mails|m-1|undefined|null/);
});

test('an erased person is nowhere in the database; the receipt says what went and what stays', async () => {
  await addPerson('lea@example.ca');
  await addPerson('paul@example.ca');
  await staff('persons/erase', { body: { ...erasureOf('lea@example.ca'), confirm: 'Lea' } });
  expect((await person({ email: 'lea@example.ca' })).messages).toHaveLength(2);
  const receipt = await erase('Lea@example.ca');
  expect(receipt).toMatchObject({
    number: expect.stringMatching(/^E-20260615-[2-9A-Z]{6}$/),
    erased: { messages: 2, notes: 1, alerts: 1, reports: 1, consents: 5 },
    backups_until: '2026-06-29',
    microsite_ids: null,
    mail: 'none',
  });
  expect(receipt.html).toContain('29 juin 2026');
  expect(receipt.html).toContain('Ce qui reste, et pourquoi');
  const left = await everything();
  expect(left).not.toMatch(/lea@|Rappeler lea/i);
  expect(left).toContain('paul@example.ca');
  expect((await person({ email: 'paul@example.ca' })).messages).toHaveLength(2);
  expect(erasuresAnswer.parse(await (await staff('erasures')).json()).data.erasures).toMatchObject([
    { number: receipt.number },
  ]);
  expect((await staff('erasures', { sites: ['m-1'] }).then((answer) => answer.json())).data.erasures).toEqual([]);
  expect(await readFile(file, 'utf8')).not.toMatch(/lea|example/i);
});

test('the proof of a consent outlives the person without the address, says that it has ended, and is found by the address', async () => {
  await addPerson('lea@example.ca');
  await erase('lea@example.ca');
  const entries = await register();
  expect(entries.map(({ email }) => email)).toEqual(Array(7).fill(''));
  expect(
    entries
      .filter(({ way }) => way === 'erasure')
      .map(({ purpose }) => purpose)
      .sort(),
  ).toEqual(['alert_mails', 'seller_report']);
  const { messages, consents } = await person({ email: 'lea@example.ca' });
  expect(messages).toEqual([]);
  expect(consents).toHaveLength(7);
  expect((await person({ email: 'eve@example.ca' })).consents).toEqual([]);
});

test('who was erased after a backup is erased again in the restored database, and what they sent later stays', async () => {
  await addPerson('lea@example.ca');
  await send({ email: 'other@example.ca', phone: '(418) 555-0199' });
  const receipt = await erase('lea@example.ca');
  await erase('', { phone: '418 555-0199', confirm: '418 555-0199' });
  // The state of the backup: the person is there, the erasures are not.
  await sql`delete from erasure`.execute(connection.database);
  await addPerson('lea@example.ca');
  await send({ email: 'other@example.ca', phone: '(418) 555-0199' });
  await sql`update lead set created_at = ${moment}::timestamptz - interval '1 day'`.execute(connection.database);
  await sql`update alert set created_at = ${moment}::timestamptz - interval '1 day'`.execute(connection.database);
  await send({ email: 'lea@example.ca', message: 'Après' });
  await sql`update lead set created_at = ${moment}::timestamptz + interval '1 day' where fields->>'message' = 'Après'`.execute(
    connection.database,
  );
  await send({ email: 'eve@example.ca', message: 'Une autre' });
  expect(await repeatErasures({ databaseUrl, file, hashKey })).toBe(2);
  const { rows } = await sql<{ message: string }>`select fields->>'message' as message from lead order by 1`.execute(
    connection.database,
  );
  expect(rows.map(({ message }) => message)).toEqual(['Après', 'Une autre']);
  const numbers = await connection.database.selectFrom('erasure').select('number').execute();
  expect(numbers.map(({ number }) => number)).toContain(receipt.number);
  expect(await repeatErasures({ databaseUrl, file, hashKey })).toBe(0);
});

test('an erasure that the file lacks is added to it at the next start', async () => {
  await addPerson('lea@example.ca');
  const { number } = await erase('lea@example.ca');
  await rm(file);
  expect(await repeatErasures({ databaseUrl, file, hashKey })).toBe(0);
  expect(await readFile(file, 'utf8')).toContain(number);
});

test('the receipt is mailed once to the person in their language, and the address goes with it', async () => {
  await addPerson('lea@example.ca');
  const { number, mail } = await erase('lea@example.ca', { locale: 'en', mail: true });
  expect(mail).toBe('waiting');
  const jobs = await sql`select data from core_queue.job where name = 'erasure-receipt'`.execute(connection.database);
  expect(jobs.rows).toEqual([{ data: { number } }]);
  const sent: { to: { address: string }; subject: string; text: string }[] = [];
  const services = {
    database: connection.database,
    transport: { send: async (given: (typeof sent)[number]) => void sent.push(given), close: () => {} },
    from: 'no-reply@boreale.example',
    logger: pino({ level: 'silent' }),
  };
  for (const _ of [1, 2]) await deliverReceipt(services as never, { number }, moment);
  expect(sent).toMatchObject([{ to: { address: 'lea@example.ca' }, subject: 'Your personal information was erased' }]);
  expect(sent[0]?.text).toContain(number);
  expect(sent[0]?.text).toContain('June 29, 2026');
  expect(await everything()).not.toMatch(/lea@/i);
  const list = erasuresAnswer.parse(await (await staff('erasures')).json()).data.erasures;
  expect(list).toMatchObject([{ number, mail: 'sent' }]);
});

test('every consent is registered with the words, their version, the page and the language, and so is its end', async () => {
  await send({ source_page: '/fr/contact' });
  await send({ message: 'deux', consent_text: 'Un nouveau texte.' });
  await send({ message: 'trois', locale: 'en', consent_text: 'By sending this form, you agree.' });
  await send({ message: 'quatre', consent_text });
  const entries = (await register()).reverse();
  expect(entries.map(({ words, version, locale, way }) => [words, version, locale, way])).toEqual([
    [consent_text, 1, 'fr', 'form'],
    ['Un nouveau texte.', 2, 'fr', 'form'],
    ['By sending this form, you agree.', 1, 'en', 'form'],
    [consent_text, 1, 'fr', 'form'],
  ]);
  expect(entries[0]).toMatchObject({ email: 'lea@example.ca', page: '/fr/contact', purpose: 'contact_form' });
  await addPerson('paul@example.ca');
  const { token } = await connection.database.selectFrom('alert').select('token').executeTakeFirstOrThrow();
  await endAlert(connection.database, { micrositeId: 'm-1', token }, moment);
  const ended = (await register()).filter(({ purpose }) => purpose === 'alert_mails');
  expect(ended.map(({ event, way }) => `${event} ${way}`).sort()).toEqual([
    'confirmed link',
    'given form',
    'withdrawn link',
  ]);
});

test('the register of consents is changed and deleted by nobody', async () => {
  await send();
  for (const change of ["update consent set page = 'x'", 'delete from consent'])
    await expect(sql.raw(change).execute(connection.database)).rejects.toThrow('append-only');
  expect(await register()).toHaveLength(1);
});

test('the register is a file for spreadsheets, in which no cell runs as a formula', async () => {
  await send({ consent_text: '=1+1' });
  const text = await (await staff('consents.csv')).text();
  expect(text).toContain(
    '"Date","Site","Courriel","Finalité","Consentement","Moyen","Page","Langue","Version","Texte"',
  );
  expect(text).toContain(
    `"Agence Boréale","lea@example.ca","Réponse à un message","Donné","par le formulaire d’une page"`,
  );
  expect(text).toContain(`"'=1+1"`);
});
