import { get as httpGet, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { RouteAnswer } from '../app/answer.ts';
import { htmlAnswer } from '../app/document/hash-inline-elements.server.ts';
import { inlineMark } from '../app/inline-mark.ts';
import { page, type TestHandler, testServer } from './test-server.ts';

const marked = `<p>Propriétés</p><script nonce="${inlineMark}">start()</script>`;
const sent = '<p>Propriétés</p><script>start()</script>';
const hashes = "script-src 'strict-dynamic' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=';";

/** An application that marks its script, as a page that may be cached. */
const withScript = async () => ({ ...htmlAnswer(marked.repeat(40), {}), cache: { maxAge: null } });

/** An application that counts how often it is asked, and says what it saw of the request. */
function witness(respond: (request: Request) => Response | RouteAnswer = () => page('<p>seen</p>')) {
  const seen: Request[] = [];
  const handle: TestHandler = async (request) => {
    seen.push(request);
    return respond(request);
  };
  return { seen, handle };
}

test.each(['/fr', '/fr?variant=42'])('%s allows its own scripts by their hash.', async (path) => {
  const { get } = await testServer({ handle: withScript });
  for (const _ of [1, 2]) {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toContain(hashes);
  }
});

test('A page that marks no script allows none.', async () => {
  const { get } = await testServer({});
  expect((await get('/fr')).headers.get('content-security-policy')).toMatch(/script-src 'strict-dynamic' *;/);
});

test.each([
  ['/fr', 'from the cache', 'br'],
  ['/fr?variant=42', 'compressed for one visitor', 'zstd'],
])('%s, %s, is the same text in each coding.', async (path, _, best) => {
  const { get } = await testServer({ handle: withScript });
  for (const [asked, coding] of [
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', best],
    ['gzip, deflate, br, zstd;q=0', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', null],
  ]) {
    const response = await get(path, { headers: { 'accept-encoding': asked ?? '' } });
    expect(response.headers.get('content-encoding')).toBe(coding);
    expect(await response.text()).toBe(sent.repeat(40));
  }
});

test.each(['/fr', '/fr?variant=42'])('%s is one whole body with its length.', async (path) => {
  const { origin } = await testServer({ handle: withScript });
  const res = await new Promise<IncomingMessage>((resolve) => {
    httpGet(origin + path, { headers: { 'accept-encoding': 'br' } }, resolve);
  });
  const body = Buffer.concat(await res.toArray());
  expect(Number(res.headers['content-length'])).toBe(body.length);
  expect(brotliDecompressSync(body).toString()).toBe(sent.repeat(40));
});

test('A page that is used often is compressed better, and stays the same text.', async () => {
  const text = Array.from({ length: 400 }, (_, index) => `<p>${Math.sin(index)}</p>`).join('');
  const { get } = await testServer({ handle: async () => page(text) });
  const ask = () => get('/fr', { headers: { 'accept-encoding': 'br' } });
  const length = async () => Number((await ask()).headers.get('content-length'));
  const first = await length();
  await expect.poll(length, { interval: 5 }).toBeLessThan(first);
  expect(await (await ask()).text()).toBe(text);
});

test('A browser that has the page gets 304 with the policy; a page for one visitor has no ETag.', async () => {
  const { get } = await testServer({ handle: withScript });
  const etag = (await get('/fr')).headers.get('etag') ?? '';
  const response = await get('/fr', { headers: { 'if-none-match': etag } });
  expect([response.status, await response.text()]).toEqual([304, '']);
  expect(response.headers.get('content-security-policy')).toContain(hashes);
  expect((await get('/fr?variant=1')).headers.get('etag')).toBeNull();
});

test('A kept page tells caches how long they may keep it.', async () => {
  const { get } = await testServer({});
  const { headers } = await get('/fr');
  expect(headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=10, stale-while-revalidate=60, stale-if-error=86400',
  );
  expect(headers.get('vary')).toBe('accept-encoding');
});

test('A page names its content’s tags to shared caches, and a page for one visitor does not.', async () => {
  const handle = async () => page('x', {}, { tags: ['site-1', 'page-7'] });
  const { get } = await testServer({ handle });
  const { headers } = await get('/fr');
  expect([headers.get('cache-tag'), headers.get('surrogate-key')]).toEqual(['site-1,page-7', 'site-1 page-7']);
  expect((await get('/fr?variant=1')).headers.get('cache-tag')).toBeNull();
});

test('A page names the versions that it shows in a header that shared caches pass on, also the page of an error.', async () => {
  const tags = ['site-1', 'version-site-Ab1_', 'page-7', 'version-document-x-2'];
  const handle = async () => page('x', { status: 404 }, { tags });
  const { get } = await testServer({ handle });
  const { headers } = await get('/fr');
  expect(headers.get('x-content-version')).toBe('site-Ab1_ document-x-2');
  expect(headers.get('cache-tag')).toBe('site-1,page-7');
});

test('A page that is fetched ahead may be used by the browser for some seconds.', async () => {
  const { get } = await testServer({});
  const response = await get('/fr/contact.data', { headers: { 'sec-purpose': 'prefetch' } });
  expect(response.headers.get('cache-control')).toBe('private, max-age=10');
});

test('A client navigation is kept under its own key and answered with 304 when the browser has it.', async () => {
  const { seen, handle } = witness(() => page('[1]', { headers: { 'content-type': 'text/x-script' } }));
  const { get } = await testServer({ handle });
  const first = await get('/fr.data');
  const etag = first.headers.get('etag') ?? '';
  const second = await get('/fr.data', { headers: { 'if-none-match': etag } });
  await get('/fr');
  expect([first.status, second.status, seen.length]).toEqual([200, 304, 2]);
});

test('What is rendered for everybody knows nothing of the visitor who asked first.', async () => {
  const contexts: unknown[] = [];
  const { seen, handle } = witness();
  const { get } = await testServer({
    handle: (request, context) => {
      contexts.push(context);
      return handle(request, context);
    },
  });
  await get('/fr?utm_source=evil&page=2', {
    headers: { cookie: 'session=1; i18n_redirected=en', authorization: 'x', 'x-forwarded-host': 'evil.example' },
  });
  expect([...(seen[0]?.headers.keys() ?? [])]).toEqual(['host']);
  expect(new URL(seen[0]?.url ?? '').search).toBe('?page=2');
  expect(contexts[0]).toMatchObject({ hostname: 'localhost', clientIp: undefined, localeCookie: undefined });
});

test('An unknown query key shares the page without it.', async () => {
  const { seen, handle } = witness();
  const { get } = await testServer({ handle });
  for (const path of ['/fr', '/fr?utm_source=a', '/fr?fbclid=b']) await get(path);
  expect(seen.length).toBe(1);
});

test('A redirect is asked for again with the whole query, so that it can carry it on.', async () => {
  const { handle } = witness(
    ({ url }) => new Response(null, { status: 301, headers: { location: `/fr/nouveau${new URL(url).search}` } }),
  );
  const { get } = await testServer({ handle });
  const response = await get('/fr/vieux?utm_source=a');
  expect([response.status, response.headers.get('location')]).toEqual([301, '/fr/nouveau?utm_source=a']);
});

test('A path that is redirected by its query is asked for again with it, another missing path is not.', async () => {
  const { seen, handle } = witness(({ url }) => {
    if (url.endsWith('?id=4')) return new Response(null, { status: 301, headers: { location: '/fr/nouveau' } });
    return page('introuvable', { status: 404 }, url.includes('vieux') ? { cache: null } : {});
  });
  const { get } = await testServer({ handle });
  expect((await get('/fr/vieux?id=4')).status).toBe(301);
  expect((await get('/fr/vieux?id=5')).status).toBe(404);
  seen.length = 0;
  for (const query of ['?id=4', '?id=5', '']) expect((await get(`/fr/absent${query}`)).status).toBe(404);
  expect(seen.length).toBe(1);
});

test.each([
  ['/fr?variant=42', {}],
  ['/fr?preview=token', {}],
  ['/fr?edit=1', {}],
  ['/fr', { cookie: 'vitrine_preview=signed' }],
])('%s with %o is rendered each time and may be kept by nobody.', async (path, headers) => {
  const { seen, handle } = witness();
  const { get } = await testServer({ handle });
  const response = await get(path, { headers });
  await get(path, { headers });
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(seen.length).toBe(2);
});

test('A variant is not answered from the page without it, nor the other way round.', async () => {
  const { get } = await testServer({ handle: async ({ url }) => page(new URL(url).search || 'plain') });
  const texts = [];
  for (const path of ['/fr', '/fr?variant=42', '/fr']) texts.push(await (await get(path)).text());
  expect(texts).toEqual(['plain', '?variant=42', 'plain']);
});

test('A page that cannot be rendered any more is answered as it was, and marked so.', async () => {
  const state = { seconds: 0, status: 200 };
  const { get } = await testServer({
    now: () => state.seconds * 1000,
    handle: async () => page(`status ${state.status}`, { status: state.status }),
  });
  await get('/fr');
  Object.assign(state, { seconds: 600, status: 503 });
  const response = await get('/fr');
  expect(await response.text()).toBe('status 200');
  const { headers, status } = response;
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1');
  expect([status, headers.get('x-vitrine-stale'), headers.get('age')]).toEqual([200, '1', '600']);
  expect(headers.get('warning')).toContain('110');
});

test('With PAGE_CACHE_SECONDS=0 every page is rendered for its visitor.', async () => {
  const { seen, handle } = witness();
  const { get } = await testServer({ handle, settings: { PAGE_CACHE_SECONDS: '0' } });
  const response = await get('/fr');
  await get('/fr');
  expect(seen.length).toBe(2);
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
});

test('HEAD has the headers of GET and no body, kept or not.', async () => {
  const { get } = await testServer({});
  for (const path of ['/fr', '/fr?variant=1', '/api/thing']) {
    const response = await get(path, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  }
});

test('No page sets a cookie, so that shared caches keep it.', async () => {
  const { get } = await testServer({});
  for (const path of ['/fr', '/en/contact', '/fr?variant=1'])
    expect((await get(path)).headers.getSetCookie()).toEqual([]);
});

test('Cookies of the application arrive one by one.', async () => {
  const headers = new Headers({ 'content-type': 'text/plain' });
  headers.append('set-cookie', 'a=1');
  headers.append('set-cookie', 'b=2');
  const { get } = await testServer({ handle: async () => new Response('x', { headers }) });
  for (const path of ['/api/x', '/fr/x']) expect((await get(path)).headers.getSetCookie()).toEqual(['a=1', 'b=2']);
});

test('A body arrives at the visitor as the application writes it, also compressed.', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stream = new ReadableStream({
    async start(controller) {
      controller.enqueue(Buffer.from('<p>first</p>'));
      await promise;
      controller.enqueue(Buffer.from('<p>second</p>'));
      controller.close();
    },
  });
  const { get } = await testServer({
    handle: async () => new Response(stream, { headers: { 'content-type': 'text/plain' } }),
  });
  const response = await get('/elsewhere', { headers: { 'accept-encoding': 'gzip' } });
  const received: string[] = [];
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    received.push(chunk);
    resolve();
  }
  expect(received).toEqual(['<p>first</p>', '<p>second</p>']);
});

test('A visitor who goes away ends the work for them.', async () => {
  const { promise: asked, resolve: begin } = Promise.withResolvers<Request>();
  const { get } = await testServer({
    handle: (request) => {
      begin(request);
      return new Promise((_resolve, reject) =>
        request.signal.addEventListener('abort', () => reject(request.signal.reason)),
      );
    },
  });
  const leave = new AbortController();
  const response = get('/api/slow', { signal: leave.signal });
  const { signal } = await asked;
  leave.abort();
  await expect(response).rejects.toThrow();
  await new Promise<void>((resolve) =>
    signal.aborted ? resolve() : signal.addEventListener('abort', () => resolve()),
  );
  expect(signal.aborted).toBe(true);
});

test('A visitor who goes away in the middle of a body stops it from being made.', async () => {
  const { promise: cancelled, resolve } = Promise.withResolvers<string>();
  const endless = () =>
    new ReadableStream({
      pull: (controller) => controller.enqueue(Buffer.alloc(65_536, 'x')),
      cancel: () => resolve('cancelled'),
    });
  const { get } = await testServer({
    handle: async () => new Response(endless(), { headers: { 'content-type': 'text/plain' } }),
  });
  const leave = new AbortController();
  await get('/elsewhere', { signal: leave.signal, headers: { 'accept-encoding': 'identity' } });
  leave.abort();
  expect(await cancelled).toBe('cancelled');
});

test('A visitor who goes away does not take the page from those who wait for it too.', async () => {
  const { promise, resolve } = Promise.withResolvers<RouteAnswer>();
  const { promise: asked, resolve: begin } = Promise.withResolvers<void>();
  const { get } = await testServer({
    handle: () => {
      begin();
      return promise;
    },
  });
  const leave = new AbortController();
  const first = get('/fr', { signal: leave.signal });
  await asked;
  const second = get('/fr');
  leave.abort();
  await expect(first).rejects.toThrow();
  resolve(page('here'));
  expect(await (await second).text()).toBe('here');
});

test('A form reaches the application whole, with the address of who sent it.', async () => {
  const { get } = await testServer({
    handle: async (request, context) => {
      const form = await request.formData();
      return Response.json({ email: form.get('email'), ip: context.clientIp });
    },
  });
  const body = new FormData();
  body.set('email', 'a@example.ca');
  const response = await get('/api/contact', { method: 'POST', body });
  expect(await response.json()).toEqual({ email: 'a@example.ca', ip: '127.0.0.1' });
});

test('A body that breaks off ends the connection instead of looking whole.', async () => {
  const broken = () =>
    new ReadableStream({
      start: (controller) => controller.enqueue(Buffer.from('<p>half')),
      pull: () => Promise.reject(new Error('broken')),
    });
  const { get } = await testServer({
    handle: async () => new Response(broken(), { headers: { 'content-type': 'text/plain' } }),
  });
  const response = await get('/elsewhere', { headers: { 'accept-encoding': 'identity' } });
  await expect(response.text()).rejects.toThrow();
});

test('An application that throws gives a short page in both languages with the request id.', async () => {
  const { get } = await testServer({ handle: () => Promise.reject(new Error('bug')) });
  for (const path of ['/fr', '/api/x']) {
    const response = await get(path, { headers: { 'x-request-id': 'abc-12345' } });
    const body = await response.text();
    expect([response.status, response.headers.get('x-request-id')]).toEqual([500, 'abc-12345']);
    expect(body).toContain('Désolés');
    expect(body).toContain('Sorry');
    expect(body).toContain('abc-12345');
    expect(body).not.toContain('bug');
  }
});

test('An application that throws over a form says so too.', async () => {
  const { get } = await testServer({
    handle: async (request) => {
      await request.text();
      throw new Error('bug');
    },
  });
  const response = await get('/api/contact', { method: 'POST', body: 'a=b', headers: { accept: 'application/json' } });
  expect([response.status, (await response.json()).status]).toEqual([500, 500]);
});

test('HEAD of a page that fails has its status.', async () => {
  const { get } = await testServer({ handle: async () => new Response(null, { status: 503 }) });
  expect((await get('/fr?variant=1', { method: 'HEAD' })).status).toBe(503);
});

test('A page that hangs costs its limit once and does not hold who asks after it.', async () => {
  const state = { hangs: true };
  const { get } = await testServer({
    renderLimitMs: 200,
    handle: () => (state.hangs ? new Promise(() => undefined) : Promise.resolve(page('awake'))),
  });
  const [first, second] = await Promise.all([get('/fr'), get('/fr')]);
  expect([first.status, second.status]).toEqual([504, 504]);
  state.hangs = false;
  expect(await (await get('/fr')).text()).toBe('awake');
});

test('The answer keeps going out while the visitor reads slowly.', async () => {
  const { origin } = await testServer({ handle: async () => page('x'.repeat(3_000_000)) });
  const res = await new Promise<IncomingMessage>((resolve) => {
    httpGet(`${origin}/fr`, resolve);
  });
  res.pause();
  await new Promise((resolve) => setImmediate(resolve));
  expect((await text(res)).length).toBe(3_000_000);
});
