import { sampleStaffApiToken } from '@vitrine/contract/core/test-staff-api-token.ts';
import { sign } from 'hono/jwt';
import { expect, test } from 'vitest';
import { readStaffApiToken, staffApiTokenKey } from './read-staff-api-token.ts';

const { claims, token, staffApiKey } = sampleStaffApiToken;
const key = staffApiTokenKey(staffApiKey);
const at = (secondsBeforeExpiry: number) => new Date((claims.exp - secondsBeforeExpiry) * 1000);

test('the token of the contract is accepted until it expires', async () => {
  expect(await readStaffApiToken(token, key, at(30))).toEqual(claims);
  expect(await readStaffApiToken(token, key, at(0))).toBeNull();
});

test('a token that lasts longer than a minute is refused', async () => {
  expect(await readStaffApiToken(token, key, at(61))).toBeNull();
});

test('a token of another key or another algorithm is refused', async () => {
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  const forged = [
    await sign(claims, staffApiKey, 'HS256'),
    await sign(claims, staffApiTokenKey(`${staffApiKey}x`), 'HS256'),
    await sign(claims, key, 'HS512'),
    `${unsigned}.${token.split('.')[1]}.`,
    token.slice(0, token.lastIndexOf('.')),
    '',
  ];
  expect(await Promise.all(forged.map((given) => readStaffApiToken(given, key, at(30))))).toEqual(
    forged.map(() => null),
  );
});

test('a token whose claims were altered is refused', async () => {
  const [header, , signature] = token.split('.');
  const altered = Buffer.from(JSON.stringify({ ...claims, scope: { kind: 'all' } })).toString('base64url');
  expect(await readStaffApiToken(`${header}.${altered}.${signature}`, key, at(30))).toBeNull();
});

test.each([
  ['a wildcard as site', { scope: { kind: 'sites', sites: ['*'] } }],
  ['two sites in one id', { scope: { kind: 'sites', sites: ['m-2,m-1'] } }],
  ['a scope that is a text', { scope: '*' }],
  ['a scope of both kinds', { scope: { kind: 'all', sites: ['m-1'] } }],
  ['no scope', { scope: undefined }],
  ['no id', { sub: '' }],
  ['no name', { name: ' ' }],
  ['no expiry', { exp: undefined }],
])('a token with %s is refused although its signature is right', async (_, given) => {
  const signed = await sign({ ...claims, ...given }, key, 'HS256');
  expect(await readStaffApiToken(signed, key, at(30))).toBeNull();
});
