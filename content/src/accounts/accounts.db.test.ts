import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AdminFixture, adminOrigin, startAdmin } from '../../test/admin-fixture.ts';
import { passwordHashes } from '../../test/fast-password-hash.ts';

const password = 'un-mot-de-passe-sur';
const boss = { email: 'chef@example.ca', password };
let admin: AdminFixture;
let database: pg.Pool;
let bossCookie: string | undefined;
let bossId: number;

beforeAll(async () => {
  admin = await startAdmin('accounts');
  database = new pg.Pool({ connectionString: admin.databaseUrl, max: 1 });
  bossId = Number((await admin.createUser({ ...boss, name: 'Chef', role: 'admin' })).id);
  bossCookie = (await admin.logIn(boss.email, password)).cookie;
});
afterAll(async () => {
  await database.end();
  await admin.stop();
});
beforeEach(async () => {
  await database.query('truncate content.attempt_limit');
});

let count = 0;
async function newEditor(more: Record<string, unknown> = {}): Promise<{ id: number; email: string }> {
  const email = `personne${++count}@example.ca`;
  const { id } = await admin.createUser({ email, password, role: 'editor', ...more });
  return { id: Number(id), email };
}

/** Returns the code that an authenticator app shows for the secret, `step` periods of 30 s from now. */
const codeOf = (secret: string, step = 0): string =>
  new TOTP({ secret: secret.replaceAll(' ', '') }).generate({ timestamp: Date.now() + step * 30_000 });

/** Enrols an account without a second factor; the next time step then has the first unused code. */
async function enrol(email: string): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { cookie } = await admin.logIn(email, password);
  const { body } = await admin.call('/api/users/second-factor/begin', { body: { confirmation: password }, cookie });
  const confirmed = await admin.call('/api/users/second-factor/confirm', {
    body: { code: codeOf(body.secret) },
    cookie,
  });
  expect(confirmed.status).toBe(200);
  return { secret: body.secret, recoveryCodes: confirmed.body.recovery_codes };
}

test('log-ins, renewals and log-outs of one account at the same time do not lose each other’s sessions', async () => {
  const { email } = await newEditor();
  const first = await admin.logIn(email, password);
  const leaving = await admin.logIn(email, password);
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () => admin.logIn(email, password)),
    admin.call('/api/users/refresh-token', { body: {}, cookie: first.cookie }),
    admin.call('/api/users/logout', { body: {}, cookie: leaving.cookie }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  for (const { cookie } of [first, ...answers.slice(0, 4)]) {
    expect((await admin.call('/api/users/me', { cookie })).body.user?.email).toBe(email);
  }
  expect((await admin.call('/api/users/me', { cookie: leaving.cookie })).body.user).toBeNull();
});

test('a session that began twelve hours ago is not renewed, whatever its token says', async () => {
  const { id, email } = await newEditor();
  const { cookie } = await admin.logIn(email, password);
  const renewal = () => admin.call('/api/users/refresh-token', { body: {}, cookie });
  const beginAgo = (time: string) =>
    database.query('update content.users_sessions set created_at = now() - $1::interval where _parent_id = $2', [
      time,
      id,
    ]);
  expect(admin.payload.collections.users?.config.auth.tokenExpiration).toBe(7200);
  await beginAgo('11 hours 59 minutes');
  expect((await renewal()).status).toBe(200);
  await beginAgo('12 hours 1 minute');
  expect((await renewal()).status).toBe(403);
});

test('a deleted account has no session left', async () => {
  const { id, email } = await newEditor();
  const { cookie } = await admin.logIn(email, password);
  expect((await admin.call('/api/users/me', { cookie })).body.user?.email).toBe(email);
  await admin.payload.delete({ collection: 'users', id, overrideAccess: true });
  expect((await admin.call('/api/users/me', { cookie })).body.user).toBeNull();
});

test('the log says that somebody tries to log in and who has, and names nobody', async () => {
  const { id, email } = await newEditor();
  const info = vi.spyOn(admin.payload.logger, 'info');
  await admin.logIn(email, 'un-mauvais-mot-de-passe');
  await admin.logIn(email, password);
  const lines = info.mock.calls.map(([fields, message]) => [message, fields]);
  info.mockRestore();
  expect(lines).toEqual([
    ['Somebody tries to log in', { isKnown: true }],
    ['Somebody tries to log in', { isKnown: true }],
    ['A member of staff has logged in', { user: id, factors: 1 }],
  ]);
});

describe('A request of a foreign page', () => {
  const form = () => {
    const data = new FormData();
    data.set('_payload', JSON.stringify({ email: 'intrus@example.ca', password, role: 'admin' }));
    return data;
  };

  test.each(['https://evil.example', 'null', 'https://admin.example.ca:8443'])(
    'makes no administrator with an administrator’s cookie from %s',
    async (origin) => {
      const { status } = await admin.call('/api/users', { body: form(), cookie: bossCookie, origin });
      expect(status).toBe(403);
      const { totalDocs } = await admin.payload.count({
        collection: 'users',
        where: { email: { equals: 'intrus@example.ca' } },
      });
      expect(totalDocs).toBe(0);
    },
  );

  test('without an origin, as an old browser sends it, does not use the cookie', async () => {
    const { status } = await admin.call('/api/users', { body: form(), cookie: bossCookie, origin: null });
    expect(status).toBe(403);
  });

  test('gets a session cookie that no other site, script or plain connection sees', async () => {
    const { setCookie } = await admin.logIn(boss.email, password);
    expect(setCookie).toMatch(/; Secure/);
    expect(setCookie).toMatch(/; HttpOnly/);
    expect(setCookie).toMatch(/; SameSite=Strict/);
  });
});

test('A visitor learns nothing of the schema, and staff see what they may do', async () => {
  expect((await admin.call('/api/access')).body).toEqual({ canAccessAdmin: false });
  const { body } = await admin.call('/api/access', { cookie: bossCookie });
  expect(body.canAccessAdmin).toBe(true);
  expect(body.collections).toHaveProperty('pages');
});

describe('A log-in', () => {
  test('with an unknown address is answered as one with a wrong password, and hashes the password like it', async () => {
    const attempt = async (email: string) => {
      passwordHashes.length = 0;
      const { status, body } = await admin.logIn(email, 'un-autre-mot');
      return { status, message: body.errors[0].message, hashes: [...passwordHashes] };
    };
    const known = await attempt(boss.email);
    expect(known).toMatchObject({ status: 401, hashes: [{ iterations: 600_000, keyLength: 32 }] });
    expect(await attempt('personne@example.ca')).toEqual(known);
  });

  test.each(['known', 'unknown'])(
    'to one %s account fails ten times and is then refused, from any address',
    async (kind) => {
      const email = kind === 'known' ? (await newEditor()).email : 'nul@example.ca';
      const attempt = (index: number) => admin.logIn(email, 'faux', {}, `198.51.100.${index}`);
      const statuses: number[] = [];
      for (let index = 0; index < 11; index++) statuses.push((await attempt(index)).status);
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    },
    60_000,
  );

  test('from one address fails thirty times and is then refused for every account', async () => {
    const address = '203.0.113.7';
    const attempts = Array.from({ length: 30 }, (_, index) => admin.logIn(`x${index}@example.ca`, 'faux', {}, address));
    await Promise.all(attempts);
    expect((await admin.logIn(boss.email, password, {}, address)).status).toBe(429);
    expect((await admin.logIn(boss.email, password)).status).toBe(200);
  }, 60_000);

  test('that succeeds is not counted', async () => {
    for (let index = 0; index < 12; index++) expect((await admin.logIn(boss.email, password)).status).toBe(200);
  }, 60_000);
});

describe('A forgotten password', () => {
  /** The mail is sent after the response. */
  const mailTimeout = { timeout: 10_000 };
  const ask = (email: string, language = 'fr') =>
    admin.call('/api/users/forgot-password', { body: { email }, headers: { 'accept-language': language } });
  const mailTo = async (email: string): Promise<string> => {
    const find = async () => (await admin.mails()).filter((mail) => mail.includes(`To: ${email}`)).at(-1) ?? '';
    await expect.poll(find, mailTimeout).not.toBe('');
    return await find();
  };
  const tokenIn = (mail: string) => /admin\/reset\/([0-9a-f]{40})/.exec(mail)?.[1] ?? '';
  const reset = (token: string, newPassword: string) =>
    admin.call('/api/users/reset-password', { body: { token, password: newPassword } });

  test('is mailed as a link to the admin’s public address, in the language of the request', async () => {
    const { email } = await newEditor();
    expect((await ask(email)).status).toBe(200);
    const french = await mailTo(email);
    expect(french).toContain(`${adminOrigin}/admin/reset/`);
    expect(french).toContain('lang="fr"');
    const other = await newEditor();
    await ask(other.email, 'en');
    expect(await mailTo(other.email)).toContain('Subject: Choose a new password');
  });

  test('is mailed into files that their owner alone reads', async () => {
    const { email } = await newEditor();
    await ask(email);
    await mailTo(email);
    expect((await stat(admin.outbox)).mode & 0o777).toBe(0o700);
    const file = (await readdir(admin.outbox)).find((name) => name.endsWith('.eml')) ?? '';
    expect((await stat(join(admin.outbox, file))).mode & 0o777).toBe(0o600);
  });

  test('is answered in the same words for an address without an account', async () => {
    const { email } = await newEditor();
    const [known, unknown] = [await ask(email), await ask('inconnu@example.ca')];
    expect(unknown.status).toBe(known.status);
    expect(unknown.body).toEqual(known.body);
  });

  test('is set by its link once, logs nobody in and ends every session', async () => {
    const { email } = await newEditor();
    const { cookie } = await admin.logIn(email, password);
    await ask(email);
    const token = tokenIn(await mailTo(email));
    const first = await reset(token, 'un-nouveau-mot-de-passe');
    expect(first.status).toBe(200);
    expect(first.cookie).toBeUndefined();
    expect(first.body.token).toBeUndefined();
    expect((await admin.call('/api/users/me', { cookie })).body.user).toBeNull();
    expect((await admin.logIn(email, 'un-nouveau-mot-de-passe')).status).toBe(200);
    expect((await reset(token, 'un-troisieme-mot')).status).toBe(403);
  });

  test('is not set by a link of more than an hour', async () => {
    const { email, id } = await newEditor();
    await ask(email);
    const token = tokenIn(await mailTo(email));
    const { rows } = await database.query('select reset_password_expiration as at from content.users where id = $1', [
      id,
    ]);
    expect(rows[0].at.getTime() - Date.now()).toBeLessThanOrEqual(3_600_000);
    await database.query(`update content.users set reset_password_expiration = now() - interval '1 s' where id = $1`, [
      id,
    ]);
    expect((await reset(token, 'un-nouveau-mot-de-passe')).status).toBe(403);
  });

  test('is mailed three times an hour to one account', async () => {
    const { email } = await newEditor();
    for (let index = 0; index < 5; index++) expect((await ask(email)).status).toBe(200);
    const mails = async () => (await admin.mails()).filter((mail) => mail.includes(`To: ${email}`)).length;
    await expect.poll(mails, mailTimeout).toBe(3);
  });

  test('is asked for ten times an hour from one address', async () => {
    for (let index = 0; index < 10; index++) expect((await ask(`y${index}@example.ca`)).status).toBe(200);
    expect((await ask('z@example.ca')).status).toBe(429);
  });
});

describe('An invitation', () => {
  const invite = (id: number, cookie: string | undefined) =>
    admin.call(`/api/users/${id}/invitation`, { body: {}, cookie, headers: { 'accept-language': 'fr' } });
  const mailsTo = async (email: string) => (await admin.mails()).filter((mail) => mail.includes(`To: ${email}`));

  test('of an administrator is mailed, and its link sets the password for a week', async () => {
    const { id, email } = await newEditor();
    expect((await invite(id, bossCookie)).body).toEqual({ email });
    const [mail = ''] = await mailsTo(email);
    expect(mail).toContain('Subject: Votre compte Vitrine');
    const { rows } = await database.query('select reset_password_expiration as at from content.users where id = $1', [
      id,
    ]);
    const days = (rows[0].at.getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6);
    expect(days).toBeLessThanOrEqual(7);
    const token = /admin\/reset\/([0-9a-f]{40})/.exec(mail)?.[1] ?? '';
    const body = { token, password: 'un-nouveau-mot-de-passe' };
    expect((await admin.call('/api/users/reset-password', { body })).status).toBe(200);
    expect((await admin.logIn(email, body.password)).status).toBe(200);
  });

  test('is sent by nobody else, and three times an hour at most', async () => {
    const { id, email } = await newEditor();
    const other = await newEditor();
    expect((await invite(other.id, (await admin.logIn(email, password)).cookie)).status).toBe(403);
    expect((await invite(other.id, undefined)).status).toBe(403);
    expect(await mailsTo(other.email)).toEqual([]);
    const answers = [];
    for (let index = 0; index < 4; index++) answers.push((await invite(id, bossCookie)).status);
    expect(answers).toEqual([200, 200, 200, 429]);
  });
});

describe('A second factor', () => {
  test('is asked for after the password, on which there is no session and no token', async () => {
    const { email, id } = await newEditor();
    const { secret } = await enrol(email);
    await database.query('delete from content.users_sessions where _parent_id = $1', [id]);
    const first = await admin.logIn(email, password);
    expect(first.status).toBe(403);
    expect(first.body.errors[0].data).toEqual({ second_factor: 'code' });
    expect(first.cookie).toBeUndefined();
    expect(JSON.stringify(first.body)).not.toContain('eyJ');
    expect((await database.query('select 1 from content.users_sessions where _parent_id = $1', [id])).rowCount).toBe(0);
    const second = await admin.logIn(email, password, { code: codeOf(secret, 1) });
    expect(second.status).toBe(200);
    expect((await admin.call('/api/users/me', { cookie: second.cookie })).body.user.email).toBe(email);
  });

  test('accepts a code once, also when it comes twice at the same moment', async () => {
    const { email } = await newEditor();
    const { secret } = await enrol(email);
    const code = codeOf(secret, 1);
    const answers = await Promise.all([admin.logIn(email, password, { code }), admin.logIn(email, password, { code })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect((await admin.logIn(email, password, { code })).status).toBe(403);
  });

  test('is not asked of a wrong password, which would say that the password was right', async () => {
    const { email } = await newEditor();
    const { secret } = await enrol(email);
    const { status, body } = await admin.logIn(email, 'faux', { code: codeOf(secret, 1) });
    expect(status).toBe(401);
    expect(JSON.stringify(body)).not.toContain('second_factor');
  });

  test('refuses more than five wrong codes, and then also the right one', async () => {
    const { email } = await newEditor();
    const { secret } = await enrol(email);
    const statuses: number[] = [];
    for (let index = 0; index < 6; index++)
      statuses.push((await admin.logIn(email, password, { code: '000000' })).status);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
    expect((await admin.logIn(email, password, { code: codeOf(secret, 1) })).status).toBe(429);
  });

  test('is passed by a recovery code once', async () => {
    const { email } = await newEditor();
    const { recoveryCodes } = await enrol(email);
    expect(recoveryCodes).toHaveLength(10);
    const code = recoveryCodes[0]?.toLowerCase().replace('-', ' ');
    expect((await admin.logIn(email, password, { code })).status).toBe(200);
    expect((await admin.logIn(email, password, { code })).status).toBe(403);
  });

  test('is kept encrypted, and its recovery codes hashed', async () => {
    const { email, id } = await newEditor();
    const { secret, recoveryCodes } = await enrol(email);
    const factor = await database.query('select secret from content.second_factor where user_id = $1', [id]);
    expect(factor.rows[0].secret).not.toContain(secret.replaceAll(' ', ''));
    const codes = await database.query('select hash from content.recovery_code where user_id = $1', [id]);
    expect(codes.rows.map(({ hash }) => hash)).not.toContain(recoveryCodes[0]);
  });

  test('is shown by no request of the API', async () => {
    const { email, id } = await newEditor();
    const { secret } = await enrol(email);
    const { body } = await admin.call(`/api/users/${id}`, { cookie: bossCookie });
    expect(body.email).toBe(email);
    expect(JSON.stringify(body)).not.toContain(secret.replaceAll(' ', ''));
  });

  test('survives a new password set by mail: the link alone opens nothing', async () => {
    const { email } = await newEditor();
    await enrol(email);
    const token = await admin.payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true });
    const answer = await admin.call('/api/users/reset-password', { body: { token, password: 'encore-un-autre' } });
    expect(answer.status).toBe(200);
    expect(answer.cookie).toBeUndefined();
    expect((await admin.logIn(email, 'encore-un-autre')).body.errors[0].data).toEqual({ second_factor: 'code' });
  });

  test('leaves no other door: no refresh without a session, no API key, no GraphQL', async () => {
    const { email } = await newEditor();
    await enrol(email);
    const refused = await admin.logIn(email, password);
    const refresh = await admin.call('/api/users/refresh-token', { body: {}, cookie: refused.cookie });
    expect(refresh.status).toBe(403);
    expect(admin.payload.collections.users?.config.auth.useAPIKey).toBeFalsy();
    expect(admin.payload.config.graphQL.disable).toBe(true);
  });

  test('that is demanded of an account is set up at its next log-in', async () => {
    const { email } = await newEditor({ second_factor_required: true });
    const first = await admin.logIn(email, password);
    expect(first.status).toBe(403);
    expect(first.cookie).toBeUndefined();
    const { second_factor, enrolment } = first.body.errors[0].data;
    expect(second_factor).toBe('enrolment');
    expect(enrolment.qr_code).toMatch(/^data:image\/png;base64,/);
    const wrong = await admin.logIn(email, password, { code: '000000' });
    expect(wrong.status).toBe(403);
    const { status, body, cookie } = await admin.logIn(email, password, { code: codeOf(enrolment.secret) });
    expect(status).toBe(200);
    expect(body.recovery_codes).toHaveLength(10);
    const remove = { body: { code: codeOf(enrolment.secret, 1) }, cookie };
    expect((await admin.call('/api/users/second-factor/remove', remove)).status).toBe(400);
  });

  test('that is demanded of an account ends its sessions without one', async () => {
    const { email, id } = await newEditor();
    const { cookie } = await admin.logIn(email, password);
    const demand = { method: 'PATCH', body: { second_factor_required: true }, cookie: bossCookie };
    expect((await admin.call(`/api/users/${id}`, demand)).status).toBe(200);
    expect((await admin.call('/api/users/me', { cookie })).body.user).toBeNull();
  });

  test('is not given up by its owner through the account itself', async () => {
    const { email, id } = await newEditor({ second_factor_required: true });
    const { enrolment } = (await admin.logIn(email, password)).body.errors[0].data;
    const { cookie } = await admin.logIn(email, password, { code: codeOf(enrolment.secret) });
    await admin.call(`/api/users/${id}`, { method: 'PATCH', body: { second_factor_required: false }, cookie });
    expect((await admin.payload.findByID({ collection: 'users', id })).second_factor_required).toBe(true);
  });

  test('that another person saw before it was confirmed is worth nothing', async () => {
    const { email } = await newEditor({ second_factor_required: true });
    const seen = (await admin.logIn(email, password)).body.errors[0].data.enrolment.secret;
    const own = (await admin.logIn(email, password)).body.errors[0].data.enrolment.secret;
    expect((await admin.logIn(email, password, { code: codeOf(seen) })).status).toBe(403);
    expect((await admin.logIn(email, password, { code: codeOf(own) })).status).toBe(200);
  });

  test('is turned off by its owner with a code, and not without', async () => {
    const { email } = await newEditor();
    const { secret } = await enrol(email);
    const { cookie } = await admin.logIn(email, password, { code: codeOf(secret, 1) });
    const remove = (code: string) => admin.call('/api/users/second-factor/remove', { body: { code }, cookie });
    expect((await remove('000000')).status).toBe(400);
    await database.query('update content.second_factor set last_counter = 0');
    expect((await remove(codeOf(secret))).status).toBe(200);
    expect((await admin.logIn(email, password)).status).toBe(200);
  });

  test('gets new recovery codes for a code; the old ones are void', async () => {
    const { email } = await newEditor();
    const { recoveryCodes } = await enrol(email);
    const { cookie } = await admin.logIn(email, password, { code: recoveryCodes[0] });
    const { body } = await admin.call('/api/users/second-factor/recovery-codes', {
      body: { code: recoveryCodes[1] },
      cookie,
    });
    expect(body.recovery_codes).toHaveLength(10);
    expect((await admin.logIn(email, password, { code: recoveryCodes[2] })).status).toBe(403);
    expect((await admin.logIn(email, password, { code: body.recovery_codes[0] })).status).toBe(200);
  });

  test('of a colleague is reset by an administrator alone, which ends the colleague’s sessions', async () => {
    const { email, id } = await newEditor();
    const { secret } = await enrol(email);
    const { cookie } = await admin.logIn(email, password, { code: codeOf(secret, 1) });
    const other = await newEditor();
    const { cookie: otherCookie } = await admin.logIn(other.email, password);
    const reset = (as: string | undefined) =>
      admin.call(`/api/users/${id}/second-factor/reset`, { body: {}, cookie: as });
    expect((await reset(undefined)).status).toBe(403);
    expect((await reset(otherCookie)).status).toBe(403);
    expect((await reset(bossCookie)).status).toBe(200);
    expect((await admin.call('/api/users/me', { cookie })).body.user).toBeNull();
    expect((await admin.logIn(email, password)).status).toBe(200);
  });

  test('is demanded of all staff by an administrator who has one, and ends the sessions of those who have none', async () => {
    const { email } = await newEditor();
    const { cookie } = await admin.logIn(email, password);
    const demand = (as: string | undefined, isDemanded = true) =>
      admin.call('/api/globals/account-settings', { body: { second_factor_required: isDemanded }, cookie: as });
    expect((await demand(cookie)).status).toBe(403);
    expect((await demand(bossCookie)).status).toBe(400);
    const chief = await newEditor({ role: 'admin' });
    const { secret } = await enrol(chief.email);
    const { cookie: chiefCookie } = await admin.logIn(chief.email, password, { code: codeOf(secret, 1) });
    expect((await demand(chiefCookie)).status).toBe(200);
    try {
      expect((await admin.call('/api/users/me', { cookie })).body.user).toBeNull();
      expect((await admin.call('/api/users/me', { cookie: chiefCookie })).body.user.email).toBe(chief.email);
      expect((await admin.logIn(email, password)).body.errors[0].data.second_factor).toBe('enrolment');
    } finally {
      await demand(chiefCookie, false);
      bossCookie = (await admin.logIn(boss.email, password)).cookie;
    }
  });

  test('asked for by many at once keeps nobody waiting for ever', async () => {
    const { email } = await newEditor({ second_factor_required: true });
    const answers = await Promise.all(Array.from({ length: 14 }, () => admin.logIn(email, password)));
    expect(answers.filter(({ status }) => status !== 403 && status !== 429)).toEqual([]);
  }, 60_000);
});

describe('The audit log', () => {
  const entries = async (id: number | string) =>
    (
      await admin.payload.find({
        collection: 'audit-log',
        where: { subject_id: { equals: String(id) } },
        sort: 'id',
        depth: 0,
      })
    ).docs;

  test('says who changed the role of whom, when, from which address, before and after', async () => {
    const { id, email } = await newEditor();
    await admin.call(`/api/users/${id}`, {
      method: 'PATCH',
      body: { role: 'admin' },
      cookie: bossCookie,
      address: '198.51.100.77',
    });
    expect(await entries(id)).toMatchObject([
      {
        action: 'updated',
        subject: 'users',
        title: email,
        actor: `Chef (${boss.email})`,
        actor_id: String(bossId),
        address: '198.51.100.77',
        changes: [{ field: 'role', before: 'editor', after: 'admin' }],
      },
    ]);
  });

  test('records a new account, a new password and a deletion, without the password', async () => {
    const { body } = await admin.call('/api/users', {
      body: { email: 'neuf@example.ca', password: 'tres-secret-1', role: 'editor' },
      cookie: bossCookie,
    });
    const { id } = body.doc;
    await admin.call(`/api/users/${id}`, {
      method: 'PATCH',
      body: { password: 'tres-secret-2', confirmation: password },
      cookie: bossCookie,
    });
    await admin.call(`/api/users/${id}`, { method: 'DELETE', cookie: bossCookie });
    const found = await entries(id);
    expect(found.map(({ action }) => action)).toEqual(['created', 'password_changed', 'deleted']);
    expect(JSON.stringify(found)).not.toContain('tres-secret');
  });

  test('records a change of a site with its key redacted', async () => {
    const data = {
      name: 'Agence',
      site_id: '9',
      microsite_id: 'm-9',
      site_key: 'la-cle-de-ce-site-9',
      site_type: 'agency',
    };
    const { body } = await admin.call('/api/sites?locale=fr', { body: data, cookie: bossCookie });
    await admin.call(`/api/sites/${body.doc.id}?locale=fr`, {
      method: 'PATCH',
      body: { maintenance: true, site_key: 'une-autre-cle-de-site' },
      cookie: bossCookie,
    });
    const found = (await entries(body.doc.id)).filter(({ subject }) => subject === 'sites');
    expect(found.at(-1)?.changes).toEqual([
      { field: 'maintenance', before: 'false', after: 'true' },
      { field: 'site_key', before: '•••', after: '•••' },
    ]);
    expect(JSON.stringify(found)).not.toContain('cle-de-');
  });

  test('records the reset of a second factor and the use of a recovery code', async () => {
    const { id, email } = await newEditor();
    const { recoveryCodes } = await enrol(email);
    await admin.logIn(email, password, { code: recoveryCodes[0] });
    await admin.call(`/api/users/${id}/second-factor/reset`, { body: {}, cookie: bossCookie });
    expect((await entries(id)).map(({ action }) => action)).toEqual([
      'factor_enrolled',
      'recovery_used',
      'factor_reset',
    ]);
  });

  test('is read by administrators alone', async () => {
    const { email } = await newEditor();
    const { cookie } = await admin.logIn(email, password);
    expect((await admin.call('/api/audit-log', { cookie })).status).toBe(403);
    expect((await admin.call('/api/audit-log')).status).toBe(403);
    expect((await admin.call('/api/audit-log', { cookie: bossCookie })).status).toBe(200);
  });

  test('is changed by nobody, neither by the API nor by SQL', async () => {
    const { docs } = await admin.payload.find({ collection: 'audit-log', limit: 1 });
    const path = `/api/audit-log/${docs[0]?.id}`;
    const change = { method: 'PATCH', body: { actor: 'personne' }, cookie: bossCookie };
    expect((await admin.call(path, change)).status).toBe(403);
    expect((await admin.call(path, { method: 'DELETE', cookie: bossCookie })).status).toBe(403);
    expect((await admin.call('/api/audit-log', { body: { action: 'created' }, cookie: bossCookie })).status).toBe(403);
    for (const statement of ['delete from', 'truncate']) {
      await expect(database.query(`${statement} content.audit_log`)).rejects.toThrow('append-only');
    }
  });
});
