import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { verifyCaptcha } from './verify-captcha.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** Starts a test double of siteverify on a free port; `asked` holds the requests. */
async function startVerifier(status: number, body: string) {
  const asked: URLSearchParams[] = [];
  const verifier = createServer(async (request, response) => {
    asked.push(new URLSearchParams((await request.toArray()).join('')));
    response.writeHead(status).end(body);
  });
  server = verifier;
  await new Promise<void>((resolve) => verifier.listen(0, '127.0.0.1', resolve));
  const address = verifier.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { asked, verifyUrl: `http://127.0.0.1:${port}/siteverify` };
}

const now = new Date('2026-06-15T12:00:00Z');
const right = {
  success: true,
  score: 0.9,
  action: 'contact_form',
  hostname: 'boreale.example',
  challenge_ts: '2026-06-15T11:59:30Z',
};

const verify = (version: 'v2' | 'v3' | 'enterprise', verifyUrl: string, secret?: string) =>
  verifyCaptcha(
    {
      microsite_id: 'm-1',
      origin: 'https://www.boreale.example',
      captcha: { version, ...(secret ? { secret } : {}) },
    },
    { response: 'token', isMissing: false, formType: 'contact_form', address: '192.0.2.7' },
    { hmacKey: 'k', verifyUrl, minScore: 0.5, secret: 'shared-secret' },
    now,
  );

test.each([
  ['v2', right, 'passed'],
  ['v2', { ...right, action: undefined, score: undefined }, 'passed'],
  ['v2', { ...right, hostname: 'WWW.Boreale.Example' }, 'passed'],
  ['v2', { success: false, 'error-codes': ['timeout-or-duplicate'] }, 'failed'],
  ['v2', { success: false }, 'failed'],
  ['v2', { ...right, hostname: 'boreale.example.evil.test' }, 'failed'],
  ['v2', { ...right, hostname: undefined }, 'failed'],
  ['v2', { ...right, challenge_ts: '2026-06-15T11:57:00Z' }, 'failed'],
  ['v2', { ...right, challenge_ts: '2026-06-15T12:05:00Z' }, 'failed'],
  ['v2', { ...right, challenge_ts: 'now' }, 'failed'],
  ['v2', { ...right, challenge_ts: undefined }, 'failed'],
  ['v3', right, 'passed'],
  ['v3', { ...right, score: 0.1 }, 'suspect'],
  ['v3', { ...right, action: 'login' }, 'failed'],
  ['v3', { ...right, action: undefined }, 'failed'],
  ['v3', { ...right, score: 1.1 }, 'failed'],
  ['v3', { ...right, score: -1 }, 'failed'],
  ['enterprise', { ...right, score: 0.5 }, 'passed'],
  ['enterprise', { ...right, score: undefined }, 'failed'],
] as const)('%s answered %j: %s', async (version, answer, kind) => {
  const { verifyUrl } = await startVerifier(200, JSON.stringify(answer));
  expect(await verify(version, verifyUrl)).toMatchObject({ kind });
});

test('the verifier is sent the token, the visitor’s address and the site’s own secret', async () => {
  const { verifyUrl, asked } = await startVerifier(200, '{"success":true}');
  await verify('v2', verifyUrl, 'own-secret');
  await verify('v2', verifyUrl);
  expect(asked.map(Object.fromEntries)).toEqual([
    { secret: 'own-secret', response: 'token', remoteip: '192.0.2.7' },
    { secret: 'shared-secret', response: 'token', remoteip: '192.0.2.7' },
  ]);
});

test.each([
  [500, '{}'],
  [200, 'not json'],
  [200, '{"success":"true"}'],
  [200, '[]'],
])('a verifier that answers %i %j could not be asked', async (status, body) => {
  const { verifyUrl } = await startVerifier(status, body);
  expect(await verify('v3', verifyUrl)).toMatchObject({ kind: 'unavailable' });
});

test('a verifier that cannot be reached could not be asked', async () => {
  expect(await verify('v3', 'http://127.0.0.1:1/')).toMatchObject({ kind: 'unavailable' });
});

test('a verifier that hangs is not waited for', async () => {
  const verifier = createServer(() => undefined);
  server = verifier;
  await new Promise<void>((resolve) => verifier.listen(0, '127.0.0.1', resolve));
  const address = verifier.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await verify('v3', `http://127.0.0.1:${port}/`)).toMatchObject({ kind: 'unavailable' });
  verifier.closeAllConnections();
});

test('the secret does not follow a verifier elsewhere', async () => {
  const elsewhere = await startVerifier(200, JSON.stringify(right));
  const verifier = createServer((_, response) => response.writeHead(307, { location: elsewhere.verifyUrl }).end());
  await new Promise<void>((resolve) => verifier.listen(0, '127.0.0.1', resolve));
  const address = verifier.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await verify('v3', `http://127.0.0.1:${port}/`)).toMatchObject({ kind: 'unavailable' });
  expect(elsewhere.asked).toEqual([]);
  verifier.close();
});
