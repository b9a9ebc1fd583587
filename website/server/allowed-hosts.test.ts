import { expect, test } from 'vitest';
import { hostRule, parseHost } from './allowed-hosts.ts';

test.each([
  ['Example.CA:3000', { host: 'example.ca:3000', hostname: 'example.ca' }],
  ['example.ca.', { host: 'example.ca', hostname: 'example.ca' }],
  ['[::1]:80', { host: '[::1]:80', hostname: '[::1]' }],
  ['127.0.0.1', { host: '127.0.0.1', hostname: '127.0.0.1' }],
])('%s is a host.', (header, host) => {
  expect(parseHost(header)).toEqual(host);
});

test.each([
  '',
  'a b',
  'example.ca/evil',
  'user@example.ca',
  'example..ca',
  '-a.ca',
  'a.ca:port',
  '"><script>',
  'a'.repeat(300),
])('"%s" is no host.', (header) => {
  expect(parseHost(header)).toBeNull();
});

test('Without a list, a single site answers for this machine alone.', () => {
  const allowed = hostRule({ ALLOWED_HOSTS: undefined, SITE_MODE: undefined });
  expect(['localhost', 'courtier.localhost', '127.0.0.1', '[::1]'].map(allowed)).toEqual([true, true, true, true]);
  expect(allowed('example.ca')).toBe(false);
});

test('A pattern with a star stands for all names below, and not for the name itself or its look-alikes.', () => {
  const allowed = hostRule({ ALLOWED_HOSTS: ['*.example.ca'], SITE_MODE: undefined });
  expect(allowed('www.example.ca')).toBe(true);
  expect(allowed('example.ca')).toBe(false);
  expect(allowed('evilexample.ca')).toBe(false);
});

test('In domain mode without a list every name passes, with one only those of the list.', () => {
  expect(hostRule({ ALLOWED_HOSTS: undefined, SITE_MODE: 'domain' })('any.example')).toBe(true);
  expect(hostRule({ ALLOWED_HOSTS: ['example.ca'], SITE_MODE: 'domain' })('any.example')).toBe(false);
});
