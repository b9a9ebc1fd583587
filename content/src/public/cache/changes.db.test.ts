import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ContentFixture, startContent } from '../../../test/content-fixture.ts';

let content: ContentFixture;

beforeAll(async () => {
  content = await startContent('content_changes', 'http://127.0.0.1:9', pino({ level: 'silent' }));
  await content.importSite('1');
});
afterAll(() => content.stop());

const idOf = async (collection: 'pages' | 'articles' | 'sites', where: Record<string, unknown>): Promise<number> => {
  const { docs } = await content.payload.find({ collection, where: where as never, locale: 'fr' }); // The tests only use fields that exist.
  return Number(docs[0]?.id);
};

test('A page names what it shows.', async () => {
  const { headers } = await content.page('1', '/fr');
  const tags = headers.get('cache-tag')?.split(',') ?? [];
  const [site, home] = [await idOf('sites', {}), await idOf('pages', { path: { equals: '/fr' } })];
  const linked = await idOf('pages', { path: { equals: '/fr/contact' } });
  expect(tags.filter((tag) => !/^(media|version)-/.test(tag)).toSorted()).toEqual(
    ['all', `site-${site}`, `page-${home}`, `path-${linked}`, `people-${site}`, `offices-${site}`].toSorted(),
  );
  // The page shows the picture of the block, the portrait of the broker, the logo and the icon.
  expect(tags.filter((tag) => tag.startsWith('media-'))).toHaveLength(4);
});

test('An address without a page, an article and a list of articles name what would change them.', async () => {
  const site = await idOf('sites', {});
  const id = await idOf('articles', {});
  expect((await content.page('1', '/fr/rien')).headers.get('cache-tag')).toMatch(new RegExp(`,missing-${site}$`));
  const { body } = await content.page('1', `/fr/blogue/x-${id}`);
  const article = (await content.page('1', body.location)).headers.get('cache-tag');
  expect(article).toMatch(new RegExp(`,article-${id},version-document-[\\w-]{12},person-\\d+,category-\\d+,`));
  const list = await content.call('/api/articles?language=fr', { headers: { 'x-site-api': 'site-key-of-site-1' } });
  expect(list.headers.get('cache-tag')).toContain(`,articles-${site},`);
});

test('The stream of changes needs the key, and begins with everything.', async () => {
  expect((await content.app.request('/api/changes')).status).toBe(401);
  const { body, headers } = await content.call('/api/changes');
  expect(headers.get('content-type')).toContain('text/event-stream');
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  expect(await reader?.read()).toEqual({ done: false, value: 'data: all\n\n' });
  const id = await idOf('pages', { path: { equals: '/fr/contact' } });
  await content.payload.update({
    collection: 'pages',
    id,
    data: { title: 'Nouveau', _status: 'published' },
    locale: 'fr',
  });
  const site = await idOf('sites', {});
  expect((await reader?.read())?.value).toBe(`data: page-${id},missing-${site},pages-${site}\n\n`);
  await reader?.cancel();
});
