import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { verifyCaptcha } from './verify-captcha.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** A double of siteverify on a free port; `asked` holds what it was sent. */
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

const verify = (version: 'v2' | 'v3' | 'enterprise', verifyUrl: string, secret?: string) =>
  verifyCaptcha({ microsite_id: 'm-1', captcha: { version, ...(secret ? { secret } : {}) } }, 'token', '192.0.2.7', {
    hmacKey: 'k',
    verifyUrl,
    minScore: 0.5,
    secret: 'shared-secret',
  });

test.each([
  ['v2', { success: true }, 'passed'],
  ['v2', { success: false, 'error-codes': ['timeout-or-duplicate'] }, 'failed'],
  ['v3', { success: true, score: 0.9 }, 'passed'],
  ['v3', { success: true, score: 0.1 }, 'suspect'],
  ['enterprise', { success: true, score: 0.5 }, 'passed'],
  ['enterprise', { success: true }, 'failed'],
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
])('a verifier that answers %i %j could not be asked', async (status, body) => {
  const { verifyUrl } = await startVerifier(status, body);
  expect(await verify('v3', verifyUrl)).toMatchObject({ kind: 'unavailable' });
});

test('a verifier that cannot be reached could not be asked', async () => {
  expect(await verify('v3', 'http://127.0.0.1:1/')).toMatchObject({ kind: 'unavailable' });
});
