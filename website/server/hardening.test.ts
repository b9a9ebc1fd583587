import { request } from 'node:http';
import { connect } from 'node:net';
import { createServerStop } from '@vitrine/network/stop-server.ts';
import { expect, test } from 'vitest';
import type { RouteAnswer } from '../app/answer.ts';
import { createMetrics } from './metrics.ts';
import { page, raw, testServer } from './test-server.ts';

const statusOf = (answer: string) => Number(answer.split(' ')[1]);

test('A name that no site has gets 421 and a short page in both languages.', async () => {
  const { port } = await testServer({});
  const answer = await raw(port, 'GET /fr HTTP/1.1', 'Host: evil.example');
  expect(statusOf(answer)).toBe(421);
  expect(answer).toContain('lang="fr"');
  expect(answer).toContain('lang="en"');
});

test('In domain mode a name that nobody listed reaches the application, under its own key.', async () => {
  const { port } = await testServer({
    settings: { SITE_MODE: 'domain' },
    handle: async ({ url }) => page(new URL(url).host),
  });
  for (const host of ['a.example', 'b.example', 'a.example']) {
    expect(await raw(port, 'GET /fr HTTP/1.1', `Host: ${host}`)).toContain(`\r\n\r\n${host}`);
  }
});

test.each([
  ['a malformed host', ['GET /fr HTTP/1.1', 'Host: a"b']],
  ['two hosts', ['GET /fr HTTP/1.1', 'Host: localhost', 'Host: evil.example']],
  ['no host', ['GET /fr HTTP/1.1']],
  ['an address of another server', ['GET http://evil.example/fr HTTP/1.1', 'Host: localhost']],
  ['a path that looks like a host', ['GET //evil.example/fr HTTP/1.1', 'Host: localhost']],
  ['a backslash that looks like a host', ['GET /\\evil.example HTTP/1.1', 'Host: localhost']],
])('A request with %s gets 400.', async (_name, lines) => {
  const { port } = await testServer({});
  expect(statusOf(await raw(port, ...lines))).toBe(400);
});

test('What a visitor claims about proxies is not believed and not passed on.', async () => {
  const { get, origin } = await testServer({
    handle: async (request) => Response.json({ url: request.url, headers: Object.fromEntries(request.headers) }),
  });
  const response = await get('/api/x', {
    headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', 'x-forwarded-for': '1.2.3.4' },
  });
  const { url, headers } = await response.json();
  expect(url).toBe(`${origin}/api/x`);
  expect(Object.keys(headers).filter((name) => name.startsWith('x-forwarded'))).toEqual([]);
});

test('Behind a trusted proxy the visitor’s scheme, host and address are those that it names.', async () => {
  const { get } = await testServer({
    settings: { TRUST_PROXY: 'true', ALLOWED_HOSTS: 'www.example.ca' },
    handle: async (_request, context) => Response.json(context),
  });
  const response = await get('/api/x', {
    headers: {
      'x-forwarded-host': 'www.example.ca',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': 'spoofed, 1.2.3.4',
    },
  });
  expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000');
  expect(await response.json()).toMatchObject({ origin: 'https://www.example.ca', clientIp: '1.2.3.4' });
});

test('Every answer has the security headers.', async () => {
  const { get } = await testServer({});
  for (const path of ['/fr', '/fr?variant=1', '/api/x', '/assets/none.js']) {
    const { headers } = await get(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('content-security-policy')).toContain("object-src 'none'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  }
});

test('A page may name a referrer policy of its own, which then stands alone.', async () => {
  const handle = async () => page('x', { headers: { 'referrer-policy': 'no-referrer' } });
  const { get } = await testServer({ handle });
  expect((await get('/fr/alertes/a-token')).headers.get('referrer-policy')).toBe('no-referrer');
});

test('The page of an alert is kept by no cache, whatever the application says.', async () => {
  let asked = 0;
  const handle = async () => page(`${++asked}`);
  const { get } = await testServer({ handle });
  for (const times of [1, 2]) {
    const response = await get('/en/alerts/a-token');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.text()).toBe(`${times}`);
  }
});

test('The admin may frame a page whose preview the application has verified, and no other.', async () => {
  const { get } = await testServer({
    settings: { ADMIN_ORIGIN: 'https://admin.example.ca' },
    handle: async ({ url }) => page('x', {}, { policy: { isFramedByAdmin: url.includes('verified') } }),
  });
  const policy = async (path: string) => (await get(path)).headers.get('content-security-policy');
  expect(await policy('/fr?preview=verified')).toContain('frame-ancestors https://admin.example.ca');
  expect(await policy('/fr?preview=forged')).toContain("frame-ancestors 'self'");
  expect(await policy('/fr')).toContain("frame-ancestors 'self'");
});

test.each([[{ maxAge: null }], [null]])(
  'A page lets in the origins that it frames and no others (page cache: %j).',
  async (cache) => {
    const given = [
      'https://fiche.example.ca',
      'http://localhost:3004',
      '*',
      'https://*.evil.test',
      "'self'; script-src *",
    ];
    const { get } = await testServer({
      handle: async ({ url }) => page('x', {}, { cache, policy: { frameOrigins: url.includes('vendu') ? given : [] } }),
    });
    const answer = await get('/fr/vendu');
    const framed = /frame-src ([^;]*)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
    expect(framed?.split(' ').slice(3)).toEqual(['https://fiche.example.ca', 'http://localhost:3004']);
    expect((await get('/fr/contact')).headers.get('content-security-policy')).not.toContain('fiche');
  },
);

test('A page with injected scripts may speak to other services, from the cache as well, and still runs no script without its hash.', async () => {
  const { get } = await testServer({
    handle: async ({ url }) => page('x', {}, { policy: { injectsScripts: url.includes('injected') } }),
  });
  for (const path of ['/fr/injected', '/fr/injected', '/fr/injected?variant=1']) {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toMatch(/connect-src [^;]*https:(;| )/);
    expect(headers.get('content-security-policy')).toMatch(/script-src 'strict-dynamic' *;/);
  }
  expect((await get('/fr')).headers.get('content-security-policy')).not.toMatch(
    /(connect|script|style|frame)-src [^;]* https:(;| )/,
  );
});

test('Where Didomi asks for consent its styles are let in, and no script without a hash.', async () => {
  const { get } = await testServer({ settings: { DIDOMI_KEY: 'key' } });
  const policy = (await get('/fr')).headers.get('content-security-policy');
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
  expect(policy).toMatch(/script-src 'strict-dynamic' *;/);
  expect(policy).toMatch(/connect-src [^;]*https:\/\/\*\.privacy-center\.org/);
});

test.each(['PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is not allowed.', async (method) => {
  const { get } = await testServer({});
  const response = await get('/fr', { method });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
});

test('A form of 10 MB gets 413, as a problem for who asked for JSON, and the connection lives on.', async () => {
  const { get } = await testServer({});
  const response = await get('/api/contact', {
    method: 'POST',
    body: Buffer.alloc(10 * 1024 * 1024),
    headers: { accept: 'application/json' },
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([413, 'application/problem+json']);
  expect(await response.json()).toMatchObject({ status: 413 });
  expect((await get('/fr')).status).toBe(200);
});

test('A form that does not say how long it is gets 413 as well.', async () => {
  const { origin } = await testServer({ handle: async () => new Response('read') });
  const status = await new Promise((resolve) => {
    const sending = request(`${origin}/api/contact`, { method: 'POST' }, (res) => resolve(res.resume().statusCode));
    for (let chunk = 0; chunk < 40; chunk += 1) sending.write(Buffer.alloc(65_536));
    sending.end();
  });
  expect(status).toBe(413);
});

test('A form just under 1 MB passes.', async () => {
  const { get } = await testServer({ handle: async (request) => new Response(String((await request.bytes()).length)) });
  const response = await get('/api/contact', { method: 'POST', body: Buffer.alloc(1024 * 1024) });
  expect(await response.text()).toBe(String(1024 * 1024));
});

test('A visitor has limited time to send the headers and the whole request.', async () => {
  const { server } = await testServer({});
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 30_000]);
});

test('Garbage instead of a request gets 400 and breaks nothing.', async () => {
  const { port, get } = await testServer({});
  expect(await raw(port, '\x16\x03\x01 hello')).toContain('400 Bad Request');
  expect((await get('/fr')).status).toBe(200);
});

test('A request id that a proxy gave is taken over, an implausible one is not.', async () => {
  const { get } = await testServer({});
  const id = async (given: string) =>
    (await get('/fr', { headers: { 'x-request-id': given } })).headers.get('x-request-id');
  expect(await id('edge-0123456789')).toBe('edge-0123456789');
  expect(await id('<script>alert(1)</script>')).toMatch(/^[\w-]{36}$/);
});

test('Health is told to whoever asks by the machine’s address; a node that stops is not ready.', async () => {
  const serverStop = createServerStop({ drainMs: 0, limitMs: 5_000 });
  const { server, port, get } = await testServer({ serverStop });
  expect(statusOf(await raw(port, 'GET /healthz HTTP/1.1', 'Host: 10.0.0.3'))).toBe(200);
  expect((await get('/readyz')).status).toBe(200);
  const { promise: connected, resolve } = Promise.withResolvers<void>();
  const socket = connect(port, '127.0.0.1', resolve);
  await connected;
  socket.write('GET /readyz HTTP/1.1\r\nHost: localhost\r\n');
  await get('/healthz');
  const stopped = serverStop.stop(server);
  socket.end('\r\n');
  const answer = Buffer.concat(await socket.toArray()).toString();
  expect(statusOf(answer)).toBe(503);
  await stopped;
});

test('A stop lets the answers that are being made finish.', async () => {
  const { promise, resolve } = Promise.withResolvers<RouteAnswer>();
  const { promise: asked, resolve: begin } = Promise.withResolvers<void>();
  const serverStop = createServerStop({ drainMs: 0, limitMs: 5_000 });
  const { server, get } = await testServer({
    serverStop,
    handle: () => {
      begin();
      return promise;
    },
  });
  const response = get('/fr');
  await asked;
  const stopped = serverStop.stop(server);
  resolve(page('finished'));
  expect(await (await response).text()).toBe('finished');
  await stopped;
});

test('A stop does not wait longer than its limit.', async () => {
  const { promise: asked, resolve: begin } = Promise.withResolvers<void>();
  const serverStop = createServerStop({ drainMs: 0, limitMs: 20 });
  const { server, get } = await testServer({
    serverStop,
    handle: () => {
      begin();
      return new Promise(() => undefined);
    },
  });
  const response = get('/api/x');
  await asked;
  await Promise.all([expect(response).rejects.toThrow(), serverStop.stop(server)]);
});

test('The numbers are for this machine, and through a proxy for nobody without the token.', async () => {
  const metrics = createMetrics();
  const open = await testServer({ metrics });
  await open.get('/fr');
  const numbers = await (await open.get('/metrics')).text();
  expect(numbers).toContain('vitrine_website_answers_total{source="page-miss",status="2xx"} 1');
  expect((await open.get('/metrics', { headers: { 'x-forwarded-for': '1.2.3.4' } })).status).toBe(404);
});

test('With a token the numbers are for who knows it.', async () => {
  const { get } = await testServer({ settings: { METRICS_TOKEN: 'secret' } });
  expect((await get('/metrics')).status).toBe(404);
  expect((await get('/metrics', { headers: { authorization: 'Bearer secret' } })).status).toBe(200);
});
