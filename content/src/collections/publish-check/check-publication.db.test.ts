import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type StaffApi, startStaffApi } from '../../../test/staff-api.ts';

let api: StaffApi;
beforeAll(async () => {
  api = await startStaffApi('content_check_publication');
});
afterAll(() => api.stop());

let count = 0;
let id: number;
const path = (locale: 'fr' | 'en') => `/${locale}/publication-${count}`;

/** Saves a draft in one language. Drafts are not validated. */
const saveDraft = (locale: 'fr' | 'en', json: object, collection = 'pages', document = id) =>
  api.call('editorOfA', `${collection}/${document}?locale=${locale}&draft=true`, { method: 'PATCH', json });

beforeEach(async () => {
  count += 1;
  const json = { site: api.sites.a, title: 'Essai', path: path('fr'), access: 'public', _status: 'draft' };
  const { body } = await api.call('editorOfA', 'pages?locale=fr&draft=true', { json });
  id = body.doc.id;
  expect((await saveDraft('en', { title: 'Test', path: path('en') })).status).toBe(200);
});

/** Saves drafts of a redirect that is allowed in French and of another in English. */
async function saveRedirect(location: string) {
  expect((await saveDraft('fr', { redirect: { status: '301', location: '/fr/contact' } })).status).toBe(200);
  expect((await saveDraft('en', { redirect: { status: '301', location } })).status).toBe(200);
}

const isPublic = async (locale: 'fr' | 'en' = 'en') => (await api.content.page('a', path(locale))).status !== 404;

/** Every way to publish the French page; each answers with the messages and paths of what was refused. */
const ways: [string, () => Promise<{ path?: string; field?: string; message: string }[]>][] = [
  ['its status', () => publish(`pages/${id}?locale=fr`)],
  ['its status, answering with one field', () => publish(`pages/${id}?locale=fr&select[title]=true`)],
  ['its language', () => publish(`pages/${id}?locale=fr&publishAllLocales=true`)],
  ['its status while it “unpublishes”', () => publish(`pages/${id}?locale=fr&unpublishAllLocales=true`)],
  ['a draft that is published', () => publish(`pages/${id}?locale=fr&draft=true`)],
  ['a list', () => publish(`pages?locale=fr&draft=true&where[id][in][0]=${id}`)],
];

async function publish(address: string) {
  const { body } = await api.call('editorOfA', address, { method: 'PATCH', json: { _status: 'published' } });
  return [body.errors ?? []].flat().flatMap((error) => error.data?.errors ?? [error]);
}

describe.each(ways)('by %s', (way, run) => {
  test('French is not published while English holds what publishing refuses', async () => {
    await saveRedirect('javascript:alert(1)');
    const errors = await run();
    expect(errors).toHaveLength(1);
    const isNamed = way !== 'a list';
    expect(errors[0]).toMatchObject(
      isNamed
        ? { path: 'redirect.location@en', label: 'Réglages > Redirection > Destination, en anglais' }
        : { message: expect.stringContaining('Réglages > Redirection > Destination, en anglais') },
    );
    expect([await isPublic('fr'), await isPublic('en')]).toEqual([false, false]);
    await saveRedirect('/en/contact');
    expect(await run()).toEqual([]);
    await expect.poll(() => isPublic('en')).toBe(true);
  });
});

test('The other language alone that was published before stays what it was', async () => {
  expect(await publish(`pages/${id}?locale=fr`)).toEqual([]);
  await saveDraft('en', { title: 'Draft', path: '/fr' });
  await saveDraft('fr', { title: 'Nouveau' });
  expect(await publish(`pages/${id}?locale=fr&publishSpecificLocale=fr`)).toEqual([]);
  const stored = await api.payload.findByID({ collection: 'pages', id, locale: 'all', depth: 0 });
  expect(stored).toMatchObject({ title: { fr: 'Nouveau', en: 'Test' }, path: { fr: path('fr'), en: path('en') } });
});

test.each(['locale=all', 'locale=*', 'publishSpecificLocale=all', 'publishSpecificLocale=de'])(
  'Nothing is saved or published with %s',
  async (query) => {
    const before = await api.payload.findByID({ collection: 'pages', id, locale: 'all', draft: true, depth: 0 });
    const redirect = { status: '301', location: { fr: '/fr', en: 'javascript:alert(1)' } };
    for (const more of ['', '&draft=true'])
      await api.call('editorOfA', `pages/${id}?${query}${more}`, {
        method: 'PATCH',
        json: { _status: 'published', redirect },
      });
    const after = await api.payload.findByID({ collection: 'pages', id, locale: 'all', draft: true, depth: 0 });
    expect(after).toEqual(before);
  },
);

describe('publishing French is refused', () => {
  test.each<[string, () => object | Promise<object>, string]>([
    ['a path of the other language', () => ({ path: '/fr' }), 'path@en'],
    ['a path with another form', () => ({ path: '/en/a//b' }), 'path@en'],
    ['no title', () => ({ title: '' }), 'title@en'],
  ])('while English has %s', async (_, data, field) => {
    expect((await saveDraft('en', await data())).status).toBe(200);
    expect((await publish(`pages/${id}?locale=fr`)).map((error) => error.path)).toEqual([field]);
    expect(await isPublic('fr')).toBe(false);
  });

  test('while another page has its English path, in the words of the editor', async () => {
    const json = {
      site: api.sites.a,
      title: 'Taken',
      path: `/en/taken-${count}`,
      access: 'public',
      _status: 'published',
    };
    expect((await api.call('editorOfA', 'pages?locale=en', { json })).status).toBe(201);
    await saveDraft('en', { path: json.path });
    expect(await publish(`pages/${id}?locale=fr`)).toMatchObject([
      { path: 'path@en', label: 'Chemin, en anglais', message: expect.stringContaining('est déjà pris') },
    ]);
  });

  test('while English has a redirect with a line break', async () => {
    await saveRedirect('/en\r\nset-cookie: a=b');
    expect((await publish(`pages/${id}?locale=fr`)).map((error) => error.path)).toEqual(['redirect.location@en']);
  });

  test('while a block holds too many items, which is said once', async () => {
    const cards = Array(3).fill({ blockType: 'icon_cta_card_item', main_title: 'A' });
    const blocks = [{ blockType: 'cta_double_block', cards_repeater: cards }];
    expect((await saveDraft('fr', { blocks })).status).toBe(200);
    for (const query of ['', '&unpublishAllLocales=true']) {
      const errors = await publish(`pages/${id}?locale=fr${query}`);
      expect(errors.map((error) => error.path)).toEqual(['blocks.0.cards_repeater']);
    }
  });

  test('while a picture of English alone is of another site', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>');
    const file = { name: `of-b-${count}.svg`, data: svg, size: svg.length, mimetype: 'image/svg+xml' };
    const { id: media } = await api.payload.create({ collection: 'media', data: { site: api.sites.a }, file });
    const hero = { id: 'h', blockType: 'hero_search_block' };
    const withPicture = { blocks: [{ ...hero, bg_media: { kind: 'image', image: { media } } }] };
    expect((await saveDraft('en', withPicture)).status).toBe(200);
    await api.payload.update({ collection: 'media', id: media, data: { site: api.sites.b } });
    expect(await publish(`pages/${id}?locale=fr`)).toMatchObject([{ message: expect.stringContaining('autre site') }]);
    expect(await isPublic('fr')).toBe(false);
  });
});

test('A page that exists in French alone is published, whatever English lacks', async () => {
  await saveDraft('en', { title: '', path: '' });
  expect(await publish(`pages/${id}?locale=fr`)).toEqual([]);
  await expect.poll(() => isPublic('fr')).toBe(true);
});

test('A page in French alone does not take a hostile redirect from English either', async () => {
  await saveRedirect('javascript:alert(1)');
  await saveDraft('en', { title: '', path: '' });
  expect((await publish(`pages/${id}?locale=fr`)).map(({ path: field }) => field)).toContain('redirect.location@en');
});

test('An article is not published while its English address breaks the rules', async () => {
  const json = { site: api.sites.a, title: 'Article', slug: 'article', _status: 'draft' };
  const { body } = await api.call('editorOfA', 'articles?locale=fr&draft=true', { json });
  const article = body.doc.id;
  expect((await saveDraft('en', { title: 'Article', slug: '../en' }, 'articles', article)).status).toBe(200);
  expect(await publish(`articles/${article}?locale=fr`)).toMatchObject([
    { path: 'slug@en', label: 'Adresse courte, en anglais' },
  ]);
});

test('A restored version is a draft, which is checked when it is published', async () => {
  expect(await publish(`pages/${id}?locale=fr`)).toEqual([]);
  await saveRedirect('javascript:alert(1)');
  const { docs } = await api.payload.findVersions({
    collection: 'pages',
    where: { parent: { equals: id } },
    sort: '-updatedAt',
  });
  const hostile = docs[0]?.id;
  await saveRedirect('/en/contact');
  const restored = await api.call('editorOfA', `pages/${id}/restore-version`, {
    json: { version: `${hostile}`, language: null },
  });
  expect(restored.status).toBe(200);
  expect((await publish(`pages/${id}?locale=fr`)).map((error) => error.path)).toEqual(['redirect.location@en']);
});

test('Of two drafts with one path that are published together one goes live', async () => {
  const json = { site: api.sites.a, title: 'Double', path: `${path('fr')}-2`, access: 'public', _status: 'draft' };
  const { body } = await api.call('editorOfA', 'pages?locale=fr&draft=true', { json });
  const double = `${path('fr')}-double`;
  for (const each of [id, body.doc.id]) await saveDraft('fr', { path: double }, 'pages', each);
  const errors = await publish(`pages?locale=fr&draft=true&where[id][in][0]=${id}&where[id][in][1]=${body.doc.id}`);
  expect(errors).toMatchObject([{ message: expect.stringContaining('Chemin') }]);
  const { totalDocs } = await api.payload.find({
    collection: 'pages',
    where: { and: [{ path: { equals: double } }, { _status: { equals: 'published' } }] },
    locale: 'fr',
  });
  expect(totalDocs).toBe(1);
});
