import type { ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCoreDatabase, generousLimits, site, siteKey, startCore } from '../../test/core-fixture.ts';
import { messageOf } from '../../test/message-fixture.ts';
import { startSiteverify } from '../../test/siteverify.ts';
import { type Connection, connect } from '../db/connect.ts';
import type { ContactLimits } from '../leads/contact-limits.ts';
import { upsertCoreSite } from '../sites/upsert-site.ts';
import { saveWebhook } from '../webhooks/webhook-settings.ts';

const secret = 'the-site-secret';

let databaseUrl: string;
let connection: Connection;
let verifier: Awaited<ReturnType<typeof startSiteverify>>;
let core: ReturnType<typeof startCore>;

/** Starts core with the real clock, because the tokens carry real times. */
const start = (limits?: ContactLimits) =>
  startCore(databaseUrl, {
    captcha: { hmacKey: 'a-key-for-tests', verifyUrl: verifier.url, minScore: 0.5 },
    now: () => new Date(),
    ...(limits && { limits }),
  });

beforeAll(async () => {
  databaseUrl = await createCoreDatabase('core_recaptcha');
  verifier = await startSiteverify(secret);
  core = start();
  connection = connect(databaseUrl, { statementTimeout: 60_000, connections: 2 });
  await upsertCoreSite(databaseUrl, { ...site, captcha: { version: 'v3', secret } });
  await upsertCoreSite(databaseUrl, { ...site, micrositeId: 'm-2', captcha: null });
});
afterAll(async () => {
  await Promise.all([core.close(), connection.close()]);
  verifier.close();
});
beforeEach(async () => {
  verifier.misbehave(undefined);
  await sql`truncate lead, contact_rate, captcha_spent, core_queue.job cascade`.execute(connection.database);
});

const countLeads = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from lead`.execute(connection.database);
  return rows[0]?.count;
};
const send = (recaptcha_response: string, message = 'Bonjour') => core.post(messageOf({ recaptcha_response, message }));

test('while the verifier hangs, forty messages wait for it and nobody else waits for them', async () => {
  const hanging: ServerResponse[] = [];
  const allAsked = Promise.withResolvers<void>();
  verifier.misbehave((response) => {
    hanging.push(response);
    if (hanging.length === 40) allAsked.resolve();
  });
  const waiting = Array.from({ length: 40 }, (_, index) => send(verifier.issue(), `Message ${index}`));
  await allAsked.promise;

  const body = new FormData();
  for (const [name, value] of Object.entries(messageOf())) body.set(name, value);
  const headers = { 'x-site-key': siteKey };
  const [other, challenge, search] = await Promise.all([
    core.app.request('/api/swc/m-2/contact', { method: 'POST', headers, body }),
    core.get('captcha/challenge'),
    core.get('properties?format=count'),
  ]);
  expect([other.status, challenge.status, search.status]).toEqual([200, 200, 200]);
  expect(await countLeads()).toBe(1);

  const right = { success: true, score: 0.9, action: 'contact_form', hostname: 'boreale.example' };
  for (const response of hanging) {
    response.end(JSON.stringify({ ...right, challenge_ts: new Date().toISOString() }));
  }
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 200));
  expect(await countLeads()).toBe(41);
});

test('the same message sent three times at once with one token is one lead, though the verifier takes the token once', async () => {
  const token = verifier.issue();
  const ids = await Promise.all([1, 2, 3].map(async () => (await (await send(token)).json()).id));
  expect(ids[0]).toEqual(expect.any(String));
  expect(new Set(ids).size).toBe(1);
  expect(await countLeads()).toBe(1);
});

test('a message that is sent again is not verified again', async () => {
  const token = verifier.issue();
  await send(token);
  const before = verifier.asked();
  expect((await send(token)).status).toBe(200);
  expect(verifier.asked()).toBe(before);
});

test('a message over the limit of its e-mail address leaves its token good for later', async () => {
  const limited = start({ ...generousLimits, perEmail: { points: 1, duration: 600 } });
  const post = (recaptcha_response: string, message: string) =>
    limited.post(messageOf({ recaptcha_response, message }));
  expect((await post(verifier.issue(), 'Un')).status).toBe(200);
  const token = verifier.issue();
  const before = verifier.asked();
  expect((await post(token, 'Deux')).status).toBe(429);
  expect(verifier.asked()).toBe(before);
  await sql`truncate contact_rate`.execute(connection.database);
  expect((await post(token, 'Deux')).status).toBe(200);
  await limited.close();
});

test('a CRM is told of a message at once, but of a suspected one not before it is released', async () => {
  await saveWebhook(connection.database, 'm-1', { url: new URL('https://crm.example/leads') });
  const told = async () =>
    (await connection.database.selectFrom('webhook_delivery').select('event').execute()).map(({ event }) => event);
  expect((await send(verifier.issue({ score: 0.1 }), 'Un')).status).toBe(200);
  expect(await told()).toEqual([]);
  expect((await send(verifier.issue(), 'Deux')).status).toBe(200);
  expect(await told()).toEqual(['lead.created']);
  await saveWebhook(connection.database, 'm-1', { url: null });
});

const answering = (body: string, status = 200, headers: Record<string, string> = {}) => {
  verifier.misbehave((response) => response.writeHead(status, headers).end(body));
  return verifier.issue();
};
const said = (given: object) => verifier.issue(given);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const rightBody = () =>
  JSON.stringify({
    success: true,
    score: 0.9,
    action: 'contact_form',
    hostname: 'boreale.example',
    challenge_ts: minutesAgo(0),
  });

/** Attempts to bypass reCAPTCHA v3: tokens made for something else, and verifiers with implausible answers. */
const bypasses: Record<string, () => string | Promise<string>> = {
  'no answer': () => '',
  'a blank': () => ' ',
  'a word': () => 'passed',
  'a forged token': () => 'token-of-nobody',
  'a token with something behind it': () => `${verifier.issue()}x`,
  'a secret smuggled into the token': () => `${verifier.issue()}&secret=${secret}`,
  'a hundred kilobytes': () => 'A'.repeat(100_000),
  'an ALTCHA answer': () => Buffer.from('{"challenge":{},"solution":{}}').toString('base64'),
  'a token that another message has used': async () => {
    const token = verifier.issue();
    expect((await send(token, 'Un')).status).toBe(200);
    await sql`truncate lead cascade`.execute(connection.database);
    return token;
  },
  'a token of three minutes ago': () => said({ challenge_ts: minutesAgo(3) }),
  'a token of yesterday': () => said({ challenge_ts: minutesAgo(1440) }),
  'a token of the future': () => said({ challenge_ts: minutesAgo(-5) }),
  'a token without a time': () => said({ challenge_ts: undefined }),
  'a token of an unreadable time': () => said({ challenge_ts: 'soon' }),
  'a token of another host': () => said({ hostname: 'spam.example' }),
  'a token of a host that begins alike': () => said({ hostname: 'www.boreale.example.evil.test' }),
  'a token of a host that ends alike': () => said({ hostname: 'evil-boreale.example' }),
  'a token of a subdomain': () => said({ hostname: 'old.boreale.example' }),
  'a token of an app': () => said({ hostname: undefined, apk_package_name: 'com.example' }),
  'a token for another action': () => said({ action: 'login' }),
  'a token for another form': () => said({ action: 'property_alert' }),
  'a token for the same action in capitals': () => said({ action: 'CONTACT_FORM' }),
  'a token of v2, without action and score': () => said({ action: undefined, score: undefined }),
  'a token without a score': () => said({ score: undefined }),
  'a score above one': () => said({ score: 1.5 }),
  'a negative score': () => said({ score: -0.5 }),
  'a score in words': () => said({ score: '0.9' }),
  'no success beside all the rest': () => said({ success: false }),
  'a success in words': () => said({ success: 'true' }),
  'a success in numbers': () => said({ success: 1 }),
  'a verifier that says nothing': () => answering(''),
  'a verifier that says null': () => answering('null'),
  'a verifier that speaks HTML': () => answering('<html>success: true</html>'),
  'a verifier that says yes with an error': () => answering(rightBody(), 500),
  'a verifier that sends elsewhere': () => answering('', 302, { location: 'http://127.0.0.1:1/yes' }),
  'a verifier that goes on for a megabyte': () => answering(`${rightBody()}${' '.repeat(1_000_000)}`),
  'a verifier that hangs up': () => {
    verifier.misbehave((response) => response.destroy());
    return verifier.issue();
  },
};

test.each(Object.entries(bypasses))('a captcha is not got around by %s', async (name, token) => {
  const answer = await send(await token(), name);
  expect([422, 503]).toContain(answer.status);
  expect(['/docs#problem-captcha-failed', '/docs#problem-unavailable']).toContain((await answer.json()).type);
  expect(await countLeads()).toBe(0);
});

test('a token beside a second one, in a list or in a file is none', async () => {
  const fields = messageOf();
  const bodies = [
    (form: FormData) => form.set('recaptcha_response[]', verifier.issue()),
    (form: FormData) => form.set('recaptcha_response', new File([verifier.issue()], 'token.txt')),
    (form: FormData) => {
      form.append('recaptcha_response', verifier.issue());
      form.append('recaptcha_response', '');
    },
  ];
  for (const add of bodies) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    add(form);
    const headers = { 'x-site-key': siteKey };
    const answer = await core.app.request('/api/swc/m-1/contact', { method: 'POST', headers, body: form });
    expect(answer.status).toBe(422);
  }
  expect(await countLeads()).toBe(0);
});
