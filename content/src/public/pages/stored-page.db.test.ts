import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ContentFixture, startContent } from '../../../test/content-fixture.ts';

// These tests write pages without hooks, because publishing refuses such pages although an older database may hold them.

let content: ContentFixture;
let site: number;
beforeAll(async () => {
  content = await startContent('content_stored_page');
  await content.importSite('1');
  const { docs } = await content.payload.find({ collection: 'sites' });
  site = Number(docs[0]?.id);
});
afterAll(() => content.stop());

const store = (path: { fr?: string; en?: string }, more: Record<string, unknown> = {}) =>
  content.payload.db.create({
    collection: 'pages',
    data: { site, title: { fr: 'Intrus', en: 'Intruder' }, path, access: 'public', _status: 'published', ...more },
  });

test.each(['javascript:alert(1)', '/fr\r\nset-cookie: a=b', '/fr\u0001', '//evil.example', 'https://'])(
  'A page whose redirect is stored as %j is shown itself.',
  async (location) => {
    const path = `/fr/redirection-${encodeURIComponent(location).replaceAll('%', '').toLowerCase().replace(/\W/g, '')}`;
    await store({ fr: path }, { redirect: { status: '301', location: { fr: location } } });
    const { status, body } = await content.page('1', path);
    expect([status, body.location]).toEqual([200, null]);
  },
);

test('An address whose redirect is stored with a hostile target is not found.', async () => {
  const target = { target_address: '/fr\r\nset-cookie: a=b', status: '301', language: 'fr' };
  await content.payload.db.create({
    collection: 'redirects',
    data: { site, source: '/ancienne', source_key: '/ancienne', source_path: '/ancienne', ...target },
  });
  expect((await content.page('1', '/ancienne')).status).toBe(404);
});

test('Of two pages with one path the older one is shown, whatever is changed last.', async () => {
  const older = await store({ fr: '/fr/double' }, { title: { fr: 'Première' } });
  await store({ fr: '/fr/double' }, { title: { fr: 'Seconde' } });
  const { payload } = content;
  await payload.db.updateOne({ collection: 'pages', id: older.id, data: { ...older, title: { fr: 'Première' } } });
  expect((await content.page('1', '/fr/double')).body.title).toEqual({ fr: 'Première' });
});

test('A page does not replace the home page by its path in another language, not even an older one.', async () => {
  const { payload } = content;
  const names = { name: 'Accueil', site_id: 'home', microsite_id: 'm-home', site_key: 'the-secret-key-of-the-site' };
  const { id } = await payload.create({
    collection: 'sites',
    data: { ...names, site_type: 'agency', _status: 'published' },
  });
  await store({ fr: '/fr/autre', en: '/fr' }, { site: id });
  await store({ fr: '/fr' }, { site: id, title: { fr: 'Accueil' } });
  expect((await content.page('home', '/fr')).body.title).toEqual({ fr: 'Accueil' });
});
