import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type RoleName, type StaffApi, startStaffApi } from '../../../test/staff-api.ts';
import { noListings } from '../../core/listing-services.ts';
import { noCoreServices } from '../../core-services.ts';

let api: StaffApi;
let page: number;
let linked: number;
let article: number;
let isCoreRunning = true;
/** The calls to core, each with its site and its number. */
const askedListings: string[] = [];

beforeAll(async () => {
  api = await startStaffApi('content_check_page', {
    ...noCoreServices,
    listings: {
      ...noListings,
      async named(_req, micrositeId, words) {
        askedListings.push(`${micrositeId} ${words}`);
        const listing = { uls: words, type: 'Maison', address: '1, rue Haute', status: 'gone' as const };
        return isCoreRunning ? [{ ...listing, has_page: words === '10000002' }] : null;
      },
    },
  });
  linked = await createPage('/fr/liee', { status: 'published' });
  page = await createPage('/fr/vendre', { english: '/en/sell' });
  article = await createArticle(api.sites.a);
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

async function createArticle(site: number) {
  const data = { site, title: 'Le notaire', slug: 'le-notaire', _status: 'draft' };
  return Number((await api.payload.create({ collection: 'articles', data, locale: 'fr', draft: true })).id);
}

describe('the check before publishing', () => {
  const check = (role: RoleName, values: Record<string, unknown>, id: number | null = page, collection = 'pages') =>
    api.call(role, `${collection}/publish-check`, { json: { id, locale: 'fr', values } });
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

  test('asks core whether the listings of links still have a page, and says nothing of them while core does not answer', async () => {
    const kinds = async (listing: string) => {
      const cta = { text: 'Voir', leads_to: 'listing', listing };
      const { body } = await check('editorOfA', { blocks: [block({ main_title: 'A', cta })] });
      return body.issues.map(({ kind }: { kind: string }) => kind).filter((kind: string) => kind.startsWith('dead'));
    };
    expect(await kinds('10000001')).toEqual(['dead-listing']);
    // The same property has a page under a new number.
    expect(await kinds('10000002')).toEqual([]);
    expect(askedListings).toEqual(['m-a 10000001', 'm-a 10000002']);
    isCoreRunning = false;
    onTestFinished(() => {
      isCoreRunning = true;
    });
    expect(await kinds('10000001')).toEqual([]);
  });

  test('asks no alternative text for a decorative picture', async () => {
    const picture = async (data: Record<string, unknown>) => {
      const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
        .png()
        .toBuffer();
      const file = { data: bytes, mimetype: 'image/png', name: 'a.png', size: bytes.length };
      return Number((await api.payload.create({ collection: 'media', data: { site: api.sites.a, ...data }, file })).id);
    };
    const missing = async (id: number) => {
      const values = { picture: id };
      const { body } = await check('editorOfA', values, article, 'articles');
      return body.issues.filter(({ kind }: { kind: string }) => kind === 'missing-alt').length;
    };
    expect(await missing(await picture({}))).toBe(1);
    expect(await missing(await picture({ alt: 'Une rue' }))).toBe(0);
    expect(await missing(await picture({ decorative: true }))).toBe(0);
  });

  test('of an article reads its form, and names a date that has not come', async () => {
    const values = { title: 'Le notaire public', published_at: '2999-01-01T17:00:00.000Z' };
    const { body } = await check('editorOfA', values, article, 'articles');
    const path = `/fr/blogue/le-notaire-${article}`;
    expect(body.results.fr).toMatchObject({ title: 'Le notaire public', path });
    const kinds = body.issues.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(['no-excerpt', 'no-text', 'future-date']);
  });

  test('does not tell staff of another site, or nobody, what an article holds', async () => {
    const other = await createArticle(api.sites.b);
    expect((await check('editorOfA', {}, other, 'articles')).status).toBe(404);
    expect((await check('editorOfA', { site: api.sites.b }, null, 'articles')).status).toBe(404);
    expect((await check('anonymous', {}, article, 'articles')).status).toBe(401);
    expect((await check('editorOfBoth', {}, other, 'articles')).status).toBe(200);
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

describe('a proposed short address of an article', () => {
  const propose = (role: RoleName, query: Record<string, string>) =>
    api.call(role, `articles/proposed-slug?${new URLSearchParams({ site: String(api.sites.a), ...query })}`);

  test('is free on the site in the language', async () => {
    expect((await propose('editorOfA', { name: 'Le notaire', locale: 'fr' })).body).toEqual({ value: 'le-notaire-2' });
    const own = { name: 'Le notaire', locale: 'fr', id: String(article) };
    expect((await propose('editorOfA', own)).body).toEqual({ value: 'le-notaire' });
    expect((await propose('editorOfA', { name: 'Le notaire', locale: 'en' })).body).toEqual({ value: 'le-notaire' });
  });

  test('answers nobody, and no unknown language', async () => {
    expect((await propose('anonymous', { name: 'A', locale: 'fr' })).status).toBe(401);
    expect((await propose('editorOfA', { name: 'A', locale: 'de' })).status).toBe(400);
  });
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
