import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SiteName, type StaffApi, startStaffApi } from '../../test/staff-api.ts';

let api: StaffApi;
type Kind = 'category' | 'person' | 'office' | 'picture' | 'page' | 'article' | 'reusable' | 'redirect';
const ids: Record<Kind, Record<SiteName, number>> = {
  ...{ category: { a: 0, b: 0 }, person: { a: 0, b: 0 }, office: { a: 0, b: 0 } },
  ...{ picture: { a: 0, b: 0 }, page: { a: 0, b: 0 }, article: { a: 0, b: 0 }, reusable: { a: 0, b: 0 } },
  redirect: { a: 0, b: 0 },
};
let sharedPicture = 0;

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>');
const svgFile = (name: string) => ({ name, data: svg, size: svg.length, mimetype: 'image/svg+xml' });

beforeAll(async () => {
  api = await startStaffApi('content_site_relations');
  const { payload } = api;
  const idOf = async (created: Promise<{ id: number | string }>) => Number((await created).id);
  sharedPicture = await idOf(payload.create({ collection: 'media', data: {}, file: svgFile('shared.svg') }));
  for (const name of ['a', 'b'] as const) {
    const site = api.sites[name];
    ids.category[name] = await idOf(
      payload.create({ collection: 'categories', data: { site, label: `secret-${name}` } }),
    );
    ids.person[name] = await idOf(
      payload.create({ collection: 'people', data: { site, name: `secret-${name}`, slug: name, kind: 'broker' } }),
    );
    ids.office[name] = await idOf(
      payload.create({ collection: 'offices', data: { site, name: `secret-${name}`, slug: name }, locale: 'fr' }),
    );
    ids.picture[name] = await idOf(
      payload.create({ collection: 'media', data: { site }, file: svgFile(`secret-${name}.svg`) }),
    );
    const blocks = [{ blockType: 'spacer_block' }];
    ids.reusable[name] = await idOf(payload.create({ collection: 'reusable-blocks', data: { site, name, blocks } }));
    ids.page[name] = await idOf(
      payload.create({
        collection: 'pages',
        data: { site, title: name, path: `/fr/${name}`, access: 'public', _status: 'published' },
        locale: 'fr',
      }),
    );
    ids.redirect[name] = await idOf(
      payload.create({
        collection: 'redirects',
        data: { site, source: '/ancienne', target_page: ids.page[name], status: '301' },
      }),
    );
    ids.article[name] = await idOf(
      payload.create({
        collection: 'articles',
        data: { site, title: name, slug: name, _status: 'published' },
        locale: 'fr',
      }),
    );
  }
});
afterAll(() => api.stop());

const heroWith = (picture: number) => ({
  blocks: [{ blockType: 'hero_search_block', bg_media: { kind: 'image', image: { media: picture } } }],
});

const tabsWith = (blocks: unknown[]) => ({
  blocks: [
    {
      blockType: 'test_block',
      tabs_repeater: [{ blockType: 'test_tab_item', main_title: 'A', blocks_repeater: blocks }],
    },
  ],
});
const ctaTo = (page: number) => ({
  blockType: 'cta_block',
  cta_repeater: [{ blockType: 'cta_item', cta: { text: 'Voir', page } }],
});
const menuTo = (page: number) => [
  { blockType: 'menu_item', menu_repeater: [{ blockType: 'menu_item_level_2', link: { text: 'Voir', page } }] },
];

/** Data with which a document references a document of a site, for each of its relationships. */
const namings: [string, string, (site: SiteName) => Record<string, unknown>][] = [
  ['articles', 'category', (site) => ({ category: ids.category[site] })],
  ['articles', 'author', (site) => ({ author: ids.person[site] })],
  ['articles', 'picture', (site) => ({ picture: ids.picture[site] })],
  ['articles', 'sharing picture', (site) => ({ seo: { facebook: { og_image: ids.picture[site] } } })],
  ['people', 'office', (site) => ({ office: ids.office[site] })],
  ['people', 'portrait', (site) => ({ portrait: ids.picture[site] })],
  ['offices', 'picture', (site) => ({ picture: ids.picture[site] })],
  ['pages', 'block', (site) => heroWith(ids.picture[site])],
  ['pages', 'reusable block', (site) => ({ blocks: [{ blockType: 'reusable_block', reusable: ids.reusable[site] }] })],
  ['reusable-blocks', 'block', (site) => heroWith(ids.picture[site])],
  ['pages', 'nested block', (site) => tabsWith(heroWith(ids.picture[site]).blocks)],
  ['pages', 'link', (site) => ({ blocks: [ctaTo(ids.page[site])] })],
  ['pages', 'variant', (site) => ({ variants: [{ key: 'v', name: 'V', ...heroWith(ids.picture[site]) }] })],
  [
    'pages',
    'menu of the footer',
    (site) => ({ footer: [{ blockType: 'footer_classic_block', menu_repeater: menuTo(ids.page[site]) }] }),
  ],
  ['people', 'page', (site) => ({ page: ids.page[site] })],
  ['redirects', 'page', (site) => ({ target_page: ids.page[site] })],
  [
    'sites',
    'menu of the header',
    (site) => ({ header: [{ blockType: 'header_classic_block', menu_repeater: menuTo(ids.page[site]) }] }),
  ],
  ['sites', 'sharing picture', (site) => ({ seo: { facebook: { og_image: ids.picture[site] } } })],
  ['sites', 'logo', (site) => ({ theme: { logos: { dark: { media: ids.picture[site] } } } })],
];

/** Other values that Payload or PostgreSQL would convert to an id. */
const foreignForms: [string, (id: number) => unknown][] = [
  ['with a space', (id) => ` ${id}`],
  ['with zeros', (id) => `${id}`.padStart(12, '0')],
  ['with letters', (id) => `${id}abc`],
  ['with a fraction', (id) => `${id}.0`],
  ['with an exponent', (id) => `${id}e0`],
  ['in hexadecimal', (id) => `0x${id.toString(16)}`],
  ['in binary', (id) => `0b${id.toString(2)}`],
  ['with an underscore', (id) => `0_${id}`],
  ['as a text', (id) => `${id}`],
  ['in a list', (id) => [id]],
  ['in a document', (id) => ({ id })],
  ['in a document in a document', (id) => ({ id: { id } })],
  ['with its collection', (id) => ({ relationTo: 'media', value: id })],
  ['in a language', (id) => ({ fr: id })],
];

/** Returns the data with another form in place of each id, which are its only numbers. */
const withForm = (data: unknown, formOf: (id: number) => unknown): unknown => {
  if (typeof data === 'number') return formOf(data);
  if (Array.isArray(data)) return data.map((each) => withForm(each, formOf));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withForm(value, formOf)]));
};

const documentOf = (collection: string): number =>
  ({
    articles: ids.article.a,
    people: ids.person.a,
    offices: ids.office.a,
    'reusable-blocks': ids.reusable.a,
    pages: ids.page.a,
    redirects: ids.redirect.a,
    sites: api.sites.a,
  })[collection] ?? 0;

const queriesOf = (collection: string): string[] =>
  ['pages', 'articles', 'sites'].includes(collection) ? ['', '&draft=true'] : [''];

describe.each(['editorOfA', 'editorOfBoth', 'admin'] as const)('%s', (role) => {
  test.each(namings)(
    'names in %s (%s) what is of the same site, and nothing of another',
    async (collection, _, name) => {
      for (const query of queriesOf(collection)) {
        const path = `${collection}/${documentOf(collection)}?locale=fr&depth=0${query}`;
        expect((await api.call(role, path, { method: 'PATCH', json: name('b') })).status).toBe(400);
        expect((await api.call(role, path, { method: 'PATCH', json: name('a') })).status).toBe(200);
      }
    },
  );

  test('may name what is shared', async () => {
    const path = `articles/${ids.article.a}?locale=fr`;
    const { status } = await api.call(role, path, { method: 'PATCH', json: { picture: sharedPicture } });
    expect(status).toBe(200);
  });
});

test.each(foreignForms)('No document names one of another site by an id %s', async (_, formOf) => {
  for (const [collection, field, naming] of namings) {
    const path = `${collection}/${documentOf(collection)}?locale=fr&depth=0&draft=true`;
    const json = withForm(naming('b'), formOf);
    const { status } = await api.call('editorOfBoth', path, { method: 'PATCH', json });
    expect(status, `${collection}, ${field}`).toBe(400);
  }
});

describe.each(['editorOfA', 'editorOfBoth'] as const)('%s', (role) => {
  test.each(['pages', 'articles'] as const)('moves no document of %s to another site', async (collection) => {
    const id = collection === 'pages' ? ids.page.a : ids.article.a;
    for (const query of ['', 'draft=true&', 'draft=true&autosave=true&']) {
      for (const path of [`${collection}/${id}?${query}`, `${collection}?${query}where[id][equals]=${id}&`])
        await api.call(role, `${path}locale=fr`, { method: 'PATCH', json: { site: api.sites.b } });
    }
    const own = await api.payload.findByID({ collection, id, depth: 0 });
    const { docs } = await api.payload.findVersions({
      collection,
      where: { parent: { equals: id } },
      depth: 0,
      limit: 0,
    });
    expect(new Set([own.site, ...docs.map(({ version }) => version.site)])).toEqual(new Set([api.sites.a]));
  });

  test('moves no file to another site or into the shared library', async () => {
    for (const site of [api.sites.b, null])
      await api.call(role, `media/${ids.picture.a}`, { method: 'PATCH', json: { site } });
    expect((await api.payload.findByID({ collection: 'media', id: ids.picture.a, depth: 0 })).site).toBe(api.sites.a);
  });
});

test('Restoring a version leaves a document on the site to which an admin moved it', async () => {
  const { payload, sites } = api;
  const data = { site: sites.a, title: 'Avant', path: '/fr/deplacee', access: 'public', _status: 'published' } as const;
  const { id } = await payload.create({ collection: 'pages', data, locale: 'fr' });
  const { docs } = await payload.findVersions({ collection: 'pages', where: { parent: { equals: id } }, depth: 0 });
  const moved = await api.call('admin', `pages/${id}?locale=fr`, { method: 'PATCH', json: { site: sites.b } });
  expect(moved.body.doc.site.id).toBe(sites.b);

  const version = docs[0]?.id;
  const json = { version: `${version}`, language: null };
  const own = (role: 'admin' | 'editorOfA') => api.call(role, `pages/${id}/restore-version`, { method: 'POST', json });
  const payloads = (role: 'admin' | 'editorOfA') =>
    api.call(role, `pages/versions/${version}?draft=true`, { method: 'POST' });
  expect((await own('editorOfA')).status).toBe(404);
  expect((await payloads('editorOfA')).status).toBe(403);
  expect((await api.call('editorOfA', `pages/versions/${version}`)).status).toBe(403);
  for (const restore of [own, payloads]) {
    expect((await restore('admin')).status).toBe(200);
    const versions = await payload.findVersions({
      collection: 'pages',
      where: { latest: { equals: true } },
      depth: 0,
      limit: 0,
    });
    const latest = versions.docs.find(({ parent }) => parent === id);
    expect(latest?.version.site).toBe(sites.b);
    expect((await payload.findByID({ collection: 'pages', id, depth: 0 })).site).toBe(sites.b);
  }
});

test('Nothing of another site is populated into a document that names it', async () => {
  const { payload, sites } = api;
  // The document is written without hooks, like data that is older than this check.
  const data = { site: sites.a, title: 'Ancien', slug: 'ancien', _status: 'published', category: ids.category.b };
  const link = {
    type: 'link',
    version: 3,
    fields: { linkType: 'internal', doc: { relationTo: 'people', value: ids.person.b } },
  };
  const body = { root: { type: 'root', version: 1, children: [{ type: 'paragraph', version: 1, children: [link] }] } };
  const { id } = await payload.db.create({
    collection: 'articles',
    data: {
      ...data,
      title: { fr: 'Ancien' },
      slug: { fr: 'ancien' },
      body: { fr: body },
      picture: ids.picture.b,
      author: ids.person.b,
    },
  });
  for (const query of ['depth=5', 'depth=5&populate[people][name]=true', 'draft=true&depth=5']) {
    const { status, body: answer } = await api.call('editorOfA', `articles/${id}?locale=fr&${query}`);
    expect(status).toBe(200);
    expect(JSON.stringify(answer)).not.toContain('secret-b');
  }
  for (const where of ['category.label', 'author.name', 'picture.filename']) {
    const { body: found } = await api.call('editorOfA', `articles?locale=fr&where[${where}][like]=secret-b`);
    expect(found.docs ?? []).toEqual([]);
  }
});

test('Deleting a site deletes its files, so that they are not shared', async () => {
  const { payload } = api;
  const data = {
    name: 'C',
    site_id: 'c',
    microsite_id: 'm-c',
    site_key: 'the-secret-key-of-site-c',
    site_type: 'agency',
  };
  const site = Number((await payload.create({ collection: 'sites', data, locale: 'fr' })).id);
  const { id } = await payload.create({ collection: 'media', data: { site }, file: svgFile('of-c.svg') });
  expect((await api.call('admin', `sites/${site}`, { method: 'DELETE' })).status).toBe(200);
  expect((await payload.find({ collection: 'media', where: { id: { equals: id } } })).totalDocs).toBe(0);
});
