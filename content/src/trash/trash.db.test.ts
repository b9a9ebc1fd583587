import type { Where } from 'payload';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RoleName, type StaffApi, startStaffApi } from '../../test/staff-api.ts';
import { siteCookie } from '../sites/site-cookie.ts';
import { purgeTrash } from './purge-trash.ts';

let api: StaffApi;
beforeAll(async () => {
  api = await startStaffApi('content_trash');
});
afterAll(() => api.stop());

let count = 0;
async function createPage({ site = api.sites.a, english = '', blocks = [] as object[] } = {}) {
  count += 1;
  const path = `/fr/corbeille-${count}`;
  const data = { site, title: `Page ${count}`, path, access: 'public', _status: 'published' as const, blocks };
  const { id } = await api.payload.create({ collection: 'pages', data, locale: 'fr' });
  if (english) {
    const own = { title: 'Page', path: english, _status: 'published' as const };
    await api.payload.update({ collection: 'pages', id, data: own, locale: 'en' });
  }
  return { id: Number(id), path };
}

const change = (role: RoleName, address: string, json: object) => api.call(role, address, { method: 'PATCH', json });
const now = () => new Date().toISOString();
const trash = (role: RoleName, id: number, query = '') =>
  change(role, `pages/${id}?locale=fr${query}`, { deletedAt: now() });
const restore = (role: RoleName, id: number, data: object = {}) =>
  change(role, `pages/${id}?locale=fr&trash=true`, { deletedAt: null, ...data });
const statusOf = async (path: string) => (await api.content.page('a', path)).status;

describe('a page in the trash', () => {
  test('leaves the website, the sitemap and the links to it at once, and the lists of the admin', async () => {
    const { id, path } = await createPage();
    const blocks = [{ blockType: 'text_block_1', main_title: 'T', cta: { text: 'Voir', page: id } }];
    const linking = await createPage({ blocks });
    const pathsOf = async () => JSON.stringify((await api.content.page('a', linking.path)).body);
    const sitemap = async () => {
      const headers = { 'x-site-api': 'the-secret-key-of-site-a' };
      return (await api.content.call('/api/sitemap-entries?kind=pages&language=fr', { headers })).text();
    };
    expect(await sitemap()).toContain(path);
    expect([await statusOf(path), (await pathsOf()).includes(path)]).toEqual([200, true]);
    expect((await trash('editorOfA', id)).status).toBe(200);
    await expect.poll(() => statusOf(path)).toBe(404);
    await expect.poll(async () => (await pathsOf()).includes(path)).toBe(false);
    await expect.poll(sitemap).not.toContain(path);
    for (const query of ['', '&draft=true']) {
      const { body } = await api.call('editorOfA', `pages?limit=0&depth=0${query}`);
      expect(body.docs.map((doc: { id: number }) => doc.id)).not.toContain(id);
    }
  });

  test('comes back as a draft, or as published when that is asked', async () => {
    const [first, second] = [await createPage(), await createPage()];
    for (const { id } of [first, second]) await trash('editorOfA', id);
    expect((await restore('editorOfA', first.id)).body.doc).toMatchObject({ _status: 'draft', deletedAt: null });
    expect((await restore('editorOfA', second.id, { _status: 'published' })).status).toBe(200);
    await expect.poll(() => statusOf(second.path)).toBe(200);
    expect(await statusOf(first.path)).toBe(404);
  });

  test('frees its path; one that is taken meanwhile is restored as a draft alone, in the language of the editor', async () => {
    const english = '/en/taken-from-the-trash';
    const { id, path } = await createPage({ english });
    await trash('editorOfA', id);
    const other = await createPage({ english });
    expect(other.path).not.toBe(path);
    const refused = await restore('editorOfA', id, { _status: 'published' });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('a été pris par une autre page');
    expect((await restore('editorOfA', id)).status).toBe(200);
    expect(await statusOf(path)).toBe(404);
  });

  test('is moved and restored as a whole, also by a request for its draft', async () => {
    const { id, path } = await createPage();
    await trash('editorOfA', id, '&draft=true');
    await expect.poll(() => statusOf(path)).toBe(404);
    await change('editorOfA', `pages/${id}?locale=fr&trash=true&draft=true`, { deletedAt: null });
    const where = { id: { equals: id } };
    expect((await api.payload.find({ collection: 'pages', where })).totalDocs).toBe(1);
  });

  test('that was restored stays so when a version is restored that was saved in the trash', async () => {
    const { id } = await createPage();
    await trash('editorOfA', id);
    await restore('editorOfA', id);
    const where: Where = { and: [{ parent: { equals: id } }, { 'version.deletedAt': { exists: true } }] };
    const { docs } = await api.payload.findVersions({ collection: 'pages', where, trash: true, depth: 0 });
    const { status } = await api.call('editorOfA', `pages/versions/${docs[0]?.id}?draft=true`, { method: 'POST' });
    expect(status).toBe(200);
    const own = { collection: 'pages', where: { id: { equals: id } }, draft: true } as const;
    expect((await api.payload.find(own)).totalDocs).toBe(1);
  });

  test('loses its scheduled changes', async () => {
    const { id } = await createPage();
    const json = { publish: null, unpublish: '2099-01-01T09:00' };
    expect((await api.call('editorOfA', `pages/${id}/schedule`, { json })).status).toBe(200);
    await trash('editorOfA', id);
    const where = { page: { equals: id } };
    expect((await api.payload.count({ collection: 'scheduled-changes', where })).totalDocs).toBe(0);
    expect((await api.call('editorOfA', `pages/${id}/schedule`)).status).toBe(404);
  });
});

test('an article in the trash leaves the website, and comes back', async () => {
  const data = { site: api.sites.a, title: 'Un', slug: 'un', _status: 'published' as const };
  const { id } = await api.payload.create({ collection: 'articles', data, locale: 'fr' });
  const path = `/fr/blogue/un-${id}`;
  expect(await statusOf(path)).toBe(200);
  await change('editorOfA', `articles/${id}?locale=fr`, { deletedAt: now() });
  await expect.poll(() => statusOf(path)).toBe(404);
  await change('editorOfA', `articles/${id}?locale=fr&trash=true`, { deletedAt: null, _status: 'published' });
  await expect.poll(() => statusOf(path)).toBe(200);
});

test('what has been in the trash for 30 days is deleted with its versions, and nothing else', async () => {
  const [old, recent, live] = [await createPage(), await createPage(), await createPage()];
  for (const { id } of [old, recent]) await trash('editorOfA', id);
  const days = (number: number) => new Date(Date.now() - number * 86_400_000).toISOString();
  const age = (id: number, at: string) =>
    api.payload.db.pool.query('update content.pages set deleted_at = $1 where id = $2', [at, id]);
  await age(old.id, days(30.01));
  await age(recent.id, days(29.99));
  const options = { payload: api.content.payload, locks: api.content.locks, log: pino({ level: 'silent' }) };
  await Promise.all([purgeTrash(options), purgeTrash(options)]);
  const where = { id: { in: [old.id, recent.id, live.id] } };
  const { docs } = await api.payload.find({ collection: 'pages', where, trash: true, sort: 'id', depth: 0 });
  expect(docs.map(({ id }) => id)).toEqual([recent.id, live.id]);
  const versions = { collection: 'pages', where: { parent: { equals: old.id } }, trash: true } as const;
  expect((await api.payload.findVersions(versions)).totalDocs).toBe(0);
});

describe('the trash of another tenant', () => {
  test.each([
    ['anonymous', false],
    ['editorOfA', false],
    ['editorOfBoth', true],
  ] as const)('is open to %s: %s', async (role, may) => {
    const { id } = await createPage({ site: api.sites.b });
    await trash('admin', id);
    const ids = async (path: string, key: 'id' | 'parent') =>
      ((await api.call(role, path)).body.docs ?? []).map((doc: Record<string, unknown>) => doc[key]);
    expect((await ids('pages?trash=true&limit=0&depth=0', 'id')).includes(id)).toBe(may);
    expect((await ids('pages?trash=true&draft=true&limit=0&depth=0', 'id')).includes(id)).toBe(may);
    expect((await ids('pages/versions?trash=true&limit=0&depth=0', 'parent')).includes(id)).toBe(may);
    expect((await api.call(role, `pages/${id}?trash=true`)).status === 200).toBe(may);
    await restore(role, id);
    const stored = async () =>
      (await api.payload.find({ collection: 'pages', where: { id: { equals: id } }, trash: true, depth: 0 })).docs[0];
    expect((await stored())?.deletedAt === null).toBe(may);
    await trash('admin', id);
    await api.call(role, `pages/${id}?trash=true`, { method: 'DELETE' });
    expect((await stored()) === undefined).toBe(may);
  });

  test('is not emptied together with that of the current site', async () => {
    const [own, other] = [await createPage(), await createPage({ site: api.sites.b })];
    for (const { id } of [own, other]) await trash('editorOfBoth', id);
    const query = encodeURI('trash=true&where[deletedAt][exists]=true');
    const headers = { cookie: `${siteCookie}=${api.sites.a}` };
    expect((await api.call('editorOfBoth', `pages?${query}`, { method: 'DELETE', headers })).status).toBe(200);
    const where = { id: { in: [own.id, other.id] } };
    const { docs } = await api.payload.find({ collection: 'pages', where, trash: true, depth: 0 });
    expect(docs.map(({ id }) => id)).toEqual([other.id]);
  });

  test('takes no page of a visitor or of another tenant', async () => {
    const { id } = await createPage({ site: api.sites.b });
    for (const role of ['anonymous', 'editorOfA'] as const) await trash(role, id);
    expect((await api.payload.find({ collection: 'pages', where: { id: { equals: id } } })).totalDocs).toBe(1);
  });

  test('is not shown by the public service, whatever its question', async () => {
    const { id, path } = await createPage();
    await trash('admin', id);
    await expect.poll(() => statusOf(path)).toBe(404);
    const asked = { trash: true, query: { trash: 'true', draft: 'true' } };
    expect((await api.content.page('a', path, asked)).status).toBe(404);
  });
});
