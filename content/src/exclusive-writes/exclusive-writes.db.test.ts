import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AdminFixture, startAdmin } from '../../test/admin-fixture.ts';

const password = 'un-mot-de-passe-sur';
const count = 20;
let admin: AdminFixture;
let database: pg.Pool;
let boss: string | undefined;
let sites: number[];

beforeAll(async () => {
  admin = await startAdmin('exclusive_writes');
  database = new pg.Pool({ connectionString: admin.databaseUrl, max: 1 });
  await admin.createUser({ email: 'chef@example.ca', password, role: 'admin' });
  boss = (await admin.logIn('chef@example.ca', password)).cookie;
  sites = await Promise.all(['a', 'b'].map(createSite));
});
afterAll(async () => {
  await database.end();
  await admin.stop();
});
beforeEach(async () => {
  await database.query('truncate content.attempt_limit');
});

async function createSite(name: string): Promise<number> {
  const data = {
    ...{ name, site_id: name, microsite_id: `m-${name}`, site_key: `the-secret-key-of-site-${name}` },
    ...{ site_type: 'agency', domains: [`${name}.example.ca`] },
  } as const;
  return Number((await admin.payload.create({ collection: 'sites', data })).id);
}

let accounts = 0;
async function newAccount(more: Record<string, unknown> = {}) {
  const email = `personne${++accounts}@example.ca`;
  const { id } = await admin.createUser({ email, password, role: 'editor', sites, ...more });
  const { cookie } = await admin.logIn(email, password);
  return { id: Number(id), email, cookie, path: `/api/users/${id}` };
}
type Account = Awaited<ReturnType<typeof newAccount>>;

const patch = (path: string, body: object, cookie: string | undefined) =>
  admin.call(path, { method: 'PATCH', body, cookie });

/** Sends many changes of the account's own name at once, and the change by an administrator in the middle of these requests. */
async function amongOwnChanges<T>({ path, cookie }: Account, change: () => Promise<T>): Promise<T> {
  const own = (index: number) => patch(path, { name: `Nom ${index}` }, cookie);
  const before = Array.from({ length: count / 2 }, (_, index) => own(index));
  const changed = change();
  const after = Array.from({ length: count / 2 }, (_, index) => own(count / 2 + index));
  await Promise.all([...before, ...after]);
  return await changed;
}

const stored = async ({ id }: Account) =>
  (await admin.payload.find({ collection: 'users', where: { id: { equals: id } }, depth: 0 })).docs[0];

describe('while an account changes its name again and again', () => {
  test('its deletion stays', async () => {
    const account = await newAccount();
    const { status } = await amongOwnChanges(account, () =>
      admin.call(account.path, { method: 'DELETE', cookie: boss }),
    );
    expect(status).toBe(200);
    expect(await stored(account)).toBeUndefined();
    expect((await admin.logIn(account.email, password)).status).toBe(401);
    expect((await admin.call('/api/users/me', { cookie: account.cookie })).body.user).toBeNull();
  });

  test('its deletion among others stays', async () => {
    const account = await newAccount();
    const many = `/api/users?where[id][in][0]=${account.id}`;
    const { status } = await amongOwnChanges(account, () => admin.call(many, { method: 'DELETE', cookie: boss }));
    expect(status).toBe(200);
    expect(await stored(account)).toBeUndefined();
  });

  test('its new role stays, and its rights end at once', async () => {
    const account = await newAccount({ role: 'admin' });
    await amongOwnChanges(account, async () => {
      await patch(account.path, { role: 'editor' }, boss);
      await patch(account.path, { role: 'admin' }, account.cookie);
    });
    expect((await stored(account))?.role).toBe('editor');
  });

  test('its sites stay as they were set', async () => {
    const account = await newAccount();
    await amongOwnChanges(account, () => patch(account.path, { sites: sites.slice(0, 1) }, boss));
    expect((await stored(account))?.sites).toEqual(sites.slice(0, 1));
  });

  test('its new password stays', async () => {
    const account = await newAccount();
    await amongOwnChanges(account, () =>
      patch(account.path, { password: 'un-autre-mot-de-passe', confirmation: password }, boss),
    );
    expect((await admin.logIn(account.email, password)).status).toBe(401);
    expect((await admin.logIn(account.email, 'un-autre-mot-de-passe')).status).toBe(200);
  });

  test('it can log in and out, and no session is lost', async () => {
    const account = await newAccount();
    const isIn = async (cookie: string | undefined) =>
      (await admin.call('/api/users/me', { cookie })).body.user !== null;
    const leaving = await admin.logIn(account.email, password);
    const answers = await amongOwnChanges(account, () =>
      Promise.all([
        ...Array.from({ length: 5 }, () => admin.logIn(account.email, password)),
        admin.call('/api/users/logout', { body: {}, cookie: leaving.cookie }),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await Promise.all(answers.slice(0, 5).map(({ cookie }) => isIn(cookie)))).toEqual(Array(5).fill(true));
    expect(await isIn(leaving.cookie)).toBe(false);
  });
});

test('Twenty log-ins of one account at the same time all work, with log-outs between', async () => {
  const { email } = await newAccount();
  const logIn = () => admin.logIn(email, password);
  const leaving = await Promise.all(Array.from({ length: count / 4 }, logIn));
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) => {
      const leaver = leaving[index / 4];
      return leaver
        ? Promise.all([logIn(), admin.call('/api/users/logout', { body: {}, cookie: leaver.cookie })])
        : Promise.all([logIn()]);
    }),
  );
  expect(answers.flat().map(({ status }) => status)).toEqual(Array(answers.flat().length).fill(200));
  const isIn = async ({ cookie }: { cookie?: string | undefined }) =>
    (await admin.call('/api/users/me', { cookie })).body.user?.email === email;
  expect(await Promise.all(answers.map(([login]) => isIn(login)))).toEqual(Array(count).fill(true));
  expect(await Promise.all(leaving.map(isIn))).toEqual(Array(leaving.length).fill(false));
});

test('Twenty changes of a site at the same time are all kept', async () => {
  const id = await createSite('c');
  const path = `/api/sites/${id}?locale=fr`;
  const changes = [
    { maintenance: true },
    { site_type: 'broker' },
    { domains: ['autre.example.ca'] },
    { name: 'Autre' },
  ];
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) => patch(path, changes[index % changes.length] ?? {}, boss)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const site = await admin.payload.findByID({ collection: 'sites', id, depth: 0 });
  expect(site).toMatchObject(Object.assign({}, ...changes));
});

test('A change waits for one of another process', async () => {
  const account = await newAccount();
  const other = await database.connect();
  await other.query('select pg_advisory_lock(hashtext($1), $2)', ['users', account.id]);
  let isDone = false;
  const change = patch(account.path, { name: 'Nom' }, account.cookie).finally(() => {
    isDone = true;
  });
  await expect
    .poll(
      async () => (await other.query(`select 1 from pg_locks where locktype = 'advisory' and not granted`)).rowCount,
    )
    .toBe(1);
  expect(isDone).toBe(false);
  other.release(true);
  expect((await change).status).toBe(200);
});
