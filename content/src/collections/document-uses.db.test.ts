import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RoleName, type StaffApi, startStaffApi } from '../../test/staff-api.ts';

let api: StaffApi;
beforeAll(async () => {
  api = await startStaffApi('content_document_uses');
});
afterAll(() => api.stop());

let count = 0;
async function create(collection: string, data: object, query = '?locale=fr'): Promise<number> {
  const { status, body } = await api.call('editorOfA', `${collection}${query}`, {
    json: { site: api.sites.a, ...data },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return Number(body.doc.id);
}

/** Creates a page of site a with blocks, as a draft unless it is published. */
const createPage = (title: string, blocks: unknown[] = [], _status = 'published') => {
  count += 1;
  const data = { title, path: `/fr/page-${count}`, access: 'public', blocks, _status };
  return create('pages', data, `?locale=fr${_status === 'draft' ? '&draft=true' : ''}`);
};
const callTo = (page: number) => ({
  ...{ blockType: 'cta_block', main_title: 'Voir' },
  cta_repeater: [{ blockType: 'cta_item', cta: { text: 'Voir', page } }],
});

const usesFor = (role: RoleName, path: string) => api.call(role, `${path}/uses`);
const shownUses = async (path: string) => {
  const { status, body } = await usesFor('editorOfA', path);
  expect(status).toBe(200);
  return body.uses
    .map(({ collection, title, part }: Record<string, string>) => [collection, title, part].filter(Boolean).join(' '))
    .toSorted();
};

describe('the uses of a page', () => {
  test('are the links of pages and drafts, menus, redirects, people and scheduled changes', async () => {
    const target = await createPage('Secteurs');
    await createPage('Guide', [callTo(target)]);
    await createPage('Bientôt', [callTo(target)], 'draft');
    await create('redirects', { source: '/ancienne', target_page: target, status: '301' });
    await create('people', { name: 'Aline Roy', slug: 'aline-roy', page: target });
    const menu = [{ blockType: 'menu_item', link: { text: 'Secteurs', page: target } }];
    const header = [{ blockType: 'header_classic_block', menu_repeater: menu }];
    const saved = await api.call('editorOfA', `sites/${api.sites.a}?locale=fr&draft=true`, {
      ...{ method: 'PATCH', json: { header } },
    });
    expect(saved.status).toBe(200);
    const at = '2030-01-02T14:00:00.000Z';
    await api.payload.create({
      collection: 'scheduled-changes',
      data: { site: api.sites.a, page: target, action: 'unpublish', at },
    });
    const { name } = await api.payload.findByID({ collection: 'sites', id: api.sites.a, locale: 'fr' });
    expect(await shownUses(`pages/${target}`)).toEqual([
      ...['pages Bientôt', 'pages Guide', 'people Aline Roy', 'redirects /ancienne'],
      ...[`scheduled-changes ${at}`, `sites ${name} header`],
    ]);
  });

  test('leave out its links to itself', async () => {
    const page = await createPage('Seule');
    await api.call('editorOfA', `pages/${page}?locale=fr`, { method: 'PATCH', json: { blocks: [callTo(page)] } });
    expect(await shownUses(`pages/${page}`)).toEqual([]);
  });
});

test('the uses of a person are the articles and blocks that name the person', async () => {
  const author = await create('people', { name: 'Marc Côté', slug: 'marc-cote' });
  await create('articles', { title: 'Le marché', slug: 'le-marche', author });
  expect(await shownUses(`people/${author}`)).toEqual(['articles Le marché']);
});

test('the uses of an office are its people, and those of a category its articles', async () => {
  const office = await create('offices', { name: 'Laval', slug: 'laval' });
  await create('people', { name: 'Ève Dion', slug: 'eve-dion', office });
  const category = await create('categories', { label: 'Conseils' });
  await create('articles', { title: 'Vendre', slug: 'vendre', category });
  expect(await shownUses(`offices/${office}`)).toEqual(['people Ève Dion']);
  expect(await shownUses(`categories/${category}`)).toEqual(['articles Vendre']);
});

describe.each(['pages', 'articles', 'categories', 'people', 'offices', 'media', 'reusable-blocks'])(
  'the uses of %s',
  (collection) => {
    test('are shown to no visitor', async () => {
      expect((await usesFor('anonymous', `${collection}/1`)).status).toBe(401);
    });

    test.each(['0', 'x', '99999999999', '1.5'])('of id %s do not exist', async (id) => {
      expect((await usesFor('editorOfA', `${collection}/${id}`)).status).toBe(404);
    });
  },
);

test('the uses of a page of another site are not shown to its staff', async () => {
  const data = { site: api.sites.b, title: 'Chez b', path: '/fr/chez-b', access: 'public', _status: 'published' };
  const { body } = await api.call('editorOfBoth', 'pages?locale=fr', { json: data });
  expect((await usesFor('editorOfA', `pages/${body.doc.id}`)).status).toBe(404);
  expect((await usesFor('editorOfBoth', `pages/${body.doc.id}`)).body).toEqual({ uses: [], total: 0 });
});
