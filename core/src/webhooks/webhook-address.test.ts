import { expect, test } from 'vitest';
import { readWebhookAddress } from './webhook-address.ts';

const hosts = new Set(['localhost', 'crm.interne']);
const read = (text: string) => String(readWebhookAddress(text, hosts));

test.each([
  ['https://crm.example/hooks/1?x=2', 'https://crm.example/hooks/1?x=2'],
  [' https://crm.example/hook#part ', 'https://crm.example/hook'],
  ['https://crm.example:8443/hook', 'https://crm.example:8443/hook'],
  ['http://localhost:9999/hook', 'http://localhost:9999/hook'],
  ['http://crm.interne/hook', 'http://crm.interne/hook'],
  ['http://crm.example/hook', 'not-https'],
  ['http://127.0.0.1/hook', 'not-https'],
  ['https://127.0.0.1/hook', 'private'],
  ['https://2130706433/hook', 'private'],
  ['https://0x7f.1/hook', 'private'],
  ['https://[::1]/hook', 'private'],
  ['https://[::ffff:10.0.0.1]/hook', 'private'],
  ['https://169.254.169.254/latest/meta-data', 'private'],
  ['https://user:password@crm.example/hook', 'with-password'],
  ['ftp://crm.example/hook', 'unreadable'],
  ['javascript:alert(1)', 'unreadable'],
  ['file:///etc/passwd', 'unreadable'],
  ['crm.example/hook', 'unreadable'],
  ['', 'unreadable'],
  [`https://crm.example/${'x'.repeat(2000)}`, 'unreadable'],
])('%j is read as %j', (text, expected) => {
  expect(read(text)).toBe(expected);
});
