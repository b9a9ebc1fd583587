import { expect, test } from 'vitest';
import { senderAddress } from './sender-address.ts';

const from = (forwarded?: string) => ({
  headers: { 'x-forwarded-for': forwarded },
  socket: { remoteAddress: '10.0.0.9' },
});

test('Without a trusted proxy the header is ignored.', () => {
  expect(senderAddress(from('203.0.113.5'), 0)).toBe('10.0.0.9');
});

test('Behind one proxy its own entry counts, not the one that the sender invented.', () => {
  expect(senderAddress(from('198.51.100.1, 203.0.113.5'), 1)).toBe('203.0.113.5');
});

test('Behind two proxies the entry of the outer one counts.', () => {
  expect(senderAddress(from('198.51.100.1, 203.0.113.5, 10.0.0.2'), 2)).toBe('203.0.113.5');
});

test('A proxy that writes no header leaves the address of the connection.', () => {
  expect(senderAddress(from(undefined), 1)).toBe('10.0.0.9');
});
