import { Secret } from 'otpauth';
import { expect, test } from 'vitest';
import { createTotpSecret, findCounter } from './totp.ts';

// RFC 6238, appendix B, SHA-1: the last six digits of the printed codes.
const secret = Secret.fromLatin1('12345678901234567890').base32;

test.each([
  [59, '287082', 1],
  [1111111109, '081804', 37037036],
  [1234567890, '005924', 41152263],
])('The code of RFC 6238 at %i s is right.', (seconds, code, counter) => {
  expect(findCounter(secret, code, seconds * 1000)).toBe(counter);
});

test('A code may be one step of the clock late, and no more.', () => {
  expect(findCounter(secret, '287082', 89_000)).toBe(1);
  expect(findCounter(secret, '287082', 90_000)).toBeNull();
});

test('Spaces within a code are left out.', () => {
  expect(findCounter(secret, ' 287 082', 59_000)).toBe(1);
});

test('A new secret has 160 bits.', () => {
  expect(createTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
});
