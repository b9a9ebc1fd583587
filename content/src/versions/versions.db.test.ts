import { createLocalReq, type TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RoleName, type StaffApi, startStaffApi } from '../../test/staff-api.ts';
import { asObject } from '../values/untyped-values.ts';
import { listVersions, readVersion } from './stored-versions.ts';

let api: StaffApi;
beforeAll(async () => {
  api = await startStaffApi('content_versions');
});
afterAll(() => api.stop());

let count = 0;
let page: number;

const block = (id: string, title: string) => ({ id, blockType: 'text_block_1', main_title: title });
const save = (role: RoleName, locale: string, json: unknown, draft = true) =>
  api.call(role, `pages/${page}?locale=${locale}&draft=${draft}`, { method: 'PATCH', json });
const requestOf = async (role: 'editorOfA' | 'editorOfBoth' | 'admin', sites: number[]) => {
  const user = await api.payload.findByID({ collection: 'users', id: api.users[role], depth: 0 });
  // The access rules read these properties of a user.
  return createLocalReq({ user: { ...user, sites, collection: 'users' } as TypedUser }, api.payload);
};
const versionsFor = async (role: 'editorOfA' | 'admin', sites: number[]) =>
  listVersions(await requestOf(role, sites), { collection: 'pages', id: page });

beforeEach(async () => {
  count += 1;
  const { body } = await api.call('admin', 'pages?locale=fr', {
    json: {
      ...{ site: api.sites.a, title: 'Vendre', path: `/fr/version-${count}`, access: 'public', _status: 'published' },
      blocks: [block('one', 'Vendre bien')],
    },
  });
  page = body.doc.id;
});

test('the versions of a page tell which one is live, which is the draft, and who saved each', async () => {
  await save('editorOfA', 'fr', { title: 'Vendre mieux' });
  await save('editorOfA', 'fr', { title: 'Vendre vite' }, true);
  const versions = await versionsFor('editorOfA', [api.sites.a]);
  expect(versions.map(({ state, savedBy }) => [state, savedBy])).toEqual([
    ['latest', 'editorOfA'],
    ['draft', 'editorOfA'],
    ['live', 'admin'],
  ]);
});

test('after an unpublication no version is live', async () => {
  await save('admin', 'fr', { _status: 'draft' }, false);
  expect((await versionsFor('admin', [])).map(({ state }) => state)).not.toContain('live');
});

test('the name of the person who saved cannot be written by a request', async () => {
  await save('editorOfA', 'fr', { title: 'Vendre mieux', changed_by: 'Quelqu’un d’autre' });
  expect((await versionsFor('admin', []))[0]?.savedBy).toBe('editorOfA');
});

test('the staff of another site read no version, in no way', async () => {
  const [latest] = await versionsFor('admin', []);
  expect(await versionsFor('editorOfA', [api.sites.b])).toEqual([]);
  const stranger = await requestOf('editorOfA', [api.sites.b]);
  const document = { collection: 'pages', id: page } as const;
  expect(await readVersion(stranger, document, latest?.id ?? '')).toBeNull();
  await api.payload.update({ collection: 'pages', id: page, locale: 'fr', data: { site: api.sites.b } });
  expect((await api.call('editorOfA', `pages/versions/${latest?.id}`)).status).not.toBe(200);
  const { body } = await api.call('editorOfA', `pages/versions?where[parent][equals]=${page}`);
  expect(body.docs).toEqual([]);
});

test('a version is read only as one of its own document', async () => {
  const [latest] = await versionsFor('admin', []);
  const req = await requestOf('admin', []);
  const read = (id: number, version: string) => readVersion(req, { collection: 'pages', id }, version);
  expect(asObject(asObject(await read(page, latest?.id ?? '')).title).fr).toBe('Vendre');
  expect(await read(page + 1, latest?.id ?? '')).toBeNull();
  expect(await read(page, 'not-a-number')).toBeNull();
});
