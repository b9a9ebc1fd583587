import { expect, test } from 'vitest';
import { decryptCredentials, encryptCredentials } from './encrypt-credentials.ts';

const secret = 'a-secret-of-at-least-32-characters';
const credentials = { clientId: 'feed', clientSecret: 'password-of-the-feed' };

test('credentials come back with the same secret and source', () => {
  const text = encryptCredentials(credentials, 's-1', secret);
  expect(decryptCredentials(text, 's-1', secret)).toEqual(credentials);
});

test('the text reveals nothing and differs each time', () => {
  const [one, other] = [1, 2].map(() => encryptCredentials(credentials, 's-1', secret));
  expect(one).not.toBe(other);
  expect(Buffer.from(one ?? '', 'base64url').toString()).not.toContain('password');
});

test.each([
  ['another source', (text: string) => decryptCredentials(text, 's-2', secret)],
  ['another secret', (text: string) => decryptCredentials(text, 's-1', `${secret}!`)],
  ['a changed text', (text: string) => decryptCredentials(`${text.slice(0, -2)}AA`, 's-1', secret)],
  ['a short tag', (text: string) => decryptCredentials(text.replace(/\.[^.]+(?=\.[^.]+$)/, '.AAAA'), 's-1', secret)],
  ['no text of ours', () => decryptCredentials('plain', 's-1', secret)],
])('%s gives nothing', (_, decrypt) => {
  expect(decrypt(encryptCredentials(credentials, 's-1', secret))).toBeNull();
});
