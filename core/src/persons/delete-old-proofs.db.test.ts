import { retentionRunsAnswer } from '@vitrine/contract/core/retention.ts';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCoreDatabase, moment, startCore } from '../../test/core-fixture.ts';
import { leadFields } from '../../test/lead-fixture.ts';
import { staffCaller, staffKey } from '../../test/staff-fixture.ts';
import { endAlert } from '../alerts/change-alert.ts';
import { purgeExpiredAlerts } from '../alerts/purge-expired-alerts.ts';
import { type Connection, connect } from '../db/connect.ts';
import { deleteExpiredLeads } from '../leads/retention.ts';
import { deleteOldProofs } from './delete-old-proofs.ts';
import { allowConsentChange } from './erase-rows.ts';

const logger = pino({ level: 'silent' });
let core: ReturnType<typeof startCore>;
let connection: Connection;

beforeAll(async () => {
  const databaseUrl = await createCoreDatabase('core_old_proofs');
  core = startCore(databaseUrl, { staffKey });
  connection = connect(databaseUrl, { statementTimeout: 60_000, connections: 2 });
});
afterAll(() => Promise.all([core.close(), connection.close()]));

/** The emails of the register by purpose; a hash stands as `#`. */
const register = async () => {
  const rows = await connection.database.selectFrom('consent').select(['purpose', 'event', 'email']).execute();
  return rows.map(({ purpose, event, email }) => `${purpose} ${event} ${email ?? '#'}`).sort();
};
const daysLater = (days: number) => new Date(moment.getTime() + days * 86_400_000);

test('proofs of consent outlive what they allowed without the address, go after their period, and every run is registered', async () => {
  const { database } = connection;
  const answer = await core.post({ ...leadFields.property_alert, consent_text: 'J’accepte.' });
  expect(answer.status).toBe(200);
  await sql`update lead set created_at = ${moment}, last_activity_at = ${moment}`.execute(database);
  await sql`update alert set created_at = ${moment}, status = 'active', confirmed_at = ${moment}`.execute(database);
  const { token } = await database.selectFrom('alert').select('token').executeTakeFirstOrThrow();
  await endAlert(database, { micrositeId: 'm-1', token }, moment);
  await sql`update site set lead_retention_days = 30`.execute(database);
  // The database stores messages at its own time, not at that of the test.
  await database.transaction().execute(async (transaction) => {
    await allowConsentChange(transaction);
    await sql`update consent set at = ${moment}`.execute(transaction);
  });

  await deleteExpiredLeads(database, daysLater(31), logger);
  await deleteOldProofs(database, 'key', daysLater(31), logger);
  expect(await register()).toEqual([
    'alert_mails confirmed lea@example.ca',
    'alert_mails given lea@example.ca',
    'alert_mails withdrawn lea@example.ca',
    'property_alert given #',
  ]);
  await deleteOldProofs(database, 'key', daysLater(1094), logger);
  expect(await register()).toHaveLength(4);
  await deleteOldProofs(database, 'key', daysLater(1096), logger);
  expect(await register()).toEqual([]);
  expect(await database.selectFrom('alert').selectAll().execute()).toEqual([]);
  await purgeExpiredAlerts(database, daysLater(1096));

  const rows = await database
    .selectFrom('retention_run')
    .select(['kind', 'deleted'])
    .where('deleted', '>', 0)
    .execute();
  expect(rows.map(({ kind, deleted }) => `${kind} ${deleted}`).sort()).toEqual([
    'consent_addresses 1',
    'consents 4',
    'ended_alerts 1',
    'messages 1',
  ]);
});

test('staff see the runs of their own sites and those for all; the metrics say when a job last ran', async () => {
  const { database } = connection;
  await sql`delete from retention_run`.execute(database);
  await deleteExpiredLeads(database, moment, logger);
  await deleteExpiredLeads(database, moment, logger);
  await purgeExpiredAlerts(database, moment);
  const staff = staffCaller(core);
  const read = async (call: object) =>
    retentionRunsAnswer.parse(await (await staff('retention-runs', call)).json()).data.runs;
  expect((await read({})).filter(({ kind }) => kind === 'messages')).toMatchObject([
    { microsite_id: 'm-1', deleted: 0, before: new Date(moment.getTime() - 30 * 86_400_000).toISOString() },
  ]);
  expect((await read({ sites: ['m-2'] })).map(({ kind }) => kind).sort()).toEqual([
    'alert_mails',
    'shown_listings',
    'unconfirmed_alerts',
  ]);
  const text = await (await core.app.request('/metrics')).text();
  expect(text.split('\n')).toContain(
    `vitrine_core_retention_last_run_timestamp_seconds{kind="messages"} ${moment.getTime() / 1000}`,
  );
});
