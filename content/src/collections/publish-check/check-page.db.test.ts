import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RoleName, type StaffApi, startStaffApi } from '../../../test/staff-api.ts';

let api: StaffApi;
let page: number;
let linked: number;

beforeAll(async () => {
  api = await startStaffApi('content_check_page');
  linked = await createPage('/fr/liee', { status: 'published' });
  page = await createPage('/fr/vendre', { english: '/en/sell' });
});
afterAll(() => api.stop());

async function createPage(path: string, { status = 'draft', english = '', site = api.sites.a } = {}) {
  const data = { site, title: 'Vendre', path, access: 'public', _status: status };
  const { id } = await api.payload.create({ collection: 'pages', data, locale: 'fr', draft: status === 'draft' });
  if (english) {
    const own = { title: 'Sell', path: english };
    await api.payload.update({ collection: 'pages', id, data: own, locale: 'en', draft: true });
  }
  return Number(id);
}

describe('the check before publishing', () => {
  const check = (role: RoleName, values: Record<string, unknown>, id: number | null = page) =>
    api.call(role, 'pages/publish-check', { json: { id, locale: 'fr', values } });
  const block = (values: Record<string, unknown>) => ({ id: 'un', blockType: 'text_block_1', ...values });

  test('reads the form over the saved page, with the other language as it was saved', async () => {
    const values = { title: 'Vendre vite', blocks: [block({ main_title: 'Bonjour' })] };
    const { status, body } = await check('editorOfA', values);
    expect(status).toBe(200);
    expect(body.results).toMatchObject({ fr: { title: 'Vendre vite', path: '/fr/vendre' }, en: { title: 'Sell' } });
    expect(body.issues).toContainEqual(
      expect.objectContaining({ kind: 'missing-language', path: 'blocks.0.main_title', locale: 'en' }),
    );
  });

  test('counts the texts that were copied from the other language, without those that the form changes', async () => {
    const id = await createPage('/fr/copiee');
    const blocks = [block({ main_title: 'Bonjour' })];
    await api.call('editorOfA', `pages/${id}?locale=fr&draft=true`, { method: 'PATCH', json: { blocks } });
    await api.call('editorOfA', `pages/${id}/copy-language`, { json: { to: 'en' } });
    const copies = async (values: Record<string, unknown>) => {
      const { body } = await check('editorOfA', values, id);
      return body.issues.filter(({ kind }: { kind: string }) => kind === 'copied-texts');
    };
    expect(await copies({})).toMatchObject([{ locale: 'en', detail: '2' }]);
    expect(await copies({ title: 'Vendre vite' })).toMatchObject([{ locale: 'en', detail: '1' }]);
  });

  test('knows published pages, paths of pages and redirects, and names the links that lead nowhere', async () => {
    const redirect = { site: api.sites.a, source: '/fr/ancienne', target_page: linked };
    await api.payload.create({ collection: 'redirects', data: redirect });
    const kinds = async (cta: Record<string, unknown>) => {
      const { body } = await check('editorOfA', {
        blocks: [block({ main_title: 'A', cta: { text: 'Voir', ...cta } })],
      });
      return body.issues.map(({ kind }: { kind: string }) => kind).filter((kind: string) => kind.startsWith('dead'));
    };
    for (const link of [{ page: linked }, { url: '/liee' }, { url: '/ancienne' }, { url: '/vendre' }]) {
      expect(await kinds(link)).toEqual([]);
    }
    expect(await kinds({ url: '/nulle-part' })).toEqual(['dead-address']);
    expect(await kinds({ page })).toEqual(['dead-page']);
  });

  test('does not tell staff of another site, or nobody, what a page holds', async () => {
    const other = await createPage('/fr/vendre', { site: api.sites.b });
    expect((await check('editorOfA', {}, other)).status).toBe(404);
    expect((await check('editorOfA', { site: api.sites.b }, null)).status).toBe(404);
    expect((await check('anonymous', {})).status).toBe(401);
    expect((await check('editorOfBoth', {}, other)).status).toBe(200);
  });

  test.each([null, [], { locale: 'de', values: {} }, { id: 'x', locale: 'fr', values: {} }])(
    'refuses %j',
    async (json) => {
      const { status } = await api.call('admin', 'pages/publish-check', { text: JSON.stringify(json) });
      expect(status).toBe(400);
    },
  );
});

describe('a proposed path', () => {
  const propose = (role: RoleName, query: Record<string, string>) =>
    api.call(role, `pages/proposed-path?${new URLSearchParams({ locale: 'fr', site: String(api.sites.a), ...query })}`);

  test('is free on the site in the language', async () => {
    expect((await propose('editorOfA', { title: 'Vendre' })).body).toEqual({ value: '/fr/vendre-2' });
    expect((await propose('editorOfA', { title: 'Vendre', id: String(page) })).body).toEqual({ value: '/fr/vendre' });
    expect((await propose('editorOfA', { title: 'Sell', locale: 'en' })).body).toEqual({ value: '/en/sell-2' });
    expect((await propose('editorOfA', { title: 'Louer' })).body).toEqual({ value: '/fr/louer' });
  });

  test('tells nothing of a site that is not the editor’s', async () => {
    await createPage('/fr/secrete', { site: api.sites.b });
    const query = { title: 'Secrète', site: String(api.sites.b) };
    expect((await propose('editorOfA', query)).body).toEqual({ value: '/fr/secrete' });
    expect((await propose('editorOfBoth', query)).body).toEqual({ value: '/fr/secrete-2' });
    expect((await propose('anonymous', query)).status).toBe(401);
  });

  test.each([{}, { title: 'A', locale: 'de' }, { title: 'A', site: 'x' }, { title: 'a'.repeat(501) }])(
    'is refused for %j',
    async (query) => {
      expect((await propose('admin', query as Record<string, string>)).status).toBe(400);
    },
  );
});
