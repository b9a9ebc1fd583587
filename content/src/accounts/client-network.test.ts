import { expect, test } from 'vitest';
import { clientNetwork } from './client-network.ts';

test('An IPv4 address is its own network, also when it is written as IPv6.', () => {
  expect(clientNetwork('192.0.2.7')).toBe('192.0.2.7');
  expect(clientNetwork('::ffff:192.0.2.7')).toBe('192.0.2.7');
});

test('All addresses of one /64 are the same network.', () => {
  expect(clientNetwork('2001:db8:1:2::1')).toBe('2001:db8:1:2::/64');
  expect(clientNetwork('2001:db8:1:2:ffff::9')).toBe('2001:db8:1:2::/64');
});

test('Text that is no address has no network.', () => {
  expect(clientNetwork('unknown')).toBeNull();
});
