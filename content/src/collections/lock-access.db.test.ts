import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StaffApi, startStaffApi } from '../../test/staff-api.ts';
import { lockedDocuments } from './lock-access.ts';

let api: StaffApi;
let page: number;
beforeAll(async () => {
  api = await startStaffApi('content_locks');
  const data = { site: api.sites.a, title: 'Page', path: '/fr/page', access: 'public' } as const;
  page = Number((await api.payload.create({ collection: 'pages', data })).id);
});
afterAll(() => api.stop());

type Locker = 'editorOfA' | 'editorOfBoth' | 'admin';
const ownedBy = (role: Locker) => ({ user: { relationTo: 'users', value: api.users[role] } });
const lockOf = (relationTo: string, value: unknown) => ({ document: { relationTo, value } });
const lock = (role: Locker, json: object) => api.call(role, 'payload-locked-documents', { json });
const change = (role: Locker, id: number, json: object) =>
  api.call(role, `payload-locked-documents/${id}`, { method: 'PATCH', json });

describe('An editor', () => {
  test('locks a document that the editor may change', async () => {
    const { status, body } = await lock('editorOfA', { ...lockOf('pages', page), ...ownedBy('editorOfA') });
    expect(status).toBe(201);
    await api.payload.delete({ collection: lockedDocuments, id: body.doc.id });
  });

  test.each<[string, () => object]>([
    ['another site', () => lockOf('sites', api.sites.b)],
    ['the account of an administrator', () => lockOf('users', api.users.admin)],
    ['the audit log', () => lockOf('audit-log', 1)],
    ['an address that was not found, which nobody changes', () => lockOf('missing-paths', 1)],
    ['the settings of all accounts', () => ({ globalSlug: 'account-settings' })],
    ['these settings together with a page', () => ({ ...lockOf('pages', page), globalSlug: 'account-settings' })],
    ['nothing', () => ({})],
    ['what an inherited name means', () => lockOf('constructor', 1)],
  ])('does not lock %s', async (_, target) => {
    const { status } = await lock('editorOfA', { ...target(), ...ownedBy('editorOfA') });
    expect(status).toBe(403);
  });

  test('does not move an own lock to a document of others', async () => {
    const { body } = await lock('editorOfA', { ...lockOf('pages', page), ...ownedBy('editorOfA') });
    expect((await change('editorOfA', body.doc.id, lockOf('users', api.users.admin))).status).toBe(403);
    expect((await change('editorOfA', body.doc.id, { globalSlug: 'account-settings' })).status).toBe(403);
    await api.payload.delete({ collection: lockedDocuments, id: body.doc.id });
  });

  test('takes over the lock of a colleague, and gives it to nobody', async () => {
    const { body } = await lock('editorOfBoth', { ...lockOf('pages', page), ...ownedBy('editorOfBoth') });
    expect((await change('editorOfA', body.doc.id, {})).status).toBe(403);
    expect((await change('editorOfA', body.doc.id, ownedBy('editorOfA'))).status).toBe(200);
    expect((await change('editorOfA', body.doc.id, ownedBy('admin'))).status).toBe(403);
    await api.payload.delete({ collection: lockedDocuments, id: body.doc.id });
  });
});

test.each<Locker>(['editorOfA', 'admin'])('%s locks nothing in the name of somebody else', async (role) => {
  const other = role === 'admin' ? 'editorOfA' : 'editorOfBoth';
  expect((await lock(role, { ...lockOf('pages', page), ...ownedBy(other) })).status).toBe(403);
});

test('The account of a request holds the ids of its sites alone, so that no answer shows the rest of them', async () => {
  const { body } = await api.call('editorOfA', 'users/me');
  expect(body.user.sites).toEqual([api.sites.a]);
});
