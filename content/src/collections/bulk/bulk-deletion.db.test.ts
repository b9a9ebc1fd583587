import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RoleName, type SiteName, type StaffApi, startStaffApi } from '../../../test/staff-api.ts';
import { noCoreServices } from '../../core-services.ts';

// Tests that several documents are deleted or hidden together, by users who may do so and by those who must not.

let api: StaffApi;
let removed: unknown[] = [];

beforeAll(async () => {
  const remove = async (_: unknown, site: string, key: object) => removed.push([site, key]) > 0;
  api = await startStaffApi('bulk_deletion', { ...noCoreServices, recipients: { save: async () => true, remove } });
});
afterAll(() => api.stop());

let count = 0;
async function create(site: SiteName, collection: string, data: object): Promise<number> {
  const json = { site: api.sites[site], ...data };
  const { status, body } = await api.call('admin', `${collection}?locale=fr`, { json });
  expect(status, JSON.stringify(body)).toBe(201);
  return Number(body.doc.id);
}
const createPage = (site: SiteName, title: string, blocks: object[] = []) => {
  count += 1;
  return create(site, 'pages', {
    title,
    path: `/fr/page-${count}`,
    access: 'public',
    blocks,
    _status: 'published',
  });
};
const linkTo = (page: number) => ({
  ...{ blockType: 'cta_block', main_title: 'Voir' },
  cta_repeater: [{ blockType: 'cta_item', cta: { text: 'Voir', page } }],
});
const person = (site: SiteName, slug: string, more: object = {}) =>
  create(site, 'people', { name: slug, slug, kind: 'broker', email: `${slug}@example.ca`, ...more });

async function check(role: RoleName, collection: string, ids: readonly number[] | null, action = 'delete') {
  const { status, body } = await api.call(role, `${collection}/bulk-check`, { json: { action, ids } });
  return { status, entries: body.entries ?? [] };
}

describe('the check of a deletion', () => {
  test('names what uses each document, and what stands alone', async () => {
    const [used, alone] = [await createPage('a', 'Utilisée'), await createPage('a', 'Seule')];
    const using = await createPage('a', 'Guide', [linkTo(used)]);
    const { entries } = await check('editorOfA', 'pages', [used, alone]);
    const use = { collection: 'pages', id: using, title: 'Guide', site: api.sites.a, part: null };
    expect(entries).toEqual([
      { id: used, title: 'Utilisée', obstacle: null, uses: { uses: [use], total: 1 } },
      { id: alone, title: 'Seule', obstacle: null, uses: { uses: [], total: 0 } },
    ]);
  });

  test('leaves out a reusable block that a page shows', async () => {
    const blocks = [{ blockType: 'text_block_1', main_title: 'Écrivez-nous' }];
    const shown = await create('a', 'reusable-blocks', { name: 'Montré', blocks });
    const unused = await create('a', 'reusable-blocks', { name: 'Inutile', blocks });
    await createPage('a', 'Accueil', [{ blockType: 'reusable_block', reusable: shown }]);
    const { entries } = await check('editorOfA', 'reusable-blocks', [shown, unused]);
    expect(entries.map(({ obstacle }: { obstacle: unknown }) => obstacle)).toEqual(['used', null]);
  });

  test('finds the documents of the list of people, offices and categories', async () => {
    const office = await create('a', 'offices', { name: 'Laval', slug: 'laval' });
    const broker = await person('a', 'eve-dion', { office });
    const category = await create('a', 'categories', { label: 'Conseils' });
    const usesOf = async (collection: string, id: number) => {
      const { entries } = await check('editorOfA', collection, [id]);
      return entries[0].uses.uses.map(({ title }: { title: string }) => title);
    };
    expect(await usesOf('offices', office)).toEqual(['eve-dion']);
    expect([await usesOf('people', broker), await usesOf('categories', category)]).toEqual([[], []]);
  });

  test('shows no use, title or right on another site to its staff, and answers no visitor', async () => {
    const other = await createPage('b', 'Chez b');
    await createPage('b', 'Guide de b', [linkTo(other)]);
    const { entries } = await check('editorOfA', 'pages', [other]);
    expect(entries).toEqual([{ id: other, title: null, obstacle: 'rights', uses: null }]);
    expect((await check('anonymous', 'pages', [other])).status).toBe(401);
  });

  test('counts the uses of a shared file on other sites without naming them', async () => {
    const file = Buffer.from(pixel, 'base64');
    const picture = await api.payload.create({
      ...{ collection: 'media', data: { alt: 'Un point' } },
      file: { data: file, mimetype: 'image/png', name: 'point.png', size: file.length },
    });
    await person('b', 'ines-roy', { portrait: picture.id });
    const { entries } = await check('editorOfA', 'media', [Number(picture.id)]);
    // An editor of one site does not delete a file of all sites.
    expect(entries[0]).toMatchObject({ obstacle: 'rights', uses: { uses: [], total: 1 } });
  });

  test.each([
    ['categories', 'publish'],
    ['reusable-blocks', 'unpublish'],
    ['people', 'move'],
    ['media', 'publish'],
  ])('of %s knows no action to %s', async (collection, action) => {
    expect((await check('admin', collection, [1], action)).status).toBe(400);
  });
});

describe('people and offices', () => {
  test('are published and taken off the site by their draft flag', async () => {
    const [shown, hidden] = [await person('a', 'anne'), await person('a', 'luc', { is_draft: true })];
    const office = await create('a', 'offices', { name: 'Québec', slug: 'quebec', is_draft: true });
    const obstacles = async (collection: string, ids: number[], action: string) => {
      const { entries } = await check('editorOfA', collection, ids, action);
      return entries.map(({ obstacle }: { obstacle: unknown }) => obstacle);
    };
    expect(await obstacles('people', [shown, hidden], 'publish')).toEqual(['done', null]);
    expect(await obstacles('people', [shown, hidden], 'unpublish')).toEqual([null, 'done']);
    expect(await obstacles('offices', [office], 'publish')).toEqual([null]);
  });

  test('that are deleted hand their leads on to the default recipient of their site', async () => {
    removed = [];
    const broker = await person('a', 'zoe');
    const { status } = await api.call('editorOfA', `people/${broker}?depth=0`, { method: 'DELETE' });
    expect([status, removed]).toEqual([200, [['m-a', { type: 'broker', slug: 'zoe' }]]]);
  });

  test.each([
    ['DELETE', undefined],
    ['PATCH', { is_draft: true }],
  ])('of another site stay as they are after a %s of its staff', async (method, json) => {
    const slug = `${method.toLowerCase()}-b`;
    const broker = await person('b', slug);
    for (const role of ['anonymous', 'editorOfA'] as const) {
      const { status } = await api.call(role, `people/${broker}?depth=0`, { method, json });
      expect(status).toBeGreaterThanOrEqual(403);
      await api.call(role, `people?where[id][in]=${broker}`, { method, json });
    }
    const { body } = await api.call('admin', `people/${broker}`);
    expect(body).toMatchObject({ slug, is_draft: false });
  });
});

/** A PNG of one pixel, in base64. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
