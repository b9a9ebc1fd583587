import { TOTP } from 'otpauth';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AdminFixture, startAdmin } from '../../../test/admin-fixture.ts';
import { passwordTexts } from './password-texts.ts';

const password = 'un-mot-de-passe-sur';
const newPassword = 'cheval agrafe pile';
let admin: AdminFixture;
let database: pg.Pool;
let boss: { id: number; email: string; cookie: string | undefined };

beforeAll(async () => {
  admin = await startAdmin('passwords');
  database = new pg.Pool({ connectionString: admin.databaseUrl, max: 1 });
});
afterAll(async () => {
  await database.end();
  await admin.stop();
});
beforeEach(async () => {
  await database.query('truncate content.attempt_limit');
});

const english = { 'accept-language': 'en' };
const patch = (path: string, body: object, cookie: string | undefined) =>
  admin.call(path, { method: 'PATCH', body, cookie, headers: english });

/** Returns the messages of an answer by the field that they belong to. */
// biome-ignore lint/suspicious/noExplicitAny: answers of the API are untyped in tests.
const fieldErrors = ({ body }: { body: any }): Record<string, string> =>
  Object.fromEntries(
    (body?.errors?.[0]?.data?.errors ?? []).map(({ path, message }: Record<string, string>) => [path, message]),
  );

test('The first account of an installation needs a good password', async () => {
  const register = (first: string) =>
    admin.call('/api/users/first-register', {
      body: { email: 'chef@example.ca', password: first, role: 'admin' },
      headers: english,
    });
  const refused = await register('abc');
  expect(refused.status).toBe(400);
  expect(fieldErrors(refused)).toEqual({ password: passwordTexts.en.short });
  const { status, body } = await register(password);
  expect(status).toBe(200);
  boss = {
    id: body.user.id,
    email: 'chef@example.ca',
    cookie: (await admin.logIn('chef@example.ca', password)).cookie,
  };
});

let count = 0;
async function newEditor() {
  const email = `personne${++count}@example.ca`;
  const { id } = await admin.createUser({ email, password, name: 'Quimperlaux', role: 'editor' });
  const logIn = async (more?: object) => (await admin.logIn(email, password, { ...more })).cookie;
  return { id: Number(id), email, path: `/api/users/${id}`, cookie: await logIn(), logIn };
}
const isIn = async (cookie: string | undefined) => (await admin.call('/api/users/me', { cookie })).body.user !== null;
const opens = async (email: string, tried: string) => (await admin.logIn(email, tried)).status === 200;

describe('A weak password is refused', () => {
  const weak: [string, string][] = [
    ['abcd', passwordTexts.en.short],
    ['password1234', passwordTexts.en.common],
    ['QUIMPERLAUX-1', passwordTexts.en.personal],
  ];

  test.each(weak)('of a new account: %j', async (tried, message) => {
    const body = { email: 'nouveau@example.ca', name: 'Quimperlaux', password: tried, role: 'editor' };
    const answer = await admin.call('/api/users', { body, cookie: boss.cookie, headers: english });
    expect(answer.status).toBe(400);
    expect(fieldErrors(answer)).toEqual({ password: message });
  });

  test.each(weak)('of a saved account, before its owner is asked for anything else: %j', async (tried, message) => {
    const { path, cookie, email } = await newEditor();
    const answer = await patch(path, { password: tried, confirmation: password }, cookie);
    expect(fieldErrors(answer)).toEqual({ password: message });
    expect(await opens(email, password)).toBe(true);
  });

  test.each(weak)('of many accounts at once: %j', async (tried, message) => {
    const { id, email } = await newEditor();
    const many = `/api/users?where[id][equals]=${id}`;
    const { body } = await patch(many, { password: tried, confirmation: password }, boss.cookie);
    expect(body.docs).toEqual([]);
    expect(JSON.stringify(body.errors)).toContain(id);
    expect(message).not.toBe('');
    expect(await opens(email, tried)).toBe(false);
  });

  test.each(weak)('by the link of a mail, which still works then: %j', async (tried, message) => {
    const { email } = await newEditor();
    const token = await admin.payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true });
    const reset = (next: unknown) =>
      admin.call('/api/users/reset-password', { body: { token, password: next }, headers: english });
    const answer = await reset(tried);
    expect(answer.status).toBe(400);
    expect(fieldErrors(answer)).toEqual({ password: message });
    expect(await opens(email, tried)).toBe(false);
    expect((await reset(123456789012)).status).toBe(400);
    expect((await reset(newPassword)).status).toBe(200);
    expect(await opens(email, newPassword)).toBe(true);
  });

  test('of a script', async () => {
    await expect(admin.createUser({ email: 'script@example.ca', password: 'abc', role: 'editor' })).rejects.toThrow();
  });

  test('in French where the admin is read in French', async () => {
    const { path, cookie } = await newEditor();
    const headers = { 'accept-language': 'fr' };
    const answer = await admin.call(path, { method: 'PATCH', body: { password: 'abc' }, cookie, headers });
    expect(fieldErrors(answer)).toEqual({ password: passwordTexts.fr.short });
  });
});

describe('An open session alone changes', () => {
  test.each([{ password: newPassword }, { email: 'autre@example.ca' }])('not its own account: %j', async (change) => {
    const { path, cookie, email } = await newEditor();
    const without = await patch(path, change, cookie);
    expect(without.status).toBe(400);
    expect(fieldErrors(without)).toEqual({ confirmation: 'Enter your current password.' });
    const wrong = await patch(path, { ...change, confirmation: newPassword }, cookie);
    expect(fieldErrors(wrong)).toEqual({ confirmation: 'This is not your current password.' });
    expect(await opens(email, password)).toBe(true);
  });

  test.each([{ password: newPassword }, { email: 'autre@example.ca' }])(
    'no other account, alone or among many: %j',
    async (change) => {
      const { id, path, email } = await newEditor();
      const many = `/api/users?where[id][equals]=${id}`;
      expect((await patch(path, change, boss.cookie)).status).toBe(400);
      expect((await patch(many, change, boss.cookie)).body.docs).toEqual([]);
      expect(await opens(email, password)).toBe(true);
    },
  );

  test('its name, and its e-mail address to the same one', async () => {
    const { path, cookie, email } = await newEditor();
    const { status, body } = await patch(path, { name: 'Autre', email: ` ${email.toUpperCase()}` }, cookie);
    expect([status, body.doc?.name]).toEqual([200, 'Autre']);
  });

  test('no second factor, whose codes would confirm the other changes', async () => {
    const { cookie } = await newEditor();
    const begin = (body: object) => admin.call('/api/users/second-factor/begin', { body, cookie, headers: english });
    expect(fieldErrors(await begin({}))).toEqual({ confirmation: 'Enter your current password.' });
    expect((await begin({ confirmation: newPassword })).status).toBe(400);
    expect((await begin({ confirmation: password })).status).toBe(200);
  });
});

describe('With the own password', () => {
  test('the owner sets a new one, and all other sessions and mailed links end', async () => {
    const { path, cookie, email, logIn } = await newEditor();
    const other = await logIn();
    const token = await admin.payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true });
    const { status, body } = await patch(path, { password: newPassword, confirmation: password }, cookie);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain(password);
    expect([await isIn(cookie), await isIn(other)]).toEqual([true, false]);
    expect([await opens(email, password), await opens(email, newPassword)]).toEqual([false, true]);
    const reset = await admin.call('/api/users/reset-password', { body: { token, password } });
    expect(reset.status).toBe(403);
  });

  test('the owner changes the e-mail address, and all other sessions and mailed links end', async () => {
    const { path, cookie, email, logIn } = await newEditor();
    const other = await logIn();
    const token = await admin.payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true });
    const next = `nouvelle.${email}`;
    expect((await patch(path, { email: next, confirmation: password }, cookie)).status).toBe(200);
    expect([await isIn(cookie), await isIn(other)]).toEqual([true, false]);
    expect([await opens(email, password), await opens(next, password)]).toEqual([false, true]);
    const reset = await admin.call('/api/users/reset-password', { body: { token, password } });
    expect(reset.status).toBe(403);
  });

  test('an administrator sets those of colleagues, whose sessions end', async () => {
    const colleagues = [await newEditor(), await newEditor()];
    const many = `/api/users?where[id][in]=${colleagues.map(({ id }) => id).join(',')}`;
    const { body } = await patch(many, { password: newPassword, confirmation: password }, boss.cookie);
    expect(body.docs).toHaveLength(2);
    expect(await isIn(boss.cookie)).toBe(true);
    for (const { cookie, email } of colleagues) {
      expect([await isIn(cookie), await opens(email, newPassword)]).toEqual([false, true]);
    }
  });

  test('ten wrong ones are refused, and then also the right one', async () => {
    const { path, cookie } = await newEditor();
    const attempt = (confirmation: string) => patch(path, { password: newPassword, confirmation }, cookie);
    for (let index = 0; index < 10; index++) expect((await attempt('faux')).status).toBe(400);
    expect((await attempt(password)).status).toBe(429);
  });
});

describe('With a second factor', () => {
  async function enrolled() {
    const editor = await newEditor();
    const begin = { body: { confirmation: password }, cookie: editor.cookie };
    const { secret } = (await admin.call('/api/users/second-factor/begin', begin)).body;
    const totp = new TOTP({ secret: secret.replaceAll(' ', '') });
    const codeOf = (step: number) => totp.generate({ timestamp: Date.now() + step * 30_000 });
    const confirm = { body: { code: codeOf(-1) }, cookie: editor.cookie };
    const { body } = await admin.call('/api/users/second-factor/confirm', confirm);
    return { ...editor, codeOf, recoveryCodes: body.recovery_codes as string[] };
  }

  test('a change needs a code of it, or a recovery code, in place of the password', async () => {
    const { path, cookie, codeOf, recoveryCodes } = await enrolled();
    const change = (confirmation: string) => patch(path, { password: newPassword, confirmation }, cookie);
    expect(fieldErrors(await change(''))).toEqual({ confirmation: 'Enter the code of your authenticator app.' });
    expect((await change(password)).status).toBe(400);
    expect((await change(codeOf(0))).status).toBe(200);
    expect((await change(codeOf(0))).status).toBe(400);
    expect((await change(recoveryCodes[0] ?? '')).status).toBe(200);
  });

  test('an administrator changes many accounts with one code', async () => {
    const { id, cookie, codeOf } = await enrolled();
    await admin.payload.update({ collection: 'users', id, data: { role: 'admin' } });
    const colleagues = [await newEditor(), await newEditor()];
    const many = `/api/users?where[id][in]=${colleagues.map((each) => each.id).join(',')}`;
    const { body } = await patch(many, { password: newPassword, confirmation: codeOf(0) }, cookie);
    expect(body.docs).toHaveLength(2);
  });
});
