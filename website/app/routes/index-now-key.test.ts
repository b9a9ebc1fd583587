import { indexNowKey } from '@vitrine/contract/index-now-key.ts';
import { beforeAll, expect, test } from 'vitest';
import { contextOf } from '../alerts/test-alert-core.ts';
import { wholeAnswer } from '../answer.ts';
import { startTestServices } from '../page/test-services.ts';
import type { Route } from './route.ts';

const page = { content: {}, microsite_id: 'm-1', site_key: 'the-key-of-the-site' };
startTestServices((request, response) => {
  let text = '';
  request.on('data', (chunk) => {
    text += chunk;
  });
  request.on('end', () => {
    const isHome = text.includes('"path":"/fr"');
    response.writeHead(isHome ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isHome ? page : {}));
  });
});

let findRoute: (path: string) => { route: Route; params: Record<string, string> };
beforeAll(async () => {
  ({ findRoute } = await import('./find-route.ts'));
});

const get = async (path: string): Promise<Response> => {
  const url = new URL(path, 'https://rivage.example');
  const { route, params } = findRoute(url.pathname);
  expect.assert(route.get);
  const answer = await route.get({
    request: new Request(url),
    url,
    isDocument: true,
    params,
    context: { ...contextOf(), origin: url.origin },
  });
  return wholeAnswer(answer).response;
};

test('a site serves its own IndexNow key', async () => {
  const key = await indexNowKey(process.env.CONTENT_API_KEY ?? '', 'm-1');
  const response = await get(`/${key}.txt`);
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    200,
    'text/plain; charset=utf-8',
    key,
  ]);
});

test.each(['/0123456789abcdef0123456789abcdef.txt', '/notes.txt', '/fr/notes.txt'])(
  '%s is the path of a page, which does not exist',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);
