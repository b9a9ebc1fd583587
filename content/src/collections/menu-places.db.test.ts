import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RoleName, type StaffApi, startStaffApi } from '../../test/staff-api.ts';

let api: StaffApi;
let page: number;
beforeAll(async () => {
  api = await startStaffApi('content_menus');
  const data = { site: api.sites.a, access: 'public', title: 'Vendre', path: '/fr/vendre', _status: 'published' };
  page = (await api.call('editorOfA', 'pages?locale=fr', { json: data })).body.doc.id;
  const english = { title: 'Sell', path: '/en/sell' };
  await api.call('editorOfA', `pages/${page}?locale=en`, { method: 'PATCH', json: english });
});
afterAll(() => api.stop());

interface Line {
  id?: string;
  blockType: string;
  link: object;
  menu_repeater?: Line[];
}
const save = (json: unknown, locale = 'fr', role: RoleName = 'editorOfA') =>
  api.call(role, `sites/${api.sites.a}?draft=true&locale=${locale}`, { method: 'PATCH', json });
const stored = async () => {
  const { body } = await api.call('editorOfA', `sites/${api.sites.a}?draft=true&locale=all&depth=0`);
  return body;
};
const headerWith = (menu_repeater: unknown[], id?: string) => [
  { id, blockType: 'header_classic_block', menu_repeater },
];

/** Stores a header with two lines, the first with a submenu, in both languages; returns it in French. */
async function storeMenu() {
  const line = (level: string, text: string, other_text: string, below: Line[] = []): Line => ({
    ...{ blockType: `menu_item${level}`, link: { text, other_text } },
    ...(level !== '_level_3' && { menu_repeater: below }),
  });
  const houses = line('_level_2', 'Maisons', 'Houses', [line('_level_3', 'Chalets', 'Cottages')]);
  const { body } = await save({
    header: headerWith([line('', 'Acheter', 'Buy', [houses]), line('', 'À propos', 'About')]),
  });
  return body.doc.header[0];
}

/** Returns the texts of the lines in all languages, each within those above it. */
const texts = (lines: Line[] = []): unknown[] =>
  lines.map(({ link, menu_repeater }) => {
    const { text, other_text } = link as { text: object; other_text?: unknown };
    expect(other_text).toBeUndefined();
    return [text, ...texts(menu_repeater)];
  });

test('a line is stored with its text in both languages, from a form in one', async () => {
  await storeMenu();
  const { header } = await stored();
  expect(texts(header[0].menu_repeater)).toEqual([
    [{ fr: 'Acheter', en: 'Buy' }, [{ fr: 'Maisons', en: 'Houses' }, [{ fr: 'Chalets', en: 'Cottages' }]]],
    [{ fr: 'À propos', en: 'About' }],
  ]);
});

test('a line that moves to another level keeps its texts of the other language, with its submenu', async () => {
  const { id, menu_repeater } = await storeMenu();
  const [buy, about] = menu_repeater;
  const [houses] = buy.menu_repeater;
  const [cottages] = houses.menu_repeater;
  const outer = {
    ...{ ...houses, blockType: 'menu_item' },
    menu_repeater: [
      { ...cottages, blockType: 'menu_item_level_2' },
      { ...about, blockType: 'menu_item_level_2' },
    ],
  };
  await save({ header: headerWith([outer, { ...buy, menu_repeater: [] }], id) });
  const { header } = await stored();
  expect(texts(header[0].menu_repeater)).toEqual([
    [{ fr: 'Maisons', en: 'Houses' }, [{ fr: 'Chalets', en: 'Cottages' }], [{ fr: 'À propos', en: 'About' }]],
    [{ fr: 'Acheter', en: 'Buy' }],
  ]);
});

describe('a page is added to a menu from its own form', () => {
  const places = (role: RoleName = 'editorOfA', site = api.sites.a) =>
    api.call(role, `sites/${site}/menu-places?page=${page}&language=en`);
  const add = (place: string, role: RoleName = 'editorOfA', site = api.sites.a) =>
    api.call(role, `sites/${site}/menu-lines`, { json: { page, place } });

  test('at a place of the latest draft, with its titles, and visitors do not see it before it is published', async () => {
    const { id, menu_repeater } = await storeMenu();
    const { body } = await places();
    expect(body.map(({ level, title }: { level: number; title: string }) => [level, title])).toEqual([
      [1, ''],
      [2, 'Buy'],
      [3, 'Houses'],
      [2, 'About'],
    ]);
    expect((await add(id)).status).toBe(201);
    expect((await add(menu_repeater[0].menu_repeater[0].id)).status).toBe(201);
    const { header, _status } = await stored();
    expect(_status).toBe('draft');
    expect(header[0].menu_repeater.at(-1)).toMatchObject({
      ...{ blockType: 'menu_item', link: { page, text: { fr: 'Vendre', en: 'Sell' } } },
    });
    expect(header[0].menu_repeater[0].menu_repeater[0].menu_repeater.at(-1)).toMatchObject({
      blockType: 'menu_item_level_3',
      link: { page },
    });
    expect((await places()).body[0]).toMatchObject({ hasPage: true });
    const published = await api.payload.findByID({ collection: 'sites', id: api.sites.a, depth: 0 });
    expect(JSON.stringify(published.header ?? [])).not.toContain('Vendre');
  });

  test('by staff of the site alone, and only its own pages', async () => {
    const { id } = await storeMenu();
    expect([(await places('anonymous')).status, (await add(id, 'anonymous')).status]).toEqual([401, 401]);
    expect((await add(id, 'editorOfBoth', api.sites.b)).status).toBe(404);
    expect((await places('editorOfA', api.sites.b)).status).toBe(404);
    expect((await add('nowhere')).status).toBe(404);
    const data = { site: api.sites.b, access: 'public', title: 'Autre', path: '/fr/autre' };
    const other = (await api.call('editorOfBoth', 'pages?locale=fr&draft=true', { json: data })).body.doc.id;
    const foreign = await api.call('editorOfA', `sites/${api.sites.a}/menu-lines`, {
      json: { page: other, place: id },
    });
    expect(foreign.status).toBe(404);
  });
});
