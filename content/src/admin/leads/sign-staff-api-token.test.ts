import { sampleStaffToken } from '@vitrine/contract/core/test-staff-token.ts';
import { expect, test } from 'vitest';
import { signStaffToken } from './staff-token.ts';

const { claims, staffApiKey, token } = sampleStaffToken;

test('the admin signs the token that core accepts', async () => {
  expect(await signStaffToken(claims, staffApiKey)).toBe(token);
});

test('a site id that could widen the scope is never signed', () => {
  const widened = { ...claims, scope: { kind: 'sites' as const, sites: ['*'] } };
  expect(() => signStaffToken(widened, staffApiKey)).toThrow('Invalid string');
});
