import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type RoleName, type StaffApi, startStaffApi } from '../../test/staff-api.ts';
import { contentVersion } from '../values/content-version.ts';

let api: StaffApi;
let website: Server;
/** Header and status with which the test's website answers each path, and the host names that were requested. */
const shown = new Map<string, { status: number; versions: string | null }>();
const asked: string[] = [];

beforeAll(async () => {
  api = await startStaffApi('content_visibility');
  website = createServer((request, response) => {
    asked.push(`${request.headers.host?.replace(/:\d+$/, '')}${request.url}`);
    const { status, versions } = shown.get(request.url ?? '') ?? { status: 404, versions: 'site-x' };
    response.writeHead(status, versions === null ? {} : { 'x-content-version': versions }).end('page');
  });
  await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve));
  // The address of a server on a TCP port has this type.
  vi.stubEnv('WEBSITE_URL', `http://127.0.0.1:${(website.address() as AddressInfo).port}`);
  vi.stubEnv('DATABASE_URL', api.content.env.DATABASE_URL);
  vi.stubEnv('PAYLOAD_SECRET', api.content.env.PAYLOAD_SECRET);
  await api.payload.update({ collection: 'sites', id: api.sites.a, data: { domains: ['site-a.localhost'] } });
});
beforeEach(() => {
  shown.clear();
  asked.length = 0;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  website.close();
  await api.stop();
});

let count = 0;

/** Creates a published page in both languages and returns it. */
async function publishPage(data: Record<string, unknown> = {}) {
  count += 1;
  const json = { site: api.sites.a, title: 'Vendre', access: 'public', ...data };
  const created = await api.call('admin', 'pages?locale=fr', { json: { ...json, path: `/fr/vue-${count}` } });
  const english = { title: 'Sell', path: `/en/view-${count}`, _status: 'published' };
  const { body } = await api.call('admin', `pages/${created.body.doc.id}?locale=en`, {
    method: 'PATCH',
    json: english,
  });
  return { id: body.doc.id, updatedAt: body.doc.updatedAt, fr: `/fr/vue-${count}`, en: `/en/view-${count}` };
}

const look = (role: RoleName, { id, updatedAt }: { id: number; updatedAt: string }, state = 'published') =>
  api.call(role, `pages/${id}/visibility?state=${state}&since=${updatedAt}`);

const versionOf = (document: { id: number; updatedAt: string }) =>
  contentVersion(api.payload, 'document', { collection: 'pages', document });

test('a page is visible in each language in which the website answers with its stored version', async () => {
  const page = await publishPage();
  shown.set(page.fr, { status: 200, versions: `site-x ${versionOf(page)}` });
  shown.set(page.en, { status: 200, versions: `site-x ${versionOf({ ...page, updatedAt: '2026-01-01T00:00:00Z' })}` });
  const { status, body } = await look('editorOfA', page);
  expect(status).toBe(200);
  expect(body.exception).toBeNull();
  expect(body.pages.map(({ locale, isCurrent }: Record<string, unknown>) => [locale, isCurrent])).toEqual([
    ['fr', true],
    ['en', false],
  ]);
  expect(body.pages[0].url).toMatch(new RegExp(`^http://site-a\\.localhost:\\d+${page.fr}$`));
  expect(asked.toSorted()).toEqual([`site-a.localhost${page.en}`, `site-a.localhost${page.fr}`]);
});

test('a page is not visible while the website does not name what it shows', async () => {
  const page = await publishPage();
  shown.set(page.fr, { status: 200, versions: null });
  const { body } = await look('editorOfA', page);
  expect(body.pages.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([false, false]);
});

test('data that is older than the publication is not compared', async () => {
  const page = await publishPage();
  shown.set(page.fr, { status: 200, versions: `site-x ${versionOf(page)}` });
  const { body } = await look('editorOfA', { ...page, updatedAt: new Date(Date.now() + 60_000).toISOString() });
  expect(body.pages[0].isCurrent).toBe(false);
  expect(asked).toEqual([]);
});

test('an unpublished page has left the website once its address shows the site without a document', async () => {
  const page = await publishPage();
  const path = `pages/${page.id}?locale=fr`;
  await api.call('admin', path, { method: 'PATCH', json: { _status: 'draft' } });
  shown.set(page.fr, { status: 200, versions: `site-x ${versionOf(page)}` });
  const { body } = await look('editorOfA', page, 'unpublished');
  expect(body.pages.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([false, true]);
});

test('a restricted page is published, but not visible to everybody', async () => {
  const page = await publishPage({ access: 'restricted' });
  expect((await look('editorOfA', page)).body.exception).toBe('restricted');
});

test('the home pages of a site show its stored version', async () => {
  const json = { site: api.sites.a, title: 'Accueil', path: '/fr', access: 'public', _status: 'published' };
  await api.call('admin', 'pages?locale=fr', { json });
  const { doc } = (await api.call('admin', `sites/${api.sites.a}?locale=fr`, { method: 'PATCH', json: { name: 'A' } }))
    .body;
  const version = contentVersion(api.payload, 'site', { collection: 'sites', document: doc });
  shown.set('/fr', { status: 200, versions: `${version} document-y` });
  const state = doc._status === 'published' ? 'published' : 'unpublished';
  const { body } = await api.call('editorOfA', `sites/${doc.id}/visibility?state=${state}&since=${doc.updatedAt}`);
  expect(body.pages).toEqual([expect.objectContaining({ locale: 'fr', isCurrent: state === 'published' })]);
});

test('neither a visitor nor the staff of another site learn anything', async () => {
  const page = await publishPage({ site: api.sites.b });
  expect((await look('anonymous', page)).status).toBe(401);
  expect(await look('editorOfA', page)).toMatchObject({ status: 404, body: null });
  expect((await api.call('editorOfA', `pages/${page.id}/visibility`)).status).toBe(400);
  expect(asked).toEqual([]);
});
