import { createLocalReq } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RoleName, type StaffApi, startStaffApi } from '../../test/staff-api.ts';
import { asList, asObject, type Loose } from '../values/untyped-values.ts';
import { findRestoreLosses } from './restore-losses.ts';

let api: StaffApi;
beforeAll(async () => {
  api = await startStaffApi('content_restore');
});
afterAll(() => api.stop());

let count = 0;
let page: number;
/** Id of the first version, which exists in French only and has one block with a link to a page. */
let first: string;
let linked: number;

const block = (id: string, title: string, more: Loose = {}) => ({
  ...{ id, blockType: 'text_block_2', main_title: title, ...more },
});
const create = async (title: string, more: Loose) => {
  count += 1;
  const json = {
    site: api.sites.a,
    title,
    path: `/fr/retour-${count}`,
    access: 'public',
    _status: 'published',
    ...more,
  };
  const { status, body } = await api.call('admin', 'pages?locale=fr', { json });
  expect(status, JSON.stringify(body)).toBe(201);
  return Number(body.doc.id);
};
const save = async (locale: string, json: unknown, draft = true) => {
  const call = { method: 'PATCH', json };
  const { status, body } = await api.call('editorOfA', `pages/${page}?locale=${locale}&draft=${draft}`, call);
  expect(status, JSON.stringify(body)).toBe(200);
};
const restore = (role: RoleName, language: string | null, version = first) =>
  api.call(role, `pages/${page}/restore-version`, { json: { version, language } });
const read = async (draft: boolean): Promise<Loose> =>
  api.payload.findByID({ collection: 'pages', id: page, locale: 'all', draft, depth: 0 });
const titles = async (draft: boolean) => {
  const { title, blocks } = await read(draft);
  const names = asList(blocks).map((each) => asObject(asObject(each).main_title));
  return [asObject(title), ...names].map(({ fr = null, en = null }) => [fr, en]);
};

beforeEach(async () => {
  linked = await create('Autre', {});
  const link = { cta_repeater: [{ id: 'l', blockType: 'cta_item', cta: { text: 'Voir', page: linked } }] };
  page = await create('Vendre', { blocks: [block('one', 'Vendre bien', link)] });
  const { docs } = await api.payload.findVersions({ collection: 'pages', where: { parent: { equals: page } } });
  first = String(docs[0]?.id);
  await save('en', { title: 'Sell', path: `/en/restore-${count}`, _status: 'published' }, false);
  await save('fr', { title: 'Vendre vite', blocks: [block('one', 'Vendre mieux', link), block('two', 'Nouveau')] });
  await save('en', { blocks: [block('one', 'Sell better', link), block('two', 'New')] });
});

describe('restoring a version', () => {
  test('makes the whole version the draft, and publishes nothing', async () => {
    const before = await titles(false);
    expect((await restore('editorOfA', null)).body).toEqual({ restored: null });
    expect(await titles(true)).toEqual([
      ['Vendre', null],
      ['Vendre bien', null],
    ]);
    expect(await titles(false)).toEqual(before);
    expect((await read(false))._status).toBe('published');
  });

  test('of one language brings its texts back where they have a place, and leaves the other language', async () => {
    expect((await restore('editorOfA', 'fr')).body).toEqual({ restored: 2 });
    expect(await titles(true)).toEqual([
      ['Vendre', 'Sell'],
      ['Vendre bien', 'Sell better'],
      ['Nouveau', 'New'],
    ]);
  });

  test('of a language that it lacks changes nothing', async () => {
    const before = await titles(true);
    expect((await restore('editorOfA', 'en')).body).toEqual({ restored: 0 });
    expect(await titles(true)).toEqual(before);
  });

  test('is refused to visitors, to the staff of another site, and for a version of another page', async () => {
    expect((await restore('anonymous', null)).status).toBe(401);
    const other = await create('Ailleurs', {});
    const { docs } = await api.payload.findVersions({ collection: 'pages', where: { parent: { equals: other } } });
    expect((await restore('editorOfA', null, String(docs[0]?.id))).status).toBe(404);
    await api.payload.update({ collection: 'pages', id: page, locale: 'fr', data: { site: api.sites.b, blocks: [] } });
    for (const language of [null, 'fr']) expect((await restore('editorOfA', language)).status).toBe(404);
    expect((await api.call('editorOfA', `pages/versions/${first}?draft=true`, { method: 'POST' })).status).toBe(403);
  });

  test('over Payload’s own address needs draft=true, so that it cannot publish by accident', async () => {
    const before = [await titles(false), await titles(true)];
    const refused = await api.call('editorOfA', `pages/versions/${first}`, { method: 'POST' });
    expect([refused.status, refused.body.errors[0].message]).toEqual([400, expect.stringContaining('draft=true')]);
    expect([await titles(false), await titles(true)]).toEqual(before);
    expect((await api.call('editorOfA', `pages/versions/${first}?draft=true`, { method: 'POST' })).status).toBe(200);
    expect(await titles(false)).toEqual(before[0]);
  });
});

describe('the losses of a restoration', () => {
  const losses = async () => {
    const user = await api.payload.findByID({ collection: 'users', id: api.users.admin, depth: 0 });
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, api.payload);
    const version = await api.payload.findVersionByID({ collection: 'pages', id: first, locale: 'all', depth: 0 });
    return findRestoreLosses(req, 'pages', { current: await read(true), version: asObject(version.version) });
  };

  test('name the language, the texts and the blocks that the version lacks', async () => {
    const { languages, texts, blocks, missing } = await losses();
    expect(languages).toEqual(['en']);
    expect(texts.map(({ locale, text }) => [locale, text])).toEqual(
      expect.arrayContaining([
        ['en', 'Sell'],
        ['en', 'Sell better'],
      ]),
    );
    expect(texts.every(({ locale }) => locale === 'en')).toBe(true);
    expect(blocks.map(({ title }) => title)).toEqual([{ fr: 'Nouveau', en: 'New' }]);
    expect(missing).toEqual([]);
  });

  test('name the links to pages that do not exist any more', async () => {
    await api.payload.delete({ collection: 'pages', id: linked });
    const { missing } = await losses();
    expect(missing.map(({ block: around, labels }) => [around?.title.fr, labels.at(-1)?.fr])).toEqual([
      ['Vendre bien', 'Page du site'],
    ]);
  });
});
