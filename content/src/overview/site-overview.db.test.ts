import { createLocalReq, type TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StaffApi, startStaffApi } from '../../test/staff-api.ts';
import { siteOverview } from './site-overview.ts';

let api: StaffApi;
beforeAll(async () => {
  api = await startStaffApi('content_overview');
});
afterAll(() => api.stop());

async function overviewFor(userId: number, site: number) {
  const user = await api.payload.findByID({ collection: 'users', id: userId, depth: 0 });
  // Payload builds the user of a session from a document of this collection, to which it adds the name of the collection.
  return siteOverview(await createLocalReq({ user: { ...user, collection: 'users' } as TypedUser }, api.payload), site);
}

test('the overview of a site names its drafts and broken links, and counts what differs between its languages', async () => {
  const site = api.sites.a;
  const page = (title: string, path: string, more: object) => ({ site, title, path, access: 'public', ...more });
  const link = (url: string) => ({ blockType: 'text_block_1', cta: { text: 'Voir', url } });
  await api.call('editorOfA', 'pages?locale=fr', {
    json: page('Accueil', '/fr', {
      _status: 'published',
      blocks: [link('/contact'), link('/perdu'), link('/ancienne')],
    }),
  });
  await api.call('editorOfA', 'pages?locale=fr', { json: page('Contact', '/fr/contact', { _status: 'published' }) });
  await api.call('editorOfA', 'pages?locale=fr&draft=true', {
    json: page('Ébauche', '/fr/ebauche', { _status: 'draft' }),
  });
  await api.call('editorOfA', 'redirects', { json: { site, source: '/fr/ancienne', target_address: '/fr/contact' } });
  const { drafts, languages, brokenLinks } = await overviewFor(api.users.editorOfA, site);
  expect(drafts).toMatchObject({ total: 1, entries: [{ collection: 'pages', title: 'Ébauche' }] });
  expect(languages).toEqual({ open: 3, total: 3 });
  // The same addresses lead nowhere in English, in which no page exists yet.
  expect(brokenLinks.filter(({ locale }) => locale === 'fr')).toMatchObject([
    {
      title: 'Accueil',
      address: '/perdu',
      collection: 'pages',
      field: expect.stringMatching(/^blocks\.\w+\.cta\.url$/),
    },
  ]);
});

test('the overview names the links that visitors do not see, because they do not find what the links name', async () => {
  const site = api.sites.a;
  const create = async (collection: string, data: object) =>
    Number((await api.payload.create({ collection, data: { site, ...data }, locale: 'fr' } as never)).id);
  const draft = await create('pages', {
    title: 'Brouillon',
    path: '/fr/brouillon',
    access: 'public',
    _status: 'draft',
  });
  const person = await create('people', { kind: 'broker', name: 'Maude Gagnon', slug: 'maude-gagnon' });
  const blocks = [
    { blockType: 'text_block_1', cta: { text: 'Voir', page: draft, url: '/perdu-autrefois' } },
    { blockType: 'text_block_1', cta: { text: 'Elle', leads_to: 'person', person } },
  ];
  await create('pages', { title: 'Liens', path: '/fr/liens', access: 'public', _status: 'published', blocks });
  const { brokenLinks } = await overviewFor(api.users.editorOfA, site);
  expect(brokenLinks.filter(({ title }) => title === 'Liens')).toMatchObject([
    { kind: 'page', address: 'Brouillon', field: expect.stringMatching(/^blocks\.\w+\.cta\.page$/) },
    { kind: 'person', address: 'Maude Gagnon', field: expect.stringMatching(/^blocks\.\w+\.cta\.person$/) },
  ]);
});

test('the overview of another tenant’s site is empty', async () => {
  const json = { site: api.sites.b, title: 'Secret', path: '/fr', access: 'public', _status: 'draft' };
  await api.call('admin', 'pages?locale=fr', { json });
  expect(await overviewFor(api.users.editorOfA, api.sites.b)).toMatchObject({
    drafts: { entries: [], total: 0 },
    languages: { open: 0, total: 0 },
    brokenLinks: [],
  });
});
