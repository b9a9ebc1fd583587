import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCoreDatabase, startCore } from '../../test/core-fixture.ts';
import { messageOf } from '../../test/message-fixture.ts';
import { staffCaller, staffKey } from '../../test/staff-fixture.ts';
import { type Connection, connect } from '../db/connect.ts';

let core: ReturnType<typeof startCore>;
let connection: Connection;
let staff: ReturnType<typeof staffCaller>;

beforeAll(async () => {
  const databaseUrl = await createCoreDatabase('core_staff_csv');
  core = startCore(databaseUrl, { staffKey });
  staff = staffCaller(core);
  connection = connect(databaseUrl, { statementTimeout: 60_000, connections: 2 });
});
afterAll(() => Promise.all([core.close(), connection.close()]));

/** Parses the rows of a CSV file (RFC 4180). */
function parse(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted = '', end] of text.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

test('the file holds what the filters find, in the language of the call, for spreadsheets to read and never to run', async () => {
  await core.post(
    messageOf({ first_name: '=HYPERLINK("http://evil.example","x")', last_name: '@SUM(A1)', message: '-1+2\n"deux"' }),
  );
  await core.post(messageOf({ message: 'autre' }));
  const answer = await staff('leads.csv?q=deux');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="demandes-2026-06-15.csv"');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head = [], ...rows] = parse(new TextDecoder().decode(bytes));
  expect(head.slice(0, 6)).toEqual(['Reçue le', 'Site', 'Formulaire', 'Étape', 'Quarantaine', 'Responsable']);
  expect(rows).toHaveLength(1);
  const row = Object.fromEntries(head.map((name, index) => [name, rows[0]?.[index]]));
  expect(row).toMatchObject({
    'Reçue le': expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
    Site: 'Agence Boréale',
    Étape: 'Nouvelle',
    Responsable: 'Réception, Boréale',
    Prénom: '\'=HYPERLINK("http://evil.example","x")',
    Nom: "'@SUM(A1)",
    Courriel: 'lea@example.ca',
    Message: '\'-1+2\n"deux"',
  });
  const english = parse(await (await staff('leads.csv?q=nothing-at-all', { locale: 'en' })).text());
  expect(english.map((cells) => cells.slice(0, 2))).toEqual([['Received', 'Site']]);
});

test('a file of many batches holds every lead once, and none of a site that the caller may not see', async () => {
  await sql`
    insert into lead (microsite_id, form_type, locale, status, fields, recipient, fingerprint)
    select 'm-1', 'contact_form', 'fr', 'accepted', jsonb_build_object('first_name', 'Bulk', 'message', n::text),
      '{"name": "R", "email": "r@boreale.example", "locale": "fr"}', n::text
    from generate_series(1, 1203) n
  `.execute(connection.database);
  const rows = parse(await (await staff('leads.csv?q=bulk')).text()).slice(1);
  expect(new Set(rows.map((cells) => cells.at(-1))).size).toBe(1203);
  expect(rows).toHaveLength(1203);
  expect(parse(await (await staff('leads.csv', { sites: ['m-2'] })).text())).toHaveLength(1);
});
