import { expect, test } from 'vitest';
import { NONCE_PLACEHOLDER } from '../app/nonce.ts';
import { page, testServer } from './test-server.ts';

test('A page carries the nonce of its own policy, another one in each answer.', async () => {
  const { get } = await testServer({ handle: async () => page(`<script nonce="${NONCE_PLACEHOLDER}"></script>`) });
  const nonces: string[] = [];
  for (const response of [await get('/fr'), await get('/fr')]) {
    const nonce = /script-src 'nonce-([^']{24})' 'strict-dynamic'/.exec(
      response.headers.get('content-security-policy') ?? '',
    )?.[1];
    expect(await response.text()).toBe(`<script nonce="${nonce}"></script>`);
    nonces.push(String(nonce));
  }
  expect(nonces[0]).not.toBe(nonces[1]);
});
