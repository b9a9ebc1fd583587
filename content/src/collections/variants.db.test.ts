import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StaffApi, startStaffApi } from '../../test/staff-api.ts';

let api: StaffApi;
let page = 0;

/** Returns the id of a row, 24 characters. The id of a copy differs from that of its source in the first eight. */
const rowId = (start: string) => `${start.padEnd(8, '0')}d9c4b1a08e7f6253`;
const source = rowId('50');

const highlights = (id: string, title: string, item: string, more: object = {}) => ({
  ...{ id, blockType: 'highlights_block', main_title: title, ...more },
  about_repeater: [{ id: `${id.slice(0, 8)}1111222233334444`, blockType: 'about_item', main_title: item }],
});

const save = (json: Record<string, unknown>, locale = 'fr', role: 'editorOfA' | 'editorOfBoth' = 'editorOfA') =>
  api.call(role, `pages/${page}?locale=${locale}&depth=0`, { method: 'PATCH', json });
const read = async () => (await api.call('editorOfA', `pages/${page}?locale=all&depth=0`)).body;

beforeAll(async () => {
  api = await startStaffApi('content_variants');
  const json = {
    ...{ site: api.sites.a, access: 'public', title: 'Vendre', path: '/fr/vendre', _status: 'published' },
    blocks: [highlights(source, 'Vendre', 'Vite')],
  };
  page = Number((await api.call('editorOfA', 'pages?locale=fr', { json })).body.doc.id);
  await save({ title: 'Sell', path: '/en/sell', blocks: [highlights(source, 'Sell', 'Fast')] }, 'en');
});
afterAll(() => api.stop());

const bilingual = (fr: string, en: string) => ({ main_title: { fr, en } });

describe('a block that the form copied', () => {
  const variant = (blocks: unknown[]) => ({ key: 'ete', name: 'Été', color: '#0B6B5D', blocks });

  test('keeps the texts of the other language, in its items too', async () => {
    const copy = highlights(rowId('c1'), 'Vendre cet été', 'Vite', { params: { copied_from: source } });
    expect((await save({ variants: [variant([copy])] })).status).toBe(200);
    const { variants, blocks } = await read();
    expect(variants[0].blocks[0]).toMatchObject({
      ...bilingual('Vendre cet été', 'Sell'),
      about_repeater: [bilingual('Vite', 'Fast')],
    });
    expect(blocks[0]).toMatchObject(bilingual('Vendre', 'Sell'));
  });

  test('becomes the page with the texts of its variant', async () => {
    const [own] = (await read()).variants;
    await save({ variants: [{ ...own, blocks: [highlights(rowId('c1'), 'Sell this summer', 'Fast')] }] }, 'en');
    const copy = highlights(rowId('c2'), 'Vendre cet été', 'Vite', { params: { copied_from: rowId('c1') } });
    await save({ blocks: [copy] });
    expect((await read()).blocks[0]).toMatchObject({
      ...bilingual('Vendre cet été', 'Sell this summer'),
      about_repeater: [bilingual('Vite', 'Fast')],
    });
  });

  test.each([
    ['a block that is not there', rowId('ff')],
    ['no source', '../../etc'],
    ['a number', 12],
    ['an object', { row: source }],
  ])('that names %s is saved in its own language alone', async (_, copied_from) => {
    const copy = highlights(rowId('c3'), 'Sans source', 'Un', { params: { copied_from } });
    await save({ variants: [variant([copy])] });
    expect((await read()).variants[0]?.blocks[0]?.main_title?.en).toBeUndefined();
  });
});

describe('a reusable block', () => {
  const reusable = { sites: 'a', name: 'Points forts' };
  const create = async (role: 'editorOfA' | 'editorOfBoth', site: number, copied_from: string) => {
    const json = { ...reusable, site, blocks: [highlights(rowId('r1'), 'Copie', 'Un', { params: { copied_from } })] };
    const { status, body } = await api.call(role, 'reusable-blocks?locale=fr&depth=0', { json });
    expect(status).toBe(201);
    const id = Number(body.doc.id);
    const stored = await api.payload.findByID({ collection: 'reusable-blocks', id, locale: 'all', depth: 0 });
    return { id, title: JSON.parse(JSON.stringify(stored.blocks))[0].main_title };
  };

  test('keeps both languages of the block that it was made from, and gives them back to a page', async () => {
    await save({ blocks: [highlights(source, 'Vendre', 'Vite')], variants: [] });
    await save({ blocks: [highlights(source, 'Sell', 'Fast')] }, 'en');
    const { id, title } = await create('editorOfA', api.sites.a, `page:${page}:${source}`);
    expect(title).toEqual({ fr: 'Copie', en: 'Sell' });
    const detached = highlights(rowId('d1'), 'Détaché', 'Un', { params: { copied_from: `reusable:${id}` } });
    // The rows of a reusable block keep the end of their ids in the page.
    await save({ blocks: [detached] });
    expect((await read()).blocks[0]).toMatchObject(bilingual('Détaché', 'Sell'));
  });

  test('of another site gives its texts to no page, whoever saves it', async () => {
    const foreign = await create('editorOfBoth', api.sites.b, '');
    await api.call('editorOfBoth', `reusable-blocks/${foreign.id}?locale=en`, {
      method: 'PATCH',
      json: { blocks: [highlights(rowId('r1'), 'Secret', 'Secret')] },
    });
    for (const role of ['editorOfA', 'editorOfBoth'] as const) {
      const copy = highlights(rowId(role === 'editorOfA' ? 'e1' : 'e2'), 'Copie', 'Un', {
        params: { copied_from: `reusable:${foreign.id}` },
      });
      await save({ blocks: [copy] }, 'fr', role);
      expect(JSON.stringify(await read())).not.toContain('Secret');
    }
  });

  test('gets no texts of a page of another site', async () => {
    const { title } = await create('editorOfBoth', api.sites.b, `page:${page}:${source}`);
    expect(title.en).toBeUndefined();
  });
});

describe('variants', () => {
  const variants = [{ key: 'ete', name: 'Été', blocks: [highlights(rowId('v1'), 'En été', 'Un')] }];

  test('are neither read nor changed by a visitor or the staff of another site', async () => {
    await save({ variants, _status: 'published' });
    const other = Number(
      (
        await api.call('editorOfBoth', 'pages?locale=fr', {
          json: { site: api.sites.b, access: 'public', title: 'B', path: '/fr/b', variants, _status: 'published' },
        })
      ).body.doc.id,
    );
    for (const role of ['anonymous', 'editorOfA'] as const) {
      expect((await api.call(role, `pages/${other}?locale=all`)).status).toBeGreaterThanOrEqual(403);
      const versions = await api.call(role, `pages/versions?where[parent][equals]=${other}`);
      expect(versions.body.docs ?? []).toEqual([]);
      const json = { variants: [] };
      expect((await api.call(role, `pages/${other}`, { method: 'PATCH', json })).status).toBeGreaterThanOrEqual(403);
    }
  });

  test('with the same address are refused', async () => {
    const { status, body } = await save({ variants: [...variants, { ...variants[0], id: undefined }] });
    expect([status, JSON.stringify(body)]).toEqual([
      400,
      expect.stringContaining('Deux variantes ont la même adresse'),
    ]);
  });

  test('are not in the sitemap, and show their changes once they are published', async () => {
    const title = async () => {
      const { body } = await api.content.page('a', '/fr/vendre', { query: { variant: 'ete' } });
      return body.content.fields[0]?.fields.main_title.content.fr;
    };
    await expect.poll(title, { timeout: 10_000 }).toBe('En été');
    await save({ variants: [{ ...variants[0], blocks: [highlights(rowId('v2'), 'Cet été', 'Un')] }] });
    await expect.poll(title, { timeout: 10_000 }).toBe('Cet été');
    const headers = { 'X-Site-Api': 'the-secret-key-of-site-a' };
    const sitemap = await api.content.call('/api/sitemap-entries?kind=pages&language=fr', { headers });
    expect((await sitemap.json()).entries.map(({ paths }: { paths: { fr: string } }) => paths.fr)).toEqual([
      '/fr/vendre',
    ]);
  });
});
