import { createServer } from 'node:http';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCoreDatabase, site, startCore } from '../../test/core-fixture.ts';
import { messageOf } from '../../test/message-fixture.ts';
import { solvedChallenge } from '../../test/solved-challenge.ts';
import { type Connection, connect } from '../db/connect.ts';
import { defaultContactLimits } from '../leads/contact-limits.ts';
import { upsertCoreSite } from '../sites/upsert-site.ts';
import { createAltchaChallenge } from './altcha.ts';

let databaseUrl: string;
let core: ReturnType<typeof startCore>;
let connection: Connection;
let verdict: object;
const verifier = createServer((_, response) => response.end(JSON.stringify(verdict)));

beforeAll(async () => {
  databaseUrl = await createCoreDatabase('core_captcha');
  await new Promise<void>((resolve) => verifier.listen(0, '127.0.0.1', resolve));
  const address = verifier.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const captcha = { hmacKey: 'a-key-for-tests', verifyUrl: `http://127.0.0.1:${port}/`, minScore: 0.5 };
  // Challenges expire by the real clock.
  core = startCore(databaseUrl, { captcha, now: () => new Date() });
  connection = connect(databaseUrl, { statementTimeout: 60_000, connections: 2 });
});
afterAll(async () => {
  await Promise.all([core.close(), connection.close()]);
  verifier.close();
});
const altcha = { hmacKey: 'a-key-for-tests', verifyUrl: 'http://127.0.0.1:1/', minScore: 0.5 };
beforeEach(() => sql`truncate lead, contact_rate, core_queue.job cascade`.execute(connection.database));

const useCaptcha = (captcha: typeof site.captcha) =>
  upsertCoreSite(databaseUrl, { ...site, ...(captcha ? { captcha } : {}) });
const leads = () => connection.database.selectFrom('lead').select(['status', 'fields']).execute();
const send = (recaptcha_response: string, message = 'Bonjour') => core.post(messageOf({ recaptcha_response, message }));

/** Response of siteverify for a token that the site's contact form has just made. */
const token = (given: object = {}) => ({
  success: true,
  score: 0.9,
  action: 'contact_form',
  hostname: 'www.boreale.example',
  challenge_ts: new Date().toISOString(),
  ...given,
});

async function solve() {
  const challenge = await (await core.get('captcha/challenge')).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

async function expectRefused(answer: Response) {
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ type: '/docs#problem-captcha-failed' });
}

test('a message without a captcha answer is refused and not kept', async () => {
  await useCaptcha({ version: 'altcha' });
  await expectRefused(await core.post(messageOf()));
  expect(await leads()).toEqual([]);
});

test('a forged captcha answer is refused and not kept', async () => {
  await useCaptcha({ version: 'altcha' });
  const { challenge, solution } = JSON.parse(Buffer.from(await solve(), 'base64').toString());
  const forged = { challenge: { ...challenge, signature: '00'.repeat(32) }, solution };
  await expectRefused(await send(Buffer.from(JSON.stringify(forged)).toString('base64')));
  expect(await leads()).toEqual([]);
});

test('a solved challenge is accepted once', async () => {
  await useCaptcha({ version: 'altcha' });
  const answer = await solve();
  expect((await send(answer, 'Un')).status).toBe(200);
  await expectRefused(await send(answer, 'Deux'));
  expect(await leads()).toHaveLength(1);
});

test('the same message with the same answer again is the same lead, as after a double click', async () => {
  await useCaptcha({ version: 'altcha' });
  const answer = await solve();
  const ids = await Promise.all([1, 2].map(async () => (await (await send(answer)).json()).id));
  expect(ids[0]).toEqual(expect.any(String));
  expect(ids[1]).toBe(ids[0]);
});

test('a challenge is not cached', async () => {
  expect((await core.get('captcha/challenge')).headers.get('cache-control')).toBe('no-store');
});

test('a reCAPTCHA answer that siteverify refuses is refused', async () => {
  await useCaptcha({ version: 'v2', secret: 's' });
  verdict = { success: false };
  await expectRefused(await send('token'));
});

test('a message with a bad score is kept in quarantine, and nobody but the broker is written to', async () => {
  await useCaptcha({ version: 'v3', secret: 's' });
  verdict = token({ score: 0.1 });
  expect((await send('token')).status).toBe(200);
  expect(await leads()).toMatchObject([{ status: 'quarantined' }]);
  const { rows } = await sql`select data->>'kind' as kind from core_queue.job`.execute(connection.database);
  expect(rows).toEqual([{ kind: 'broker' }]);
});

test('a message whose captcha cannot be verified now is not kept, and may be sent again', async () => {
  await useCaptcha({ version: 'v3' });
  const answer = await send('token');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('30');
  expect(await leads()).toEqual([]);
});

test('a reCAPTCHA token counts once, even where the verifier takes it twice', async () => {
  await useCaptcha({ version: 'v3', secret: 's' });
  verdict = token();
  expect((await send('the-same-token', 'Un')).status).toBe(200);
  await expectRefused(await send('the-same-token', 'Deux'));
  expect(await leads()).toHaveLength(1);
});

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
interface Solved {
  challenge: { parameters: Record<string, unknown>; signature: string };
  solution: Record<string, unknown>;
}
const tampered = (change: (solved: Solved) => unknown) => async (): Promise<string> => {
  const solved = JSON.parse(Buffer.from(await solve(), 'base64').toString()); // made a line above
  return base64(change(solved));
};
const parameters = (given: Record<string, unknown>) =>
  tampered(({ challenge, solution }) => ({
    challenge: { ...challenge, parameters: { ...challenge.parameters, ...given } },
    solution,
  }));

/** Attempts to bypass ALTCHA: answers without the work, or with another visitor's. */
const bypasses: Record<string, () => Promise<string>> = {
  'no answer': async () => '',
  'a blank': async () => ' ',
  'a word': async () => 'passed',
  true: async () => 'true',
  null: async () => base64(null),
  'an empty object': async () => base64({}),
  'an empty list': async () => base64([]),
  'not base64': async () => '%%%',
  'a megabyte': async () => 'A'.repeat(900_000),
  'deep JSON': async () => Buffer.from('['.repeat(50_000)).toString('base64'),
  'a challenge without a solution': tampered(({ challenge }) => ({ challenge })),
  'a solution without a challenge': tampered(({ solution }) => ({ solution })),
  'no signature': tampered(({ challenge, solution }) => ({ challenge: { ...challenge, signature: '' }, solution })),
  'a signature of zeros': tampered(({ challenge, solution }) => ({
    challenge: { ...challenge, signature: '0'.repeat(64) },
    solution,
  })),
  'a signature that is a list': tampered(({ challenge, solution }) => ({
    challenge: { ...challenge, signature: [challenge.signature] },
    solution,
  })),
  'a lower cost': parameters({ cost: 1 }),
  'no cost': parameters({ cost: 0 }),
  'a negative cost': parameters({ cost: -1000 }),
  'an endless cost': parameters({ cost: 1e9 }),
  'a shorter key': parameters({ keyLength: 1 }),
  'no key': parameters({ keyLength: 0, keyPrefix: '' }),
  'an easier prefix': parameters({ keyPrefix: '0' }),
  'another algorithm': parameters({ algorithm: 'SHA-1' }),
  'a later end': parameters({ expiresAt: 4_102_444_800 }),
  'no end': parameters({ expiresAt: null }),
  'another salt': parameters({ salt: 'ab' }),
  'another nonce': parameters({ nonce: 'ab' }),
  'another site': parameters({ data: { site: 'm-2' } }),
  'a wrong counter': tampered(({ challenge, solution }) => ({ challenge, solution: { ...solution, counter: 0 } })),
  'a fractional counter': tampered(({ challenge, solution }) => ({
    challenge,
    solution: { ...solution, counter: 1.5 },
  })),
  'a wrong key': tampered(({ challenge, solution }) => ({
    challenge,
    solution: { ...solution, derivedKey: '00'.repeat(32) },
  })),
  'a challenge signed with another key': async () => {
    const challenge = await createAltchaChallenge('m-1', 'a-key-of-somebody', new Date());
    return base64({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
  },
  'a challenge of an hour ago': async () => {
    const challenge = await createAltchaChallenge('m-1', 'a-key-for-tests', new Date(Date.now() - 3_600_000));
    return base64({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
  },
};

test.each(Object.entries(bypasses))('a captcha is not got around by %s', async (name, answer) => {
  await useCaptcha({ version: 'altcha' });
  await expectRefused(await send(await answer(), name));
  expect(await leads()).toEqual([]);
});

test('thirty junk messages from one address do not keep a solved challenge from the same address out', async () => {
  await useCaptcha({ version: 'altcha' });
  const limits = { ...defaultContactLimits, perEmail: { points: 1000, duration: 600 } };
  const limited = startCore(databaseUrl, { captcha: altcha, limits, now: () => new Date() });
  const headers = { 'x-forwarded-for': '192.0.2.30' };
  const junk = await Promise.all(
    Array.from({ length: 30 }, (_, index) => {
      const wrong: Record<string, string> = index % 2 ? {} : { email: 'none' };
      return limited.post(messageOf({ message: `Junk ${index}`, ...wrong }), headers);
    }),
  );
  expect(junk.map(({ status }) => status).sort()).toEqual([...Array(20).fill(422), ...Array(10).fill(429)]);
  const answer = await solvedChallenge('m-1', altcha.hmacKey);
  expect((await limited.post(messageOf({ recaptcha_response: answer }), headers)).status).toBe(200);
  expect(await leads()).toHaveLength(1);
  await limited.close();
});
