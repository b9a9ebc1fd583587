import { sitemapEntries, sitemapFiles } from '@vitrine/contract/sitemap.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type ContentFixture, startContent } from '../../../test/content-fixture.ts';
import { coreClient } from '../core/core-client.ts';
import { siteDirectory } from '../sites/find-site.ts';
import { findSitemapEntries, findSitemapFiles } from './find-sitemap.ts';

let content: ContentFixture;
beforeAll(async () => {
  content = await startContent('content_sitemap');
  await content.importSite('1');
  await content.importSite('2');
});
afterAll(() => content.stop());

const stores = () => ({ payload: content.payload, core: coreClient(content.env.CORE_URL) });
const ask = (path: string, key = 'site-key-of-site-1') =>
  content.call(`/api/${path}`, { headers: { 'x-site-api': key } });

/** Returns the site as it is stored now. The service caches it until it receives a change notification. */
async function siteNow(siteId = '1') {
  const site = await siteDirectory(content.payload, () => 0).byId(siteId);
  expect.assert(site);
  return site;
}

type Kind = 'pages' | 'articles';
type Language = 'fr' | 'en';
const entriesOf = async (kind: Kind, language: Language = 'fr', siteId?: string) =>
  (await findSitemapEntries(stores(), await siteNow(siteId), { kind, language })).entries;
const paths = async (kind: Kind, language: Language = 'fr', siteId?: string) =>
  (await entriesOf(kind, language, siteId)).map((entry) => entry.paths[language]);
const filesOf = async (kind: Kind) =>
  (await findSitemapFiles(stores(), await siteNow(), { kind, language: 'fr' })).files;

const idOfSite = async (siteId = '1') => {
  const { docs } = await content.payload.find({ collection: 'sites', where: { site_id: { equals: siteId } } });
  return Number(docs[0]?.id);
};

/** Publishes `/fr/test-page` and `/en/test-page` until the test ends; `data` is that of the French page. */
async function publish(data: Record<string, unknown>) {
  const of = (locale: Language) => ({ title: 'Test', path: `/${locale}/test-page`, _status: 'published' as const });
  const page = await content.payload.create({
    collection: 'pages',
    locale: 'fr',
    data: { site: await idOfSite(), access: 'public', ...of('fr'), ...data },
  });
  const remove = async () =>
    void (await content.payload.delete({ collection: 'pages', where: { id: { equals: page.id } } }));
  onTestFinished(remove);
  await content.payload.update({
    collection: 'pages',
    id: page.id,
    locale: 'en',
    data: { ...of('en'), _status: page._status ?? 'published', ...(data.redirect ? { redirect: data.redirect } : {}) },
  });
  return remove;
}

test('the pages of a site are listed in both languages, with the pictures that they show', async () => {
  const entries = await entriesOf('pages');
  expect(entries.map((entry) => entry.paths)).toContainEqual({ fr: '/fr/vendre', en: '/en/sell' });
  expect(entries[0]).toMatchObject({ paths: { fr: '/fr', en: '/en' }, pictures: ['/resources/facade-001.webp'] });
  expect(await paths('pages', 'en')).toContain('/en/sell');
});

test('a page has the date of its last publication, unless it shows what changes without it', async () => {
  const dates = new Map((await entriesOf('pages')).map((entry) => [entry.paths.fr, entry.last_modified]));
  expect(dates.get('/fr/contact')).toMatch(/^20\d\d-/);
  expect(dates.get('/fr/vendre')).toBeNull();
});

test('an article has the date of its last change or that of its publication, whichever is later', async () => {
  const [entry] = await entriesOf('articles');
  expect(entry).toMatchObject({
    paths: {
      fr: expect.stringMatching(/^\/fr\/blogue\/conseil-1-\d+$/),
      en: expect.stringMatching(/^\/en\/blog\/advice-1-/),
    },
    pictures: ['/resources/facade-001.webp'],
  });
  expect(Date.parse(entry?.last_modified ?? '')).toBeGreaterThan(Date.parse('2026-01-01T12:00:00.000Z'));
});

test.each([
  ['restricted', { access: 'restricted' }],
  ['a draft', { _status: 'draft' }],
  ['a redirect', { redirect: { status: '301', location: '/fr/vendre' } }],
  ['kept from search engines', { seo: { robots_index_rule: 'noindex, follow' } }],
  ['a copy of another page', { seo: { canonical_url: 'https://site-1.example.ca/fr/vendre' } }],
  ['a copy of a page elsewhere', { seo: { canonical_url: 'https://elsewhere.example/fr/test-page' } }],
])('a page that is %s is not listed', async (_, data) => {
  await publish(data);
  expect(await paths('pages')).not.toContain('/fr/test-page');
});

test.each(['/fr/test-page', 'https://www.site-1.example.ca/fr/test-page/'])(
  'a page that names itself as canonical by %s is listed',
  async (canonical_url) => {
    await publish({ seo: { canonical_url } });
    expect(await paths('pages')).toContain('/fr/test-page');
  },
);

test('a page that is kept from search engines in one language is no alternate of the other', async () => {
  await publish({ seo: { robots_index_rule: 'noindex' } });
  const english = (await entriesOf('pages', 'en')).find((entry) => entry.paths.en === '/en/test-page');
  expect(english?.paths).toEqual({ en: '/en/test-page' });
});

test('a rule of the site for robots holds for its pages that have none', async () => {
  const id = await idOfSite();
  await content.payload.update({
    collection: 'sites',
    id,
    locale: 'fr',
    data: { seo: { robots_index_rule: 'noindex' } },
  });
  expect(await paths('pages')).toEqual([]);
  expect(await paths('pages', 'en')).toContain('/en/sell');
  await content.payload.update({ collection: 'sites', id, locale: 'fr', data: { seo: { robots_index_rule: null } } });
});

test('an article that is dated in the future or not written in the language is not listed', async () => {
  const create = async (data: Record<string, unknown>) =>
    content.payload.create({
      collection: 'articles',
      locale: 'fr',
      data: {
        site: await idOfSite(),
        title: 'Un',
        slug: 'un',
        published_at: '2026-01-15',
        _status: 'published',
        ...data,
      },
    });
  const made = [await create({ published_at: '2999-01-01' }), await create({ slug: 'seulement' })];
  const [french, english] = [await entriesOf('articles'), await entriesOf('articles', 'en')];
  expect(french.filter((entry) => entry.paths.en === undefined).map((entry) => entry.paths.fr)).toEqual([
    `/fr/blogue/seulement-${made[1]?.id}`,
  ]);
  expect(english).toHaveLength(3);
  for (const { id } of made) await content.payload.delete({ collection: 'articles', id });
});

test('a site lists what is its own, by its key alone', async () => {
  const listed = async (key: string) => {
    const answer = await ask('sitemap-entries?kind=articles&language=fr', key);
    return sitemapEntries.parse(await answer.json()).entries.map((entry) => entry.paths.fr);
  };
  const [own, others] = [await listed('site-key-of-site-1'), await listed('site-key-of-site-2')];
  expect([own.length, others.length]).toEqual([3, 3]);
  expect(own.filter((path) => others.includes(path))).toEqual([]);
  for (const path of ['sitemap-files', 'sitemap-entries']) {
    const query = `${path}?kind=pages&language=fr`;
    expect([(await ask(query, '')).status, (await ask(query, 'wrong')).status]).toEqual([401, 401]);
  }
});

test('the files are answered with an ETag', async () => {
  const answer = await ask('sitemap-files?kind=pages&language=fr');
  expect(sitemapFiles.parse(await answer.json()).files).toEqual(await filesOf('pages'));
  expect(answer.headers.get('etag')).toMatch(/^".+"$/);
});

test('files and entries follow each other without gap or repetition', async () => {
  const site = await siteNow();
  const query = { kind: 'pages', language: 'fr' } as const;
  const { files } = await findSitemapFiles(stores(), site, query, 2);
  const parts = await Promise.all(
    files.map(({ after }) => findSitemapEntries(stores(), site, { ...query, after: after ?? undefined }, 2)),
  );
  const all = await findSitemapEntries(stores(), site, query);
  expect(parts.flatMap(({ entries }) => entries)).toEqual(all.entries);
  expect(parts.slice(0, -1).map(({ next }) => next)).toEqual(files.slice(1).map(({ after }) => after));
});

test('the version of a file changes with its pages', async () => {
  const before = await filesOf('pages');
  const remove = await publish({});
  const during = await filesOf('pages');
  await remove();
  expect(before).toHaveLength(1);
  expect(during[0]?.version).not.toBe(before[0]?.version);
  expect((await filesOf('pages'))[0]?.version).toBe(before[0]?.version);
});

test('a site under maintenance has no sitemap for now', async () => {
  const id = await idOfSite('2');
  await content.payload.update({ collection: 'sites', id, data: { maintenance: true } });
  const status = async () => (await ask('sitemap-files?kind=pages&language=fr', 'site-key-of-site-2')).status;
  await expect.poll(status, { interval: 20 }).toBe(503);
});

test.each(['kind=offers&language=fr', 'kind=pages&language=de', 'kind=pages', 'kind=pages&language=fr&after=x'])(
  'the query %s is refused',
  async (query) => {
    expect((await ask(`sitemap-entries?${query}`)).status).toBe(422);
  },
);
