import { sampleStaffApiToken } from '@vitrine/contract/core/test-staff-api-token.ts';
import { expect, test } from 'vitest';
import { signStaffApiToken } from './sign-staff-api-token.ts';

const { claims, staffApiKey, token } = sampleStaffApiToken;

test('the admin signs the token that core accepts', async () => {
  expect(await signStaffApiToken(claims, staffApiKey)).toBe(token);
});

test('a site id that could widen the scope is never signed', () => {
  const widened = { ...claims, scope: { kind: 'sites' as const, sites: ['*'] } };
  expect(() => signStaffApiToken(widened, staffApiKey)).toThrow('Invalid string');
});
