import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ContentFixture, startContent } from '../../../test/content-fixture.ts';

let content: ContentFixture;
let site: number;
let target: number;
let source: number;
const path = '/fr/liens';

beforeAll(async () => {
  content = await startContent('content_linked_pages');
  await content.importSite('1');
  await content.importSite('2');
  const { docs } = await content.payload.find({ collection: 'sites', where: { site_id: { equals: '1' } } });
  site = Number(docs[0]?.id);
  source = await createPage(path, '/en/links');
});
afterAll(() => content.stop());

async function createPage(french: string, english?: string) {
  const own = { site, access: 'public', title: 'Page', _status: 'published' };
  const { id } = await content.payload.create({ collection: 'pages', data: { ...own, path: french }, locale: 'fr' });
  if (english) {
    await content.payload.update({ collection: 'pages', id, data: { ...own, path: english }, locale: 'en' });
  }
  return Number(id);
}

let count = 0;
beforeEach(async () => {
  count += 1;
  target = await createPage(`/fr/cible-${count}`, `/en/target-${count}`);
});

/** Publishes the page of the test with a link of these values. */
const showLink = (link: Record<string, unknown>) =>
  content.payload.update({
    collection: 'pages',
    id: source,
    data: {
      blocks: [{ blockType: 'text_block_1', main_title: 'Titre', cta: { text: 'Voir', ...link } }],
      _status: 'published',
    },
    locale: 'fr',
  });

async function shownLink() {
  const { body, headers } = await content.page('1', path);
  return { link: body.content.fields[0].fields.cta, tags: headers.get('cache-tag') ?? '' };
}

test('a link to a page leads to its path in each language, without the language', async () => {
  await showLink({ page: target });
  await expect
    .poll(async () => (await shownLink()).link?.url)
    .toEqual({ fr: `/cible-${count}`, en: `/target-${count}` });
  expect((await shownLink()).link.page).toBeUndefined();
});

test('a link to a place within a page keeps it in each language, and loses it with the page', async () => {
  await showLink({ page: target, suffix: '?type=condo#prix' });
  await expect
    .poll(async () => (await shownLink()).link?.url)
    .toEqual({ fr: `/cible-${count}?type=condo#prix`, en: `/target-${count}?type=condo#prix` });
  expect((await shownLink()).link.suffix).toBeUndefined();
  await expect(showLink({ page: target, suffix: 'javascript:alert(1)' })).rejects.toThrow();
});

test('a link follows its page when the path changes, and the answer has the tag that the change purges', async () => {
  await showLink({ page: target });
  await expect.poll(async () => (await shownLink()).link?.url.fr).toBe(`/cible-${count}`);
  expect((await shownLink()).tags.split(',')).toContain(`path-${target}`);
  const data = { path: `/fr/renommee-${count}`, _status: 'published' };
  await content.payload.update({ collection: 'pages', id: target, data, locale: 'fr' });
  await expect.poll(async () => (await shownLink()).link?.url.fr).toBe(`/renommee-${count}`);
});

test('a page without the language of the visitor is reached in its own', async () => {
  const french = await createPage(`/fr/seule-${count}`);
  await showLink({ page: french });
  await expect.poll(async () => (await shownLink()).link?.url.en).toBe(`/fr/seule-${count}`);
});

test('a link to a page that is not published, deleted or of another site disappears, or keeps its typed address', async () => {
  await showLink({ page: target });
  await content.payload.update({ collection: 'pages', id: target, data: { _status: 'draft' } });
  await expect.poll(async () => (await shownLink()).link).toBeUndefined();
  await content.payload.delete({ collection: 'pages', id: target });
  await expect.poll(async () => (await shownLink()).link).toBeUndefined();
  await showLink({ page: target, url: 'https://ailleurs.ca' });
  await expect.poll(async () => (await shownLink()).link?.url).toEqual({ fr: 'https://ailleurs.ca' });
});

test('a link to a page of another site is refused', async () => {
  const { docs } = await content.payload.find({
    collection: 'pages',
    where: { and: [{ site: { not_equals: site } }, { path: { equals: '/fr/contact' } }] },
    locale: 'fr',
  });
  await expect(showLink({ page: docs[0]?.id })).rejects.toThrow();
});

test('an import turns the paths of its menus into references to pages, at every depth', async () => {
  const { docs } = await content.payload.find({ collection: 'sites', where: { id: { equals: site } }, depth: 0 });
  const header: unknown = docs[0]?.header;
  const { docs: pages } = await content.payload.find({
    ...{
      collection: 'pages',
      locale: 'fr',
      where: { and: [{ site: { equals: site } }, { path: { equals: '/fr/contact' } }] },
    },
  });
  const menu = JSON.stringify(header);
  expect(menu.split(`"page":${pages[0]?.id}`).length - 1).toBe(3);
  expect(menu).not.toContain('"url"');
  const { body } = await content.page('1', '/fr');
  const [first] = body.header.fields[0].fields.menu_repeater;
  expect(first.fields.link).toMatchObject({ url: { fr: '/contact', en: '/contact' } });
});

test('an entry of a menu whose page is gone keeps its text while it holds others', async () => {
  const { docs } = await content.payload.find({
    ...{
      collection: 'pages',
      locale: 'fr',
      where: { and: [{ site: { equals: site } }, { path: { equals: '/fr/contact' } }] },
    },
  });
  await content.payload.update({ collection: 'pages', id: Number(docs[0]?.id), data: { _status: 'draft' } });
  const menu = async () => (await content.page('1', '/fr')).body.header.fields[0].fields.menu_repeater;
  await expect
    .poll(async () => (await menu())[0].fields.link)
    .toEqual({ cms_component: 'link', text: { fr: 'Un', en: 'One' } });
  const [first] = await menu();
  // An entry of the third level has no other field than its link, so it is left out.
  expect(first.fields.menu_repeater[0].fields.menu_repeater).toEqual([]);
});
