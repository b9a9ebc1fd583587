import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StaffApi, startStaffApi } from '../../../test/staff-api.ts';
import { purgeTrash } from '../../trash/purge-trash.ts';

let api: StaffApi;
beforeAll(async () => {
  api = await startStaffApi('content_audited_deletions');
});
afterAll(() => api.stop());

const documents = {
  pages: { title: 'Vendre', path: '/fr/vendre-a-verifier', access: 'public', _status: 'published' },
  articles: { title: 'Le notaire', slug: 'le-notaire', _status: 'published' },
  people: { name: 'Inès Roy', slug: 'ines-roy', kind: 'broker' },
  offices: { name: 'Bureau du centre', slug: 'bureau-du-centre' },
} as const;
type Collection = keyof typeof documents;

const create = async (collection: Collection, more: object = {}) => {
  const json = { site: api.sites.a, ...documents[collection], ...more };
  const { status, body } = await api.call('editorOfA', `${collection}?locale=fr`, { json });
  expect(status).toBe(201);
  return Number(body.doc.id);
};
const change = (collection: Collection, id: number, json: object, query = '') =>
  api.call('editorOfA', `${collection}/${id}?locale=fr${query}`, { method: 'PATCH', json });
const entriesOf = async (subject: Collection, id: number) => {
  const where = { subject: { equals: subject }, subject_id: { equals: String(id) } };
  const { docs } = await api.payload.find({ collection: 'audit-log', where, sort: 'id', depth: 0 });
  return docs.map(({ action, title, actor }) => [action, title, typeof actor === 'string' && actor !== '']);
};

test.each([
  ['pages', 'Vendre'],
  ['articles', 'Le notaire'],
  ['people', 'Inès Roy'],
] as const)(
  '%s that are moved to the trash, restored and deleted for good are in the audit log',
  async (collection, title) => {
    const id = await create(collection);
    await change(collection, id, { slug: 'ailleurs' });
    expect(await entriesOf(collection, id)).toEqual([]);
    await change(collection, id, { deletedAt: new Date().toISOString() });
    await change(collection, id, { deletedAt: null }, '&trash=true');
    await change(collection, id, { deletedAt: new Date().toISOString() });
    await api.call('editorOfA', `${collection}/${id}?trash=true`, { method: 'DELETE' });
    expect(await entriesOf(collection, id)).toEqual([
      ['trashed', title, true],
      ['restored', title, true],
      ['trashed', title, true],
      ['deleted', title, true],
    ]);
  },
);

test('an office that is deleted is in the audit log under its title in the language that has one', async () => {
  const id = await create('offices');
  await api.call('editorOfA', `offices/${id}?locale=all`, { method: 'DELETE' });
  expect(await entriesOf('offices', id)).toEqual([['deleted', 'Bureau du centre', true]]);
});

test('a deletion that is refused leaves no entry', async () => {
  const json = { ...documents.offices, site: api.sites.b };
  const id = Number((await api.call('admin', 'offices?locale=fr', { json })).body.doc.id);
  expect((await api.call('editorOfA', `offices/${id}`, { method: 'DELETE' })).status).not.toBe(200);
  expect(await entriesOf('offices', id)).toEqual([]);
});

test('what is deleted at the end of its time in the trash is in the audit log without an author', async () => {
  const id = await create('people', { slug: 'ines-roy-3' });
  await change('people', id, { deletedAt: '2026-01-01T00:00:00.000Z' });
  const { payload, locks } = api.content;
  await purgeTrash({ payload, locks, log: pino({ level: 'silent' }) }, new Date(Date.now() + 40 * 86_400_000));
  expect((await entriesOf('people', id)).at(-1)).toEqual(['deleted', 'Inès Roy', false]);
});
