import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type ServerType, serve } from '@hono/node-server';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { apiKey, type ContentFixture, startContent } from '../content/test/content-fixture.ts';
import { type RouteAnswer, wholeAnswer } from '../website/app/answer.ts';
import { readEnvironment } from '../website/app/env.server.ts';
import { collectCacheTags } from '../website/app/services/cache-tags.server.ts';
import { fetchArticles, fetchPage } from '../website/app/services/content.server.ts';
import type { AppHandler } from '../website/server/app-request.ts';
import { followChanges } from '../website/server/follow-changes.ts';
import { createSiteServer } from '../website/server/site-server.ts';

const log = pino({ level: 'silent' });
const hosts = ['site-1.localhost', 'site-2.localhost'] as const;
let content: ContentFixture;
let contentServer: ServerType;
const nodes: Awaited<ReturnType<typeof startNode>>[] = [];
let article: { id: number; path: string };

beforeAll(async () => {
  content = await startContent('publish');
  await content.importSite('1');
  await content.importSite('2');
  contentServer = serve({ fetch: content.app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(contentServer, 'listening');
  const { port } = contentServer.address() as AddressInfo; // it listens on TCP
  Object.assign(process.env, {
    CONTENT_URL: `http://127.0.0.1:${port}`,
    CONTENT_API_KEY: apiKey,
    SITE_MODE: 'domain',
    // Far longer than the test, so that a page is rendered again only when it is purged.
    PAGE_CACHE_SECONDS: '3600',
    LOG_LEVEL: 'silent',
  });
  nodes.push(await startNode(), await startNode());
  const { docs } = await content.payload.find({ collection: 'articles', where: { 'site.site_id': { equals: '1' } } });
  const id = Number(docs[0]?.id);
  const { body } = await content.page('1', `/fr/blogue/x-${id}`);
  article = { id, path: body.location };
});
afterAll(async () => {
  for (const { server } of nodes) {
    server.closeAllConnections();
    server.close();
  }
  // A server of node:http, as no other was asked for.
  if ('closeAllConnections' in contentServer) contentServer.closeAllConnections();
  contentServer.close();
  await content.stop();
});

/** A website whose pages are the answers of the content service; `/fr/blogue` lists the site's articles. */
async function startNode() {
  const env = readEnvironment(process.env);
  const renders: string[] = [];
  const received: string[] = [];
  const answerOf = async ({ url }: Request): Promise<Response | RouteAnswer> => {
    const { hostname, pathname } = new URL(url);
    renders.push(hostname + pathname);
    const siteKey = `site-key-of-${hostname.split('.')[0]}`;
    const answer =
      pathname === '/fr/blogue'
        ? await fetchArticles({ language: 'fr', page: 1, limit: 10, order: 'desc' }, siteKey, 'fr')
        : await fetchPage({ path: pathname, query: {}, hostname, locale: 'fr' });
    if (answer.kind !== 'answered') return new Response(null, { status: 503 });
    return { response: new Response(answer.text, { status: answer.status }), cache: { maxAge: null } };
  };
  const handle: AppHandler = async (request) => {
    const { result, tags } = await collectCacheTags(() => answerOf(request));
    return { ...wholeAnswer(result), tags };
  };
  const server = await createSiteServer({
    handle,
    env,
    log,
    clientDir: 'no-files',
    followChanges: (onChange) =>
      followChanges({
        ...{ url: `${env.CONTENT_URL}/api/changes`, apiKey, log, firstWaitMs: 10 },
        onChange(tags) {
          onChange(tags);
          received.push(...tags);
        },
      }),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  await vi.waitFor(() => expect(received).toContain('all'), { timeout: 60_000 });
  return { server, port: (server.address() as AddressInfo).port, renders, received }; // it listens on TCP
}
type Node = Awaited<ReturnType<typeof startNode>>;

async function ask({ port, renders }: Node, host: string, path: string) {
  const before = renders.length;
  const [response] = await once(get({ port, path, headers: { host }, agent: false }), 'response');
  return { status: response.statusCode, body: await text(response), isHit: renders.length === before };
}

const pages = hosts.flatMap((host) => ['/fr', '/fr/contact', '/fr/blogue', '/fr/rien'].map((path) => host + path));
const allPages = () => [...pages, hosts[0] + article.path];

/** Asks both nodes for every page until each is a hit, and waits for no change to be on its way. */
async function fill(): Promise<void> {
  await expect.poll(async () => (await purgedOn(nodes)).flat()).toEqual([]);
  for (const { received } of nodes) received.length = 0;
}

const purgedOn = (all: readonly Node[]): Promise<string[][]> =>
  Promise.all(
    all.map(async (node) => {
      const asked = [];
      for (const page of allPages()) {
        const [host = ''] = page.split('/', 1);
        const { isHit } = await ask(node, host, page.slice(host.length));
        if (!isHit) asked.push(page);
      }
      return asked;
    }),
  );

/** Makes a change and returns the pages that each node renders again, once both have received it, and the time that took, ms. */
async function change(make: () => Promise<unknown>) {
  await fill();
  await make();
  const changedAt = performance.now();
  await expect.poll(() => nodes.every(({ received }) => received.length > 0), { interval: 5 }).toBe(true);
  const ms = performance.now() - changedAt;
  return { purged: await purgedOn(nodes), ms };
}

async function idOf(collection: 'pages' | 'people' | 'sites', where: Record<string, unknown>): Promise<number> {
  const { docs } = await content.payload.find({ collection, where: where as never, locale: 'fr' }); // the tests name fields that exist
  return Number(docs[0]?.id);
}
const pageId = (path: string) => idOf('pages', { path: { equals: path }, 'site.site_id': { equals: '1' } });

/** The article leads to the page of its author, which any new page may be as long as the author has none. */
const ofAuthorWithoutPage = () => `site-1.localhost${article.path}`;

const twice = (...expected: string[]) => [expected, expected];

describe('on every node and within a second,', () => {
  test('publishing a page empties that page, and those that are not found, of its site alone', async () => {
    const id = await pageId('/fr/contact');
    const { purged, ms } = await change(() =>
      content.payload.update({
        ...{ collection: 'pages', id, locale: 'fr' },
        data: { title: 'Écrivez-nous', _status: 'published' },
      }),
    );
    expect(purged).toEqual(twice('site-1.localhost/fr/contact', 'site-1.localhost/fr/rien', ofAuthorWithoutPage()));
    expect(ms).toBeLessThan(1000);
    for (const node of nodes) expect((await ask(node, hosts[0], '/fr/contact')).body).toContain('Écrivez-nous');
  });

  test('a change of the menu empties all pages of its site and none of another', async () => {
    const id = await idOf('sites', { site_id: { equals: '1' } });
    const { purged, ms } = await change(() =>
      content.payload.update({ collection: 'sites', id, data: { maintenance: false } }),
    );
    const ofSite = allPages().filter((page) => page.startsWith(hosts[0]) && !page.endsWith('/fr/blogue'));
    expect(purged).toEqual(twice(...ofSite));
    expect(ms).toBeLessThan(1000);
  });

  test('an article empties its page and the lists of articles', async () => {
    const { purged, ms } = await change(() =>
      content.payload.update({
        ...{ collection: 'articles', id: article.id, locale: 'fr' },
        data: { excerpt: 'Encore plus bref.', _status: 'published' },
      }),
    );
    expect(purged).toEqual(
      twice('site-1.localhost/fr/blogue', 'site-1.localhost/fr/rien', `site-1.localhost${article.path}`),
    );
    expect(ms).toBeLessThan(1000);
  });

  test('a person empties the pages that list people, and the articles that the person wrote', async () => {
    const id = await idOf('people', { slug: { equals: 'camille-fontaine' }, 'site.site_id': { equals: '1' } });
    const { purged } = await change(() =>
      content.payload.update({ collection: 'people', id, data: { name: 'Camille Roy' } }),
    );
    expect(purged).toEqual(
      twice('site-1.localhost/fr', 'site-1.localhost/fr/blogue', `site-1.localhost${article.path}`),
    );
  });

  test('a page that was not found appears once it is published', async () => {
    const site = await idOf('sites', { site_id: { equals: '1' } });
    const { purged } = await change(() =>
      content.payload.create({
        ...{ collection: 'pages', locale: 'fr' },
        data: { title: 'Enfin', path: '/fr/rien', site, blocks: [], _status: 'published' },
      }),
    );
    expect(purged).toEqual(twice('site-1.localhost/fr/rien', ofAuthorWithoutPage()));
    for (const node of nodes) expect((await ask(node, hosts[0], '/fr/rien')).status).toBe(200);
  });
});

test('A draft empties nothing.', async () => {
  const id = await pageId('/fr/contact');
  await fill();
  const person = await idOf('people', { slug: { equals: 'luc-adjoint' }, 'site.site_id': { equals: '2' } });
  await content.payload.update({ collection: 'pages', id, data: { title: 'Ébauche' }, draft: true, locale: 'fr' });
  // A change that is announced after the draft shows that the draft was not.
  await content.payload.update({ collection: 'people', id: person, data: { name: 'Luc' } });
  await expect.poll(() => nodes.every(({ received }) => received.length > 0)).toBe(true);
  expect(nodes.flatMap(({ received }) => received).filter((tag) => tag.startsWith('page-'))).toEqual([]);
});

test('After an outage of the announcements every page is rendered again, so that nothing missed stays.', async () => {
  await fill();
  const client = new pg.Client({ connectionString: content.env.DATABASE_URL });
  await client.connect();
  onTestFinished(() => client.end());
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen content_changed' and datname = current_database()`,
  );
  expect(rowCount).toBe(1);
  await content.payload.update({
    ...{ collection: 'pages', id: await pageId('/fr/contact'), locale: 'fr' },
    data: { title: 'Retrouvé', _status: 'published' },
  });
  const bodies = () => Promise.all(nodes.map(async (node) => (await ask(node, hosts[0], '/fr/contact')).body));
  await expect
    .poll(bodies, { timeout: 10_000 })
    .toEqual([expect.stringContaining('Retrouvé'), expect.stringContaining('Retrouvé')]);
  expect(nodes.map(({ received }) => received.includes('all'))).toEqual([true, true]);
});
