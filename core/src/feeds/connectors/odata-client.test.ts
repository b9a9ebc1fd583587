import { afterEach, beforeEach, expect, test } from 'vitest';
import { feedListings } from '../../../test/feed-listings.ts';
import { type Fault, type FeedServer, faults, startFeedServer } from '../../../test/feed-server.ts';
import { usualHttpLimits } from '../http-client/call-http.ts';
import { reasonOf } from '../reasons/reason.ts';
import { ODataClient } from './odata-client.ts';

let server: FeedServer;
let waits: number[];

beforeEach(async () => {
  server = await startFeedServer(10);
  server.state.listings = feedListings(25);
  waits = [];
});
afterEach(() => server.close());

interface Given {
  privateHosts?: string[];
  tokenUrl?: string;
  serviceRoot?: string;
  idleMs?: number;
}

function clientOf(given: Given = {}) {
  const { privateHosts = ['127.0.0.1'], idleMs = usualHttpLimits.idleMs, ...settings } = given;
  const limits = { ...usualHttpLimits, idleMs, privateHosts: new Set(privateHosts) };
  const wait = async (ms: number) => waits.push(ms);
  const { serviceRoot, tokenUrl } = server;
  const credentials = { clientId: 'feed', clientSecret: 'secret' };
  return new ODataClient({ serviceRoot, tokenUrl, scope: 'DDFApi_Read', ...settings }, credentials, { limits, wait });
}

async function readAll(client: ODataClient) {
  const keys: unknown[] = [];
  const end = await client.readPages(client.address('Property', { $count: 'true' }), ({ rows }) => {
    keys.push(...rows.map(({ ListingKey }) => ListingKey));
  });
  return { keys, end };
}

test('all pages are read with one token', async () => {
  const { keys, end } = await readAll(clientOf());
  expect(end).toEqual({ kind: 'complete' });
  expect(keys).toHaveLength(25);
  expect(server.callsOf('token')).toHaveLength(1);
});

test('a token that is refused in the middle is renewed once, and no page is lost', async () => {
  const client = clientOf();
  server.fail('changes', (page) => page, faults.unauthorized);
  const { keys, end } = await readAll(client);
  expect(end).toEqual({ kind: 'complete' });
  expect(new Set(keys).size).toBe(25);
  expect(server.callsOf('token')).toHaveLength(2);
});

test('a server that refuses every token is called twice', async () => {
  server.state.lasting.set('changes', faults.unauthorized);
  const { end } = await readAll(clientOf());
  expect(end).toEqual({ kind: 'failed', reason: reasonOf('server-answered', { status: 401 }), status: 401 });
  expect(server.callsOf('changes')).toHaveLength(2);
});

test('too many requests wait for as long as the server asks', async () => {
  server.fail('changes', faults.tooManyRequests);
  const { keys } = await readAll(clientOf());
  expect(keys).toHaveLength(25);
  expect(waits).toEqual([7000]);
});

test('server errors, answers that stop and connections that break are tried again after pauses that double', async () => {
  server.fail('changes', faults.serverError, faults.stall, faults.cutOff);
  const { keys, end } = await readAll(clientOf({ idleMs: 1000 }));
  expect(end).toEqual({ kind: 'complete' });
  expect(keys).toHaveLength(25);
  expect(waits).toEqual([1000, 2000, 4000]);
});

test('a server that stays broken is given up with a reason', async () => {
  server.state.lasting.set('changes', faults.serverError);
  const { end } = await readAll(clientOf());
  expect(end).toEqual({ kind: 'failed', reason: reasonOf('server-answered', { status: 500 }), status: 500 });
  expect(server.callsOf('changes')).toHaveLength(6);
});

test('a time to wait that has passed, by a clock that is behind, gives way to pauses that double', async () => {
  const past: Fault = (_, { response }) => {
    response.writeHead(429, { 'retry-after': new Date(Date.now() - 60_000).toUTCString() }).end();
    return null;
  };
  server.fail('changes', past, past);
  expect((await readAll(clientOf())).keys).toHaveLength(25);
  expect(waits).toEqual([1000, 2000]);
});

test('too many requests without a time to wait are tried again after pauses that double', async () => {
  server.fail('changes', faults.tooManyRequestsForNow, faults.tooManyRequestsForNow);
  expect((await readAll(clientOf())).keys).toHaveLength(25);
  expect(waits).toEqual([1000, 2000]);
});

test.each<[string, (text: string) => string]>([
  ['a byte order mark', (text) => `\ufeff${text}`],
  ['names without “odata.”', (text) => text.replaceAll('@odata.', '@')],
  [
    'an empty link at the end',
    (text) => (text.includes('nextLink') ? text : text.replace('{', '{"@odata.nextLink":null,')),
  ],
])('a page with %s is read', async (_, change) => {
  server.fail(
    'changes',
    ({ rows, next }, { response }) => {
      response.end(change(JSON.stringify({ '@odata.count': 25, '@odata.nextLink': next, value: rows })));
      return null;
    },
    (page) => page,
    ({ rows }, { response }) => {
      response.end(change(JSON.stringify({ value: rows })));
      return null;
    },
  );
  const { keys, end } = await readAll(clientOf());
  expect(end).toEqual({ kind: 'complete' });
  expect(keys).toHaveLength(25);
});

test('a server that sends the same page under ever new links, or empty pages, is left', async () => {
  server.state.lasting.set('changes', faults.endless);
  expect((await readAll(clientOf())).end).toEqual({ kind: 'repeated-link' });
  expect(server.callsOf('changes')).toHaveLength(2);
  server.state.listings = [];
  expect((await readAll(clientOf())).end).toEqual({ kind: 'repeated-link' });
  expect(server.callsOf('changes')).toHaveLength(103);
});

test('a link that comes twice ends the reading', async () => {
  server.state.lasting.set('changes', faults.repeatLink);
  const { end } = await readAll(clientOf());
  expect(end).toEqual({ kind: 'repeated-link' });
  expect(server.callsOf('changes').length).toBeLessThan(3);
});

test('a link to another server is not followed, so that no token gets there', async () => {
  server.fail('changes', faults.foreignLink);
  expect((await readAll(clientOf())).end).toEqual({ kind: 'foreign-link' });
});

test('an answer that is no page is a failure', async () => {
  server.state.lasting.set('changes', faults.notJson);
  expect((await readAll(clientOf())).end).toMatchObject({ reason: reasonOf('not-odata') });
});

test('an address in a private network is not called unless the operator allows it', async () => {
  const { end } = await readAll(clientOf({ privateHosts: [] }));
  expect(end).toMatchObject({ kind: 'failed', reason: { code: 'not-https', part: 'sign-in' } });
  const https = { tokenUrl: 'https://127.0.0.1:9/token', privateHosts: [] };
  expect((await readAll(clientOf(https))).end).toMatchObject({
    kind: 'failed',
    reason: { code: 'private-address', part: 'sign-in' },
  });
  expect(server.state.calls).toEqual([]);
});

test('a host that the operator allows with its port alone is called on no other port', async () => {
  const { host } = new URL(server.serviceRoot);
  expect((await readAll(clientOf({ privateHosts: [host] }))).end).toEqual({ kind: 'complete' });
  const { end } = await readAll(clientOf({ privateHosts: ['127.0.0.1:1'] }));
  expect(end).toMatchObject({ kind: 'failed', reason: { code: 'not-https', part: 'sign-in' } });
});
