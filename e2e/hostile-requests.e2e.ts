import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { stack } from './browser.ts';

/** A request as it goes over the wire, with nothing corrected by a client. */
interface RawRequest {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Time limit of an answer: only a hang reaches it. */
const responseTimeoutMs = 60_000;

/** Loopback address of these requests, so that limits by address do not refuse the other tests. */
const ownAddress = '127.0.0.2';

/** Sends a request and returns the status of the answer; 0 when the server closes the connection without one. */
async function send(origin: string, request: RawRequest): Promise<number> {
  const { port, host } = new URL(origin);
  const { method = 'GET', path = '/', headers = {}, body = '' } = request;
  const fields = { Host: host, Connection: 'close', 'Content-Length': String(Buffer.byteLength(body)), ...headers };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: ownAddress });
  socket.setTimeout(responseTimeoutMs, () => socket.destroy(new Error(`no answer in ${responseTimeoutMs} ms`)));
  await once(socket, 'connect');
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  const answer = await text(socket).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNRESET' || error.code === 'EPIPE') return '';
    throw error;
  });
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}

/** Percent-encoded and raw parts of a path that parsers, databases and file systems treat in different ways. */
const segments = [
  '%00',
  'a%00b',
  '%',
  '%zz',
  '%c3%28',
  '%ed%a0%80',
  '%ff%fe',
  '%F0%9F%8F%A0',
  '%e2%80%ae',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/etc/passwd',
  '....//....//etc/passwd',
  'a\\..\\b',
  "'%20or%201=1--",
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '%0d%0aSet-Cookie:%20a=b',
  '$%7B7*7%7D',
  '__proto__',
  'constructor',
  'x'.repeat(2504),
  '%C3%A9'.repeat(600),
  'a/'.repeat(400),
  '-1',
  '99999999999999999999',
  'NaN',
];

/** Query strings of the same kind. */
const queries = [
  '?a=%00',
  '?variant=%00',
  '?variant=%ed%a0%80',
  '?page=%00&limit=-1',
  '?page=99999999999999999999&limit=1e309',
  '?page[]=1&page[a]=2',
  '?locale=%00&lang=..',
  '?price_min=NaN&price_max=Infinity',
  '?mun=%27%3Bselect%201',
  `?q=${'%F0%9F%8F%A0'.repeat(300)}`,
  `?${'a=1&'.repeat(500)}`,
  '?__proto__[x]=1&constructor=2',
  '?where[id][equals]=%00&depth=99999&sort=%00',
  '?%',
];

const bodies = [
  '',
  '{',
  'null',
  '[]',
  '"\\ud800"',
  '{"path":"/fr/\\u0000"}',
  '{"path":"/fr/\\ud800","query":{"variant":"\\udfff"}}',
  `{"path":"/${'x'.repeat(2504)}"}`,
  '{"path":{"toString":1}}',
  '{"email":"\\u0000@example.ca","password":"\\ud800"}',
  '{"__proto__":{"x":1}}',
  '['.repeat(5000),
  '\u0000\u0001\u00ff',
];

const contentTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=a',
  'application/x-www-form-urlencoded',
  '/',
];

const methods = ['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'NONSENSE', 'get'];

const headers: Record<string, string>[] = [
  { Host: 'unknown.example' },
  { Host: '' },
  { Host: '[::1' },
  { Host: 'a b' },
  { Host: 'localhost:99999' },
  { Host: `${'a'.repeat(300)}.example` },
  { Host: '%00.localhost' },
  { 'X-Forwarded-Host': '\u00ff', 'X-Forwarded-For': 'nonsense, 999.1.1.1', 'X-Forwarded-Proto': 'gopher' },
  { 'Accept-Language': '*;q=nonsense,\u00ff'.repeat(50) },
  { 'Accept-Encoding': 'nonsense;q=9' },
  { Accept: '\u00ff/\u00ff' },
  { Cookie: `locale=%00; qaSettings=%7B; a=${'b'.repeat(4000)}` },
  { Cookie: 'payload-token=a.b.c; locale=%ed%a0%80' },
  { Range: 'bytes=9999999-1,-0' },
  { 'If-None-Match': '"\u00ff' },
  { 'If-Modified-Since': 'the day before' },
  { Authorization: 'Bearer \u00ff' },
  { 'X-Site-Key': '\u00ff', 'X-Header-Api': '\u00ff' },
  { 'Content-Length': '-1' },
  { 'Transfer-Encoding': 'nonsense' },
  { Expect: 'nonsense' },
];

const site = '/api/swc/m-1';

/** Address, paths below which segments are sent, and paths that take bodies, of each part. */
const targets = {
  website: {
    origin: stack.agency,
    below: ['/', '/fr/', '/en/', '/fr/proprietes/', '/fr/blogue/', '/assets/', '/resources/', '/api/', '/qa/'],
    posted: ['/api/contact', '/api/contact?locale=en', '/api/alert', '/fr', '/qa/sections'],
  },
  content: {
    origin: stack.content,
    below: ['/', '/api/page/', '/api/articles/', '/resources/'],
    posted: ['/api/page', '/api/page/1'],
  },
  core: {
    origin: stack.core,
    below: ['/', `${site}/`, `${site}/property/`, `${site}/alerts/`, '/api/swc/', '/api/staff/leads/'],
    posted: [`${site}/contact`, '/api/staff/leads', '/api/staff/leads/1'],
  },
  admin: {
    origin: new URL(stack.admin).origin,
    below: ['/', '/admin/', '/admin/leads/', '/api/', '/api/pages/', '/api/media/file/'],
    posted: ['/api/users/login', '/api/users/forgot-password', '/api/pages', '/api/media', '/api/graphql'],
  },
};

/** Returns every n-th element, so that all lists are met in few requests. */
const everyNth = <T>(list: readonly T[], n: number, from: number): T[] =>
  list.filter((_, index) => index % n === from % n);

function requestsTo({ below, posted }: (typeof targets)[keyof typeof targets], key: string): RawRequest[] {
  const json = { 'Content-Type': 'application/json', 'X-Header-Api': key, 'Idempotency-Key': '1' };
  return [
    ...below.flatMap((base, at) => everyNth(segments, 3, at).map((segment) => ({ path: base + segment }))),
    ...segments.map((segment, at) => ({ path: (below[at % below.length] ?? '/') + segment, headers: json })),
    ...queries.map((query, at) => ({ path: (below[at % below.length] ?? '/') + query, headers: json })),
    ...methods.flatMap((method) => posted.slice(0, 2).map((path) => ({ method, path }))),
    ...bodies.flatMap((body) => posted.slice(0, 3).map((path) => ({ method: 'POST', path, headers: json, body }))),
    ...contentTypes.flatMap((type) =>
      posted
        .slice(0, 3)
        .map((path) => ({ method: 'POST', path, headers: { 'Content-Type': type }, body: '--a\r\n\r\n' })),
    ),
    ...headers.map((extra) => ({ path: below[0], headers: extra })),
    ...headers.map((extra) => ({ method: 'POST', path: posted[0], headers: { ...json, ...extra } })),
  ];
}

const describeRequest = ({ method = 'GET', path = '/', headers, body }: RawRequest): string =>
  [method, path.slice(0, 80), JSON.stringify(headers ?? {}).slice(0, 80), body?.slice(0, 40)].filter(Boolean).join(' ');

/** Number of requests that are under way at the same time. */
const concurrency = 8;

describe('requests that no client sends', () => {
  test.each(Object.entries(targets))('give the %s no server error', async (_, target) => {
    const queue = requestsTo(target, stack.contentKey).values();
    const faults: string[] = [];
    let count = 0;
    const work = async () => {
      for (const request of queue) {
        const status = await send(target.origin, request);
        count += 1;
        if (status >= 500) faults.push(`${status} ${describeRequest(request)}`);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, work));
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(100);
  });
});
