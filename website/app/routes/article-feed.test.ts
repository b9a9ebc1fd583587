import { beforeAll, beforeEach, expect, test } from 'vitest';
import { contextOf } from '../alerts/test-alert-core.ts';
import { startTestServices } from '../page/test-services.ts';

/** Categories of the calls for articles. */
let asked: (string | null)[] = [];
/** Number of articles that the content service has, and the page of articles that it cannot give. */
let service = { total: 0, failingPage: 0, hasBlog: true };

const article = (number: number) => ({
  ...{ id: String(number), slug: { fr: `conseil-${number}` }, title: { fr: `Conseil ${number}` } },
  published_at: '2026-08-05T12:00:00.000Z',
});

startTestServices((request, response) => {
  const url = new URL(request.url ?? '', 'http://content');
  const json = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (url.pathname.startsWith('/api/page')) {
    const page = {
      content: { fields: [] },
      title: { fr: 'Blogue' },
      microsite_id: 'm-1',
      site_key: 'the-key-of-the-site',
    };
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => (body.includes('/blogue') && !service.hasBlog ? json(404, {}) : json(200, page)));
    return;
  }
  asked.push(url.searchParams.get('categories'));
  const page = Number(url.searchParams.get('page'));
  const limit = Number(url.searchParams.get('limit'));
  if (page === service.failingPage) return json(500, {});
  const numbers = Array.from({ length: service.total }, (_, index) => index + 1);
  json(200, { articles: numbers.slice((page - 1) * limit, page * limit).map(article), total: service.total });
});

let get: typeof import('./article-feed.ts').get;
beforeAll(async () => {
  ({ get } = await import('./article-feed.ts'));
});
beforeEach(() => {
  service = { total: 1, failingPage: 0, hasBlog: true };
  asked = [];
});

const feed = (query = '') => {
  const request = new Request(`https://www.example.ca/fr/blogue/rss.xml${query}`);
  return get({ request, url: new URL(request.url), isDocument: true, params: {}, context: contextOf() });
};

test('the feed holds every article with its absolute address, and may be cached', async () => {
  service.total = 45;
  const response = await feed();
  const text = await response.text();
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=300');
  expect(text.match(/<item>/g)).toHaveLength(45);
  expect(text).toMatch(/<link>https?:\/\/[^<]+\/fr\/blogue\/conseil-45-45<\/link>/);
});

test('a page of articles that cannot be read ends the feed as a whole document', async () => {
  service = { ...service, total: 45, failingPage: 2 };
  const text = await (await feed()).text();
  expect(text.match(/<item>/g)).toHaveLength(20);
  expect(text.trim()).toMatch(/<\/rss>$/);
});

test('a site without a blog has no feed, and one whose articles cannot be read says so', async () => {
  service.hasBlog = false;
  expect((await feed()).status).toBe(404);
  service = { total: 1, failingPage: 1, hasBlog: true };
  expect((await feed()).status).toBe(503);
});

test('the feed of a filtered blog holds the articles of its categories, on every page of the service', async () => {
  service.total = 45;
  const text = await (await feed('?categories=4&categories=1&order=asc')).text();
  expect(asked).toEqual(['4,1', '4,1', '4,1']);
  expect(text).toContain('/fr/blogue?categories=4%2C1</link>');
});
