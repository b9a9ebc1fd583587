import type { SourcePerson } from '@vitrine/contract/core/staff-feed-people.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RoleName, type StaffApi, startStaffApi } from '../../test/staff-api.ts';
import { noCoreServices } from '../core-services.ts';

const feed = '5b1f2a3c-1111-4222-8333-123456789abc';
const siteA = { microsite_id: 'm-a', name: { fr: 'Site a', en: 'Site a' } };
const zoe: SourcePerson = {
  ...{ resource: 'Member', key: '1002', name: 'Zoé Tremblay', title: 'Courtière', phone: '514 555-0102' },
  ...{ email: 'zoe@agence.example', office: 'Agence du Fleuve', office_key: '101', street: null, city: null },
  ...{ postal_code: null, has_photo: true, listings: 2, lacking: [{ ...siteA, suggested: null }], refusing: [] },
};
const office: SourcePerson = {
  ...{ ...zoe, resource: 'Office', key: '101', name: 'Agence du Fleuve', title: null, office: null, office_key: null },
  ...{ street: '1, rue du Quai', city: 'Lévis', postal_code: 'G6V 1A1', has_photo: false },
};

let api: StaffApi;
let calls: unknown[] = [];
let photo: Buffer | null = null;
let isAvailable = true;

beforeAll(async () => {
  api = await startStaffApi('content_from_source', {
    ...noCoreServices,
    recipients: {
      save: async (_, micrositeId, { slug }) => calls.push(['recipient', micrositeId, slug]) > 0,
      remove: async () => true,
    },
    sourcePeople: {
      // The core double has only a source of site a.
      read: async (_, ref) => {
        if (!isAvailable) return null;
        return [zoe, office].find(({ resource, key }) => ref.resource === resource && ref.key === key) ?? 'unknown';
      },
      photo: async () => photo,
      match: async (_, { resource, key }, micrositeId, slug) => {
        calls.push([resource, key, micrositeId, slug]);
        return isAvailable;
      },
    },
  });
});
afterAll(() => api.stop());
beforeEach(async () => {
  isAvailable = true;
  photo = await sharp({ create: { width: 300, height: 400, channels: 3, background: 'green' } })
    .jpeg()
    .toBuffer();
  for (const collection of ['people', 'offices', 'media'] as const)
    await api.payload.delete({ collection, where: { id: { exists: true } } });
  calls = [];
});

const make = (json: object = {}, collection = 'people', role: RoleName = 'editorOfA') =>
  api.call(role, `${collection}/from-source`, { json: { feed, key: zoe.key, site: 'm-a', ...json } });
const makeOffice = (json: object = {}) => make({ key: office.key, ...json }, 'offices');
const read = (collection: 'people' | 'offices', id: number) =>
  api.payload.findByID({ collection, id, locale: 'all', depth: 0 });
const count = async (collection: 'people' | 'offices' | 'media') => (await api.payload.count({ collection })).totalDocs;

test('a broker of a source becomes a draft in both languages, with the photo and the office, and gets the listings', async () => {
  const made = await makeOffice();
  const { status, body } = await make();
  expect([made.status, status]).toEqual([200, 200]);
  const person = await read('people', body.id);
  expect(person).toMatchObject({
    ...{ site: api.sites.a, name: 'Zoé Tremblay', slug: 'zoe-tremblay', kind: 'broker', is_draft: true },
    ...{ email: 'zoe@agence.example', phone: '514 555-0102', office: made.body.id },
    job_title: { fr: 'Courtière', en: 'Courtière' },
  });
  const portrait = await api.payload.findByID({
    ...{ collection: 'media', id: Number(person.portrait), locale: 'all', depth: 0 },
  });
  expect(portrait).toMatchObject({ site: api.sites.a, alt: { fr: 'Zoé Tremblay', en: 'Zoé Tremblay' } });
  expect(await read('offices', made.body.id)).toMatchObject({
    ...{ name: { fr: 'Agence du Fleuve', en: 'Agence du Fleuve' }, slug: 'agence-du-fleuve', city: 'Lévis' },
    ...{ street: { fr: '1, rue du Quai', en: '1, rue du Quai' }, postal_code: 'G6V 1A1', is_draft: true },
  });
  expect(calls).toEqual([
    ['Office', '101', 'm-a', 'agence-du-fleuve'],
    ['Member', '1002', 'm-a', 'zoe-tremblay'],
  ]);
});

test('a second press makes nobody twice, not even at the same moment', async () => {
  const answers = await Promise.all([make(), make(), make()]);
  const again = await make();
  expect(new Set([...answers, again].map(({ body }) => body.id)).size).toBe(1);
  expect(await count('people')).toBe(1);
  expect(await count('media')).toBe(1);
});

test('a namesake keeps the short name', async () => {
  const sample = { site: api.sites.a, name: 'Zoé Tremblay', slug: 'zoe-tremblay', kind: 'team' };
  await api.call('editorOfA', 'people?locale=fr', { json: sample });
  expect(await read('people', (await make()).body.id)).toMatchObject({ slug: 'zoe-tremblay-2' });
});

test('a photo that is no picture is left out', async () => {
  photo = Buffer.from('<html>Not here</html>');
  expect(await read('people', (await make()).body.id)).toMatchObject({ portrait: null });
});

test('a draft is on no page and receives no leads until staff show it', async () => {
  const { body } = await make();
  const made = await makeOffice();
  const team = {
    ...{ site: api.sites.a, title: 'Équipe', path: '/fr/equipe', access: 'public', _status: 'published' },
    blocks: [
      { blockType: 'members_carousel_block', params: { core_data: { source: 'people' } } },
      { blockType: 'offices_block', params: { core_data: { source: 'offices' } } },
    ],
  };
  expect((await api.call('editorOfA', 'pages?locale=fr', { json: team })).status).toBe(201);
  const page = async () => JSON.stringify((await api.content.page('a', '/fr/equipe')).body);
  expect(await page()).not.toMatch(/Zoé Tremblay|Agence du Fleuve/);
  expect(calls.flat()).not.toContain('recipient');
  const show = { method: 'PATCH', json: { is_draft: false, email: 'fleuve@agence.example' } };
  await api.call('editorOfA', `people/${body.id}?locale=fr`, show);
  await api.call('editorOfA', `offices/${made.body.id}?locale=en`, show);
  expect(await page()).toMatch(/Zoé Tremblay/);
  expect(await page()).toMatch(/Agence du Fleuve/);
  expect(calls.filter((call) => Array.isArray(call) && call[0] === 'recipient')).toEqual([
    ['recipient', 'm-a', 'zoe-tremblay'],
    ['recipient', 'm-a', 'agence-du-fleuve'],
  ]);
});

test('a new short name keeps the listings, and a deleted person gives them back', async () => {
  const { body } = await make();
  calls = [];
  await api.call('editorOfA', `people/${body.id}?locale=fr`, { method: 'PATCH', json: { slug: 'zoe' } });
  await api.call('editorOfA', `people/${body.id}?locale=fr`, { method: 'PATCH', json: { phone: '514 555-0199' } });
  await api.call('editorOfA', `people/${body.id}`, { method: 'DELETE' });
  expect(calls).toEqual([
    ['Member', '1002', 'm-a', 'zoe'],
    ['Member', '1002', 'm-a', null],
  ]);
});

test('nothing is made while core is unavailable', async () => {
  isAvailable = false;
  expect((await make()).status).toBe(503);
  expect(await count('people')).toBe(0);
});

test('nobody makes people of a site or a source that is not theirs, or names a source by hand', async () => {
  expect((await make({ site: 'm-b' })).status).toBe(404);
  expect((await make({ site: 'm-b' }, 'people', 'admin')).status).toBe(404);
  expect((await make({ key: '9999' })).status).toBe(404);
  expect((await make({}, 'people', 'anonymous')).status).toBe(401);
  expect((await make({ feed: 'x' })).status).toBe(400);
  const sample = { site: api.sites.a, name: 'Eve', slug: 'eve', kind: 'broker', source_ref: `${feed}/Member/1002` };
  const { body } = await api.call('editorOfA', 'people?locale=fr', { json: sample });
  await api.call('editorOfA', `people/${body.doc.id}`, { method: 'PATCH', json: { source_ref: sample.source_ref } });
  expect(await read('people', body.doc.id)).toMatchObject({ source_ref: null });
  expect(calls).toEqual([]);
});
