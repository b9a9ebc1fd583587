import { loopbackPeers, readTrustedPeers } from '@vitrine/network/trusted-peers.ts';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const addressFor = async (peer: string | undefined, forwarded: string, trusted?: string) => {
  const peers = trusted === undefined ? loopbackPeers : readTrustedPeers(trusted);
  if (!peers) throw new Error(`${trusted} is not a list of networks`);
  const app = new Hono().get('/', (context) => context.text(clientAddress(context, peers)));
  const answer = await app.request(
    '/',
    { headers: { 'x-forwarded-for': forwarded } },
    { incoming: { socket: { remoteAddress: peer } } },
  );
  return answer.text();
};

test.each(['127.0.0.1', '127.0.0.2', '::1', '::ffff:127.0.0.1'])(
  'a header from this machine (%s) is believed',
  async (peer) => {
    expect(await addressFor(peer, '203.0.113.7')).toBe('203.0.113.7');
  },
);

test.each(['192.0.2.1', '10.0.0.1', '2001:db8::1', '::ffff:192.0.2.1'])('a header from %s is ignored', async (peer) => {
  expect(await addressFor(peer, '203.0.113.7')).toBe(peer);
});

test('a header from a configured peer is believed, and one from this machine then is not', async () => {
  expect(await addressFor('10.1.2.3', '203.0.113.7', '10.0.0.0/8, 2001:db8::5')).toBe('203.0.113.7');
  expect(await addressFor('2001:db8::5', '203.0.113.7', '10.0.0.0/8, 2001:db8::5')).toBe('203.0.113.7');
  expect(await addressFor('127.0.0.1', '203.0.113.7', '10.0.0.0/8')).toBe('127.0.0.1');
});

test('of several entries the last one that no trusted peer wrote about itself counts', async () => {
  expect(await addressFor('127.0.0.1', '1.1.1.1, 203.0.113.7')).toBe('203.0.113.7');
  expect(await addressFor('127.0.0.1', '1.1.1.1, 203.0.113.7, 127.0.0.1')).toBe('203.0.113.7');
  expect(await addressFor('127.0.0.1', '127.0.0.1')).toBe('127.0.0.1');
});

test.each(['', 'unknown', 'evil.example', "'; drop table lead; --", '203.0.113.7.9'])(
  'the entry %j is no address and changes nothing',
  async (forwarded) => {
    expect(await addressFor('127.0.0.1', forwarded)).toBe('127.0.0.1');
  },
);

test('a port and brackets are not part of the address', async () => {
  expect(await addressFor('::1', '[2001:db8::1]:49152')).toBe('2001:db8::1');
  expect(await addressFor('::1', '203.0.113.7:49152')).toBe('203.0.113.7');
});

test('a connection that has closed leaves the address unknown', async () => {
  expect(await addressFor(undefined, '203.0.113.7')).toBe('unknown');
});

test.each(['10.0.0.0/33', '10.0.0.0/x', '::1/129', 'localhost', '10.0.0.0/8/8'])('%s is no network', (list) => {
  expect(readTrustedPeers(list)).toBeNull();
});
