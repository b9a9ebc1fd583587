import { isQaToken } from '@vitrine/contract/qa-token.ts';
import { createLocalReq, type TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type RoleName, type StaffApi, startStaffApi } from '../../../test/staff-api.ts';
import { findEditPath } from './find-edit-path.ts';
import { findStaffAddress } from './find-staff-address.ts';

const key = 'a-key-that-signs-staff-links';
let api: StaffApi;
let page: number;
let article: number;

beforeAll(async () => {
  api = await startStaffApi('content_admin_website');
  vi.stubEnv('WEBSITE_URL', 'https://www.example.ca:3000');
  vi.stubEnv('DATABASE_URL', api.content.env.DATABASE_URL);
  vi.stubEnv('PAYLOAD_SECRET', api.content.env.PAYLOAD_SECRET);
  const created = await api.call('admin', 'pages?locale=fr', {
    json: { site: api.sites.a, title: 'Vendre', access: 'public', path: '/fr/vendre', _status: 'draft' },
  });
  page = created.body.doc.id;
  const written = await api.call('admin', 'articles?locale=en', {
    json: { site: api.sites.a, title: 'Spring', slug: 'spring', _status: 'draft' },
  });
  article = written.body.doc.id;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await api.stop();
});

async function requestOf(role: Exclude<RoleName, 'anonymous'>) {
  const user = await api.payload.findByID({ collection: 'users', id: api.users[role], depth: 0 });
  return await createLocalReq({ user: { ...user, collection: 'users' } as TypedUser }, api.payload);
}

const pages = '/admin/collections/pages';

test('the address of a page leads to its form, in its language', async () => {
  const req = await requestOf('editorOfA');
  const form = `${pages}/${page}?locale=fr`;
  expect(await findEditPath(req, 'https://a.example.ca/fr/vendre')).toBe(form);
  expect(await findEditPath(req, 'http://www.a.example.ca:3000/fr/vendre/?mun=66023#carte')).toBe(form);
});

test('the address of an article leads to its form', async () => {
  const address = `https://a.example.ca/en/blog/spring-${article}`;
  expect(await findEditPath(await requestOf('editorOfA'), address)).toBe(
    `/admin/collections/articles/${article}?locale=en`,
  );
});

test.each([
  ['a listing', 'https://a.example.ca/fr/proprietes/maison-12345678'],
  ['a page of another site', 'https://b.example.ca/fr/vendre'],
  ['an unknown host', 'https://elsewhere.example/fr/vendre'],
  ['no address', 'vendre'],
  ['a path that no text can hold', 'https://a.example.ca/fr/%00'],
  ['an article that does not exist', 'https://a.example.ca/en/blog/spring-999999'],
])('the address of %s leads to the list of pages', async (_, address) => {
  expect(await findEditPath(await requestOf('editorOfBoth'), address)).toBe(pages);
});

test('staff see the site with a signed link, and only a site of theirs', async () => {
  vi.stubEnv('STAFF_LINK_KEY', key);
  const req = await requestOf('editorOfA');
  const now = Date.now();
  const address = new URL((await findStaffAddress(req, String(api.sites.a), now)) ?? '');
  expect([address.origin, address.pathname]).toEqual(['https://a.example.ca:3000', '/qa/site']);
  expect(address.searchParams.get('path')).toBe('/');
  expect(await isQaToken(key, 'qa-link', address.searchParams.get('staff') ?? '', now)).toBe(true);
  expect(await findStaffAddress(req, String(api.sites.b))).toBeNull();
});

test('without a key for links the site opens as every visitor sees it', async () => {
  vi.stubEnv('STAFF_LINK_KEY', undefined);
  expect(await findStaffAddress(await requestOf('editorOfA'), String(api.sites.a))).toBe('https://a.example.ca:3000/');
});
