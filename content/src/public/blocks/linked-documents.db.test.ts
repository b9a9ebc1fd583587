import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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

describe('a link to a document of the site', () => {
  const create = async (collection: string, data: object, locale: 'fr' | 'en' = 'fr') => {
    const { id } = await content.payload.create({ collection, data: { site, ...data }, locale } as never);
    return Number(id);
  };
  const update = (collection: string, id: number, data: object, locale: 'fr' | 'en' = 'fr') =>
    content.payload.update({ collection, id, data, locale } as never);
  const createArticle = async (more: object = {}) => {
    const published = { _status: 'published', published_at: '2026-01-01T12:00:00.000Z', ...more };
    const id = await create('articles', { title: 'Le notaire', slug: `notaire-${count}`, ...published });
    await update('articles', id, { title: 'The notary', slug: `notary-${count}`, ...published }, 'en');
    return id;
  };
  const url = async () => (await shownLink()).link?.url;

  test('leads to an article in each language, and follows its address', async () => {
    const article = await createArticle();
    await showLink({ leads_to: 'article', article });
    await expect
      .poll(url)
      .toEqual({ fr: `/blogue/notaire-${count}-${article}`, en: `/blog/notary-${count}-${article}` });
    const { link, tags } = await shownLink();
    expect([link.article, tags.split(',')]).toEqual([undefined, expect.arrayContaining([`article-${article}`])]);
    await update('articles', article, { slug: 'role-du-notaire', _status: 'published' });
    await expect.poll(async () => (await url())?.fr).toBe(`/blogue/role-du-notaire-${article}`);
    await update('articles', article, { _status: 'draft' });
    await expect.poll(url).toBeUndefined();
  });

  test('is left out until the date of its article', async () => {
    const article = await createArticle({ published_at: '2999-01-01T12:00:00.000Z' });
    await showLink({ leads_to: 'article', article });
    await expect.poll(async () => (await shownLink()).tags.split(',')).toContain('dated');
    expect(await url()).toBeUndefined();
  });

  test.each([
    ['people', 'person', { kind: 'broker', name: 'Maude Gagnon' }],
    ['offices', 'office', { name: 'Bureau du port' }],
  ])('leads to the page of %s, and disappears with it', async (collection, kind, data) => {
    const slug = `cible-${count}`;
    const id = await create(collection, { ...data, slug });
    await showLink({ leads_to: kind, [kind]: id });
    await expect.poll(url).toBeUndefined();
    await update(collection, id, { page: target });
    await expect.poll(url).toEqual({ fr: `/cible-${count}`, en: `/target-${count}` });
    await update('pages', target, { path: `/fr/renommee-${count}`, _status: 'published' });
    await expect.poll(async () => (await url())?.fr).toBe(`/renommee-${count}`);
    await update(collection, id, { is_draft: true });
    await expect.poll(url).toBeUndefined();
    await update(collection, id, { is_draft: false });
    await expect.poll(async () => (await url())?.en).toBe(`/target-${count}`);
    await update('pages', target, { _status: 'draft' });
    await expect.poll(url).toBeUndefined();
  });

  test('leads to a file of the site', async () => {
    const { docs } = await content.payload.find({ collection: 'media', where: { site: { equals: site } }, limit: 1 });
    const [file] = docs;
    await showLink({ leads_to: 'file', file: file?.id });
    const address = `/resources/${file?.filename}`;
    await expect.poll(url).toEqual({ fr: address, en: address });
  });

  test('is refused when the document belongs to another site', async () => {
    const { docs } = await content.payload.find({ collection: 'sites', where: { site_id: { equals: '2' } } });
    const other = { site: docs[0]?.id };
    const person = await create('people', { ...other, kind: 'broker', name: 'Luc', slug: `luc-${count}` });
    const article = await createArticle(other);
    const office = await create('offices', { ...other, name: 'Ailleurs', slug: `ailleurs-${count}` });
    const files = await content.payload.find({
      collection: 'media',
      where: { site: { equals: other.site } },
      limit: 1,
    });
    for (const link of [{ person }, { article }, { office }, { file: files.docs[0]?.id }]) {
      await expect(showLink(link), JSON.stringify(link)).rejects.toThrow();
    }
  });

  test('stands in a text too, in each language, and keeps its words without the document', async () => {
    const article = await createArticle();
    const textTo = (relationTo: string, value: unknown) => ({
      root: {
        ...{ type: 'root', version: 1, format: '', indent: 0, direction: 'ltr' },
        children: [
          {
            ...{ type: 'link', version: 3, format: '', indent: 0, direction: 'ltr' },
            fields: { linkType: 'internal', doc: { relationTo, value }, newTab: false },
            children: [{ type: 'text', version: 1, text: 'notaire', format: 0, detail: 0, mode: 'normal', style: '' }],
          },
        ].map((link) => ({ type: 'paragraph', version: 1, format: '', indent: 0, direction: 'ltr', children: [link] })),
      },
    });
    const write = (text: object, locale: 'fr' | 'en') => {
      const blocks = [{ id: 'texte', blockType: 'text_block_1', main_title: 'Titre', description: text }];
      return update('pages', source, { blocks, _status: 'published' }, locale);
    };
    await write(textTo('articles', article), 'fr');
    await write(textTo('articles', article), 'en');
    const html = async () => (await content.page('1', path)).body.content.fields[0].fields.description.content;
    await expect
      .poll(async () => (await html()).fr)
      .toContain(`href="/blogue/notaire-${count}-${article}">notaire</a>`);
    expect((await html()).en).toContain(`href="/blog/notary-${count}-${article}"`);
    const about = await createArticle({ slug: `avis-${count}`, body: textTo('pages', target) });
    const { body } = await content.page('1', `/fr/blogue/notaire-${count}-${about}`);
    expect(JSON.stringify(body.location ?? body.content)).toContain('avis');
    const shown = await content.page('1', body.location);
    expect(JSON.stringify(shown.body.content)).toContain(`/cible-${count}`);
    await update('articles', article, { _status: 'draft' });
    await expect.poll(async () => (await html()).fr).toBe('<p>notaire</p>');
    const other = await content.payload.find({ collection: 'pages', where: { site: { not_equals: site } }, limit: 1 });
    await expect(write(textTo('pages', other.docs[0]?.id), 'fr')).rejects.toThrow();
  });

  test('leads where it was last chosen to lead, and names nothing else', async () => {
    const article = await createArticle();
    await showLink({ leads_to: 'article', page: target, article, email: 'a@example.ca' });
    await expect.poll(async () => (await url())?.en).toBe(`/blog/notary-${count}-${article}`);
    const saved = await content.payload.findByID({ collection: 'pages', id: source, depth: 0, locale: 'fr' });
    const [{ cta }] = saved.blocks as { cta: Record<string, unknown> }[] as [{ cta: Record<string, unknown> }];
    expect([cta.page, cta.article, cta.email]).toEqual([null, article, null]);
  });
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
