import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCoreDatabase, site } from '../../test/core-fixture.ts';
import { type Connection, connect } from '../db/connect.ts';
import { upsertCoreSite } from '../sites/upsert-site.ts';
import { deleteExpiredLeads } from './retention.ts';

const logger = pino({ level: 'silent' });
const now = new Date('2026-06-15T07:17:00Z');
let connection: Connection;

beforeAll(async () => {
  const databaseUrl = await createCoreDatabase('core_retention');
  await upsertCoreSite(databaseUrl, { ...site, micrositeId: 'm-2', siteKey: 'key-of-the-second-site' });
  connection = connect(databaseUrl, { statementTimeout: 60_000, connections: 2 });
  await sql`update site set lead_retention_days = 30 where microsite_id = 'm-2'`.execute(connection.database);
});
afterAll(() => connection.close());
beforeEach(async () => {
  await sql`delete from lead`.execute(connection.database);
  await sql`delete from lead_deletion`.execute(connection.database);
});

/** Adds a lead without activity for `days` days. */
const add = (name: string, { days, micrositeId = 'm-1', stage = 'new', count = 1 }: Given) =>
  sql`
    insert into lead (microsite_id, form_type, locale, status, fields, recipient, fingerprint, stage, created_at, last_activity_at)
    select ${micrositeId}, 'contact_form', 'fr', 'accepted', jsonb_build_object('first_name', ${name}::text), '{}', 'f', ${stage},
      ${now}::timestamptz - interval '9 years', ${now}::timestamptz - make_interval(days => ${days}, mins => 1)
    from generate_series(1, ${count})
  `.execute(connection.database);
interface Given {
  days: number;
  micrositeId?: string;
  stage?: string;
  count?: number;
}

const left = async () => {
  const leads = await connection.database.selectFrom('lead').select('fields').execute();
  return leads.map(({ fields }) => fields.first_name).sort();
};

test('a lead goes once its site has kept it long enough since its last activity', async () => {
  await add('old', { days: 1095 });
  await add('young', { days: 1094 });
  await add('old on the second site', { days: 30, micrositeId: 'm-2', stage: 'closed' });
  await add('young on the second site', { days: 29, micrositeId: 'm-2' });
  expect(await deleteExpiredLeads(connection.database, now, logger)).toBe(2);
  expect(await left()).toEqual(['young', 'young on the second site']);
  const notes = await connection.database.selectFrom('lead_deletion').selectAll().orderBy('microsite_id').execute();
  expect(notes).toMatchObject([
    { microsite_id: 'm-1', reason: 'retention', staff_id: null },
    { microsite_id: 'm-2', reason: 'retention', staff_id: null },
  ]);
});

test('a lead in progress outlives a short period, but not three years without anybody touching it', async () => {
  await add('in progress', { days: 1094, micrositeId: 'm-2', stage: 'in_progress' });
  await add('forgotten', { days: 1095, micrositeId: 'm-2', stage: 'in_progress' });
  await deleteExpiredLeads(connection.database, now, logger);
  expect(await left()).toEqual(['in progress']);
});

test('more leads than one statement takes all go', async () => {
  await add('old', { days: 1095, count: 1201 });
  expect(await deleteExpiredLeads(connection.database, now, logger)).toBe(1201);
  expect(await left()).toEqual([]);
});
