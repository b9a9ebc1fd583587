import { expect, test } from 'vitest';
import { isQaToken, signQaToken } from './qa-token.ts';

const now = Date.UTC(2026, 10, 22, 12);
const minute = 60_000;

test('a token is valid until it expires', async () => {
  const token = await signQaToken('key', 'qa-link', now);
  expect(await isQaToken('key', 'qa-link', token, now + 4 * minute)).toBe(true);
  expect(await isQaToken('key', 'qa-link', token, now + 5 * minute)).toBe(false);
});

test('a token is valid for its purpose and its key alone', async () => {
  const token = await signQaToken('key', 'qa-link', now);
  expect(await isQaToken('key', 'qa-session', token, now)).toBe(false);
  expect(await isQaToken('another key', 'qa-link', token, now)).toBe(false);
});

test('a token whose expiry was changed is not valid', async () => {
  const [expires = '', signature] = (await signQaToken('key', 'qa-link', now)).split('.');
  expect(await isQaToken('key', 'qa-link', `${Number(expires) + 60}.${signature}`, now)).toBe(false);
});

test.each(['', '.', 'x.y', '9999999999.', `9999999999.${'0'.repeat(64)}`, `1e11.${'0'.repeat(64)}`])(
  'what is no token is not valid: %s',
  async (token) => {
    expect(await isQaToken('key', 'qa-link', token, now)).toBe(false);
  },
);
