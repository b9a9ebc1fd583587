import type { CoreSite } from '@vitrine/contract/core/import.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RoleName, type StaffApi, startStaffApi } from '../../test/staff-api.ts';
import { noCoreServices } from '../core-services.ts';

let api: StaffApi;
let registered: CoreSite[] = [];
let isAvailable = true;
beforeAll(async () => {
  api = await startStaffApi('content_create_site', {
    ...noCoreServices,
    registerSite: (_, site) => {
      if (isAvailable) registered.push(site);
      return Promise.resolve(isAvailable);
    },
  });
});
afterAll(() => api.stop());
beforeEach(() => {
  registered = [];
  isAvailable = true;
});

let count = 0;
const answers = (more: object = {}) => {
  count += 1;
  const name = { fr: 'Équipe Roy', en: 'Roy Team' };
  return { name, type: 'agency', domain: `www.roy-${count}.ca`, email: 'roy@example.ca', preset: 'red', ...more };
};
const create = (role: RoleName, json: unknown) => api.call(role, 'create-site', { json });
const countSites = async () => (await api.payload.count({ collection: 'sites' })).totalDocs;

test('a new site works in both languages, with its pages, its menu and a key of its own', async () => {
  const { status, body } = await create('admin', answers());
  expect(status).toBe(201);
  const site = await api.payload.findByID({ collection: 'sites', id: body.site, depth: 0 });
  expect(site).toMatchObject({ _status: 'published', domains: [`www.roy-${count}.ca`], theme: { preset: 'red' } });
  expect(String(site.site_id)).toMatch(/^equipe-roy-[0-9a-f]{6}$/);
  expect(registered).toMatchObject([
    { micrositeId: site.microsite_id, siteKey: site.site_key, defaultRecipient: { email: 'roy@example.ca' } },
  ]);
  const paths = [
    '/fr',
    '/en',
    '/fr/proprietes',
    '/en/properties',
    '/fr/contact',
    '/en/team',
    '/fr/termes-et-conditions',
  ];
  for (const path of paths) expect((await api.content.page(String(site.site_id), path)).status, path).toBe(200);
  const { body: home } = await api.content.page(String(site.site_id), '/en');
  expect(home.title.en).toBe('Roy Team');
  expect(JSON.stringify(home.header ?? home)).toContain('/properties');
});

test('the privacy page of a new site writes itself, and names its address', async () => {
  const { body } = await create('admin', answers({ email: 'lea@example.ca' }));
  const site = await api.payload.findByID({ collection: 'sites', id: body.site, depth: 0 });
  const page = await api.content.page(String(site.site_id), '/fr/politique-confidentialite');
  expect(page.body.content.fields).toMatchObject([
    { block_type: 'privacy_notice_block', fields: { officer_email: 'lea@example.ca' } },
  ]);
});

test('two sites of one name are two sites', async () => {
  const first = await create('admin', answers());
  const second = await create('admin', answers());
  expect(second.status).toBe(201);
  expect(second.body.site).not.toBe(first.body.site);
});

describe('no site is made', () => {
  test.each(['editorOfA', 'editorOfBoth', 'anonymous'] as const)('for %s', async (role) => {
    const before = await countSites();
    expect((await create(role, answers())).status).toBe(role === 'anonymous' ? 401 : 403);
    expect([await countSites(), registered]).toEqual([before, []]);
  });

  test('with the domain of another site', async () => {
    const before = await countSites();
    expect((await create('admin', answers({ domain: 'WWW.A.example.ca' }))).status).toBe(409);
    expect([await countSites(), registered]).toEqual([before, []]);
  });

  test.each([
    [{ domain: 'https://exemple.ca' }, /^Le domaine n’est pas valable/],
    [{ email: 'nobody' }, /^L’adresse de courriel n’est pas valable/],
    [{ name: { fr: ' ', en: 'Roy' } }, /^Le nom du site manque/],
    [{ type: 'bank' }, /^Vérifiez le nom, le domaine et le courriel/],
  ])('from %j, and the wrong answer is named', async (wrong, reason) => {
    const { status, body } = await create('admin', answers(wrong));
    expect(status).toBe(422);
    expect(body.errors[0].message).toMatch(reason);
  });

  test('while it could not take leads', async () => {
    isAvailable = false;
    const before = await countSites();
    expect((await create('admin', answers())).status).toBe(503);
    expect(await countSites()).toBe(before);
  });
});
