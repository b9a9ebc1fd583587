import { beforeAll, expect, test } from 'vitest';
import { startTestServices } from '../page/test-services.ts';
import type { RequestContext } from '../request-context.ts';

/** Body of the last request to the content service, which redirects `?p=12` alone. */
let asked: unknown;
startTestServices((request, response) => {
  let text = '';
  request.on('data', (chunk) => {
    text += chunk;
  });
  request.on('end', () => {
    asked = JSON.parse(text);
    const isOld = text.includes('"p":"12"');
    response.writeHead(isOld ? 301 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isOld ? { location: '/fr/contact', drops_query: true } : {}));
  });
});

let get: typeof import('./locale-redirect.ts').get;
beforeAll(async () => {
  ({ get } = await import('./locale-redirect.ts'));
});

async function visitRoot(visitor: Partial<RequestContext>, acceptLanguage = 'en', query = 'utm_source=a') {
  asked = null;
  const url = new URL(`${visitor.origin ?? 'http://localhost'}/?${query}`);
  const base = {
    requestId: 'id',
    hostname: 'localhost',
    origin: url.origin,
    clientIp: '1.2.3.4',
    localeCookie: undefined,
  };
  const context = { ...base, ...visitor };
  const request = new Request(url, { headers: { 'accept-language': acceptLanguage } });
  const { headers } = await get({ url, request, isDocument: true, context, params: {} });
  return { location: headers.get('location'), cookies: headers.getSetCookie() };
}

test('The redirect remembers its language in the cookie.', async () => {
  expect(await visitRoot({})).toEqual({
    location: '/en?utm_source=a',
    cookies: ['i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax'],
  });
});

test('The cookie that a visitor brings decides, and is not sent again.', async () => {
  expect(await visitRoot({ localeCookie: 'fr' })).toEqual({ location: '/fr?utm_source=a', cookies: [] });
});

test('Over https the cookie is for https alone.', async () => {
  expect((await visitRoot({ origin: 'https://a.example' })).cookies[0]).toMatch(/; Secure$/);
});

test('A query that the content service redirects leads to the page of an old website.', async () => {
  const { location } = await visitRoot({}, 'fr', 'p=12&utm_source=a');
  expect(location).toBe('/fr/contact');
  expect(asked).toMatchObject({ path: '/', query: { p: '12', utm_source: 'a' } });
});

test('Any other query is kept, and one of campaigns alone is not asked about.', async () => {
  expect((await visitRoot({}, 'fr', 'p=13')).location).toBe('/fr?p=13');
  expect((await visitRoot({}, 'fr')).location).toBe('/fr?utm_source=a');
  expect(asked).toBeNull();
});
