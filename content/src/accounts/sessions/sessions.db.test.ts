import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AdminFixture, startAdmin } from '../../../test/admin-fixture.ts';

const password = 'un-mot-de-passe-sur';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

let admin: AdminFixture;
let database: pg.Pool;
let boss: { id: number; cookie: string | undefined };
beforeAll(async () => {
  admin = await startAdmin('content_sessions');
  database = new pg.Pool({ connectionString: admin.databaseUrl, max: 1 });
  const { id } = await admin.createUser({ email: 'chef@example.ca', password, name: 'Chef', role: 'admin' });
  boss = { id: Number(id), cookie: (await admin.logIn('chef@example.ca', password)).cookie };
});
afterAll(async () => {
  await database.end();
  await admin.stop();
});
beforeEach(async () => {
  await database.query('truncate content.attempt_limit');
});

const logIn = async (email: string, userAgent: string) =>
  (await admin.call('/api/users/login', { body: { email, password }, headers: { 'user-agent': userAgent } })).cookie;

let count = 0;
/** Makes an editor who is logged in on a computer and on a phone. */
async function newEditor() {
  const email = `seance${++count}@example.ca`;
  const { id } = await admin.createUser({ email, password, role: 'editor' });
  const [computer, phone] = [await logIn(email, firefox), await logIn(email, safari)];
  return { id: Number(id), email, computer, phone };
}
const list = async (id: number, cookie: string | undefined) => {
  const { status, body } = await admin.call(`/api/users/${id}/sessions`, { cookie });
  return { status, sessions: body.sessions as { id: string; browser: string; system: string; is_current: boolean }[] };
};
const end = (id: number, cookie: string | undefined, body: object) =>
  admin.call(`/api/users/${id}/sessions/end`, { cookie, body });
const isLoggedIn = async (cookie: string | undefined) =>
  (await admin.call('/api/users/me', { cookie })).body.user !== null;
const audited = async (id: number) => {
  const where = { subject_id: { equals: String(id) }, action: { equals: 'sessions_ended' } };
  const { docs } = await admin.payload.find({ collection: 'audit-log', where, depth: 0, sort: 'id' });
  return docs.map(({ actor_id, changes }) => [actor_id, changes]);
};

describe('The sessions of an account', () => {
  test('are told with their device and their times, and the present one is marked', async () => {
    const { id, computer } = await newEditor();
    const { sessions } = await list(id, computer);
    const told = sessions.map(({ browser, system, is_current }) => ({ browser, system, is_current }));
    expect(told).toContainEqual({ browser: 'Firefox', system: 'Windows', is_current: true });
    expect(told).toContainEqual({ browser: 'Safari', system: 'iPhone', is_current: false });
    expect(told).toHaveLength(2);
  });

  test('say when each was used last', async () => {
    const { id, email, computer, phone } = await newEditor();
    const third = await logIn(email, firefox);
    await database.query(
      `update content.session_device set last_active = now() - interval '1 hour' where user_id = $1`,
      [id],
    );
    expect((await isLoggedIn(phone)) && (await isLoggedIn(third))).toBe(true);
    await vi.waitFor(async () => {
      const { rows } = await database.query(
        `select last_active > now() - interval '1 minute' as is_used from content.session_device
         where user_id = $1 order by is_used`,
        [id],
      );
      expect(rows.map(({ is_used }) => is_used)).toEqual([false, true, true]);
    });
    expect((await list(id, computer)).sessions[0]?.is_current).toBe(true);
  });

  test('of before devices were kept are told too', async () => {
    const { id, phone } = await newEditor();
    await database.query('delete from content.session_device where user_id = $1', [id]);
    const { sessions } = await list(id, phone);
    expect(sessions.map(({ browser, system }) => [browser, system])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  test('are for the person and administrators alone', async () => {
    const [one, other] = [await newEditor(), await newEditor()];
    expect((await list(one.id, other.computer)).status).toBe(403);
    expect((await list(one.id, undefined)).status).toBe(403);
    expect((await end(one.id, other.computer, { confirmation: password })).status).toBe(403);
    expect((await list(one.id, boss.cookie)).sessions.map(({ is_current }) => is_current)).toEqual([false, false]);
    expect(await isLoggedIn(one.computer)).toBe(true);
  });

  test('are ended by their owner one by one, with the password alone', async () => {
    const { id, computer, phone } = await newEditor();
    const other = (await list(id, computer)).sessions.find(({ is_current }) => !is_current);
    for (const confirmation of [undefined, 'un-mauvais-mot-de-passe'])
      expect((await end(id, computer, { session: other?.id, confirmation })).status).toBe(400);
    expect(await isLoggedIn(phone)).toBe(true);
    const { status, body } = await end(id, computer, { session: other?.id, confirmation: password });
    expect([status, body.sessions.length]).toEqual([200, 1]);
    expect([await isLoggedIn(computer), await isLoggedIn(phone)]).toEqual([true, false]);
    expect(await audited(id)).toEqual([[String(id), [{ field: 'sessions', before: '1', after: null }]]]);
  });

  test('are ended by their owner all at once, but for the present one', async () => {
    const { id, email, computer, phone } = await newEditor();
    const third = await logIn(email, firefox);
    expect((await end(id, computer, { confirmation: password })).status).toBe(200);
    expect([await isLoggedIn(computer), await isLoggedIn(phone), await isLoggedIn(third)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('are ended by an administrator, which the audit log tells, and never those of somebody else', async () => {
    const [one, other] = [await newEditor(), await newEditor()];
    const foreign = (await list(other.id, other.computer)).sessions[0]?.id;
    expect((await end(one.id, boss.cookie, { session: foreign })).status).toBe(200);
    expect(await isLoggedIn(other.computer)).toBe(true);
    expect(await audited(one.id)).toEqual([]);
    expect((await end(one.id, boss.cookie, {})).status).toBe(200);
    expect([await isLoggedIn(one.computer), await isLoggedIn(one.phone)]).toEqual([false, false]);
    expect(await audited(one.id)).toEqual([[String(boss.id), [{ field: 'sessions', before: '2', after: null }]]]);
    expect(await isLoggedIn(boss.cookie)).toBe(true);
  });

  test('that have ended leave no device, after the next log-in', async () => {
    const { id, email, computer } = await newEditor();
    await end(id, computer, { confirmation: password });
    await logIn(email, safari);
    const { rows } = await database.query('select browser from content.session_device where user_id = $1 order by 1', [
      id,
    ]);
    expect(rows.map(({ browser }) => browser)).toEqual(['Firefox', 'Safari']);
    await admin.payload.delete({ collection: 'users', id, overrideAccess: true });
    const left = await database.query('select 1 from content.session_device where user_id = $1', [id]);
    expect(left.rowCount).toBe(0);
  });
});
