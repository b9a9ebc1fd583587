import { beforeAll, expect, test } from 'vitest';
import { contextOf } from '../alerts/test-alert-core.ts';
import { startTestServices } from '../page/test-services.ts';

let isContentDown = false;

startTestServices((_, response) => {
  const body = { content: { fields: [] }, microsite_id: 'm-1', site_key: 'the-key-of-the-site' };
  response.writeHead(isContentDown ? 500 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});

let get: typeof import('./favourites.ts').get;
beforeAll(async () => {
  ({ get } = await import('./favourites.ts'));
});

let host = 0;
/** Calls the page of another host each time, so that no test sees the cache of another. */
const call = (path: string) => {
  host += 1;
  const request = new Request(`https://www.example.ca${path}`);
  const context = contextOf({ hostname: `f${host}.example.ca` });
  return get({ request, url: new URL(request.url), isDocument: false, params: {}, context });
};

test.each([
  ['/fr/favoris', 'Mes favoris'],
  ['/en/favourites', 'My favourites'],
])('%s is kept from search engines, and leads to the other language', async (path, title) => {
  const { response } = await call(path);
  expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  const { page, view } = await response.json();
  expect(view).toMatchObject({ name: 'favourites', data: null });
  expect(page.head).toMatchObject({ title, robots: 'noindex', canonical: null, alternates: [] });
  expect(page.alternatePaths).toEqual({ fr: '/fr/favoris', en: '/en/favourites' });
});

test('the page answers 503 while the site cannot be reached', async () => {
  isContentDown = true;
  const { response } = await call('/fr/favoris');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
});
