import { indexNowKey } from '@vitrine/contract/index-now-key.ts';
import type { ListingChanges } from '@vitrine/contract/sitemap.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { apiKey, type ContentFixture, startContent, startCoreDouble } from '../../../test/content-fixture.ts';
import { CoreUnavailableError } from '../core/core-client.ts';
import { siteDirectory } from '../sites/find-site.ts';
import { submitAll } from './index-now.ts';

type Answer = number | 'reset' | 'redirect';

let content: ContentFixture;
let engine: Awaited<ReturnType<typeof startCoreDouble>>;
/** The bodies of the requests that the fake IndexNow server received, and the status with which it answers. */
let bodies: { host: string; key: string; keyLocation: string; urlList: string[] }[] = [];
let answers: (host: string) => Answer = () => 200;
let changes: ListingChanges | 'down' = { changes: [], next: '1-', more: false };

beforeAll(async () => {
  engine = await startCoreDouble((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      const body = JSON.parse(text);
      const answer = answers(body.host);
      bodies.push(body);
      if (answer === 'reset') return void request.socket.destroy();
      if (answer === 'redirect') return void response.writeHead(307, { location: '/elsewhere' }).end();
      response.writeHead(answer, answer === 429 ? { 'retry-after': '7200' } : {}).end('<html>not JSON</html>');
    });
  });
  content = await startContent('content_index_now');
  await content.importSite('1');
  await content.importSite('2');
  await run();
});
afterAll(async () => {
  await content.stop();
  await engine.stop();
});
beforeEach(async () => {
  answers = () => 200;
  changes = { changes: [], next: '1-', more: false };
  await run();
  bodies = [];
});

const failing = () => new Map<string, { failures: number; until: number }>();
const options = () => ({
  payload: content.payload,
  databaseUrl: content.env.DATABASE_URL,
  core: {
    async listingChanges(site: { siteId: string }, after: string | null): Promise<ListingChanges> {
      if (changes === 'down') throw new CoreUnavailableError();
      const isNew = site.siteId === '1' && after !== null && after !== changes.next;
      return isNew ? changes : { changes: [], next: after ?? '1-', more: false };
    },
  },
  server: engine.url,
  apiKey,
  log: pino({ level: 'silent' }),
  findSites: async () => {
    const sites = siteDirectory(content.payload, () => 0);
    return (await Promise.all([sites.byId('1'), sites.byId('2')])).filter((site) => site !== null);
  },
});
async function run(state = failing(), now?: number, given = {}) {
  await submitAll({ ...options(), ...given }, state, now);
}
const sent = () => bodies.flatMap(({ urlList }) => urlList).sort();

async function siteId(name = '1') {
  const { docs } = await content.payload.find({ collection: 'sites', where: { site_id: { equals: name } } });
  return Number(docs[0]?.id);
}
let number = 0;
/** Publishes a page in French, and returns its id and its address. */
async function publish(site = '1') {
  const path = `/fr/page-${++number}`;
  const data = {
    site: await siteId(site),
    title: path,
    path,
    access: 'public' as const,
    _status: 'published' as const,
  };
  const { id } = await content.payload.create({ collection: 'pages', locale: 'fr', data });
  return { id, url: `https://site-${site}.example.ca${path}` };
}

test('the pages of a site are not submitted when they are first seen, and nothing is while nothing changes', () => {
  expect(bodies).toEqual([]);
});

test('a page is submitted when it is new, when it changes and when it is gone, each once', async () => {
  const { id, url } = await publish();
  await run();
  await run();
  expect(sent()).toEqual([url]);
  await content.payload.update({
    collection: 'pages',
    id,
    locale: 'fr',
    data: { title: 'Autre', _status: 'published' },
  });
  await run();
  await content.payload.delete({ collection: 'pages', id });
  await run();
  await run();
  expect(sent()).toEqual([url, url, url]);
});

test('a draft, a restricted page and one that is kept from search engines are not submitted', async () => {
  const { id } = await publish();
  await content.payload.update({
    collection: 'pages',
    id,
    locale: 'fr',
    data: { access: 'restricted', _status: 'published' },
  });
  await run();
  expect(sent()).toEqual([]);
});

test('an article is submitted when it is published', async () => {
  await content.payload.create({
    collection: 'articles',
    locale: 'fr',
    data: { site: await siteId(), title: 'Un', slug: 'un', published_at: '2026-01-15', _status: 'published' },
  });
  await run();
  expect(sent()).toEqual([expect.stringMatching(/^https:\/\/site-1\.example\.ca\/fr\/blogue\/un-\d+$/)]);
});

test('a call names the host, its key, and where the key is found', async () => {
  await publish('2');
  await run();
  const key = await indexNowKey(apiKey, 'm-2');
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(key).not.toBe(await indexNowKey(apiKey, 'm-1'));
  expect(bodies).toMatchObject([
    { host: 'site-2.example.ca', key, keyLocation: `https://site-2.example.ca/${key}.txt` },
  ]);
});

test('changed listings of a site without a search are not submitted', async () => {
  changes = { changes: [{ fr: '/proprietes/maison-0', en: '/properties/house-0' }], next: '1-1', more: false };
  await run();
  expect(sent()).toEqual([]);
});

test('changed listings are submitted in both languages, each change once', async () => {
  await content.publishSearch('1');
  await run();
  bodies = [];
  changes = { changes: [{ fr: '/proprietes/maison-1', en: '/properties/house-1' }], next: '2-1', more: false };
  await run();
  await run();
  expect(sent()).toEqual([
    'https://site-1.example.ca/en/properties/house-1',
    'https://site-1.example.ca/fr/proprietes/maison-1',
  ]);
});

test.each<Answer>([500, 403, 'reset', 'redirect'])(
  'after %s the addresses are submitted again later, and those of other sites at once',
  async (answer) => {
    answers = (host) => (host.startsWith('site-1') ? answer : 200);
    const [failed, other] = [await publish('1'), await publish('2')];
    const state = failing();
    const start = Date.now();
    await run(state, start);
    expect(sent()).toEqual([failed.url, other.url]);
    bodies = [];
    answers = () => 200;
    await run(state, start + 30_000);
    expect(sent()).toEqual([]);
    await run(state, start + 61_000);
    expect(sent()).toEqual([failed.url]);
    expect(state.size).toBe(0);
  },
);

test('a server that asks for time gets it', async () => {
  answers = () => 429;
  const { url } = await publish();
  const state = failing();
  const start = Date.now();
  await run(state, start);
  answers = () => 200;
  bodies = [];
  await run(state, start + 7_100_000);
  expect(sent()).toEqual([]);
  await run(state, start + 7_201_000);
  expect(sent()).toEqual([url]);
});

test('addresses that the server refuses are not sent again', async () => {
  answers = () => 422;
  await publish();
  await run();
  bodies = [];
  await run();
  expect(sent()).toEqual([]);
});

test('while core is away, pages are submitted all the same', async () => {
  changes = 'down';
  const { url } = await publish();
  await run();
  expect(sent()).toEqual([url]);
});

test('a private host is never submitted', async () => {
  await publish();
  await run(failing(), undefined, { isPublic: () => false });
  expect(bodies).toEqual([]);
});

test('of two processes, one submits', async () => {
  const { url } = await publish();
  await Promise.all([run(), run()]);
  expect(sent()).toEqual([url]);
});
