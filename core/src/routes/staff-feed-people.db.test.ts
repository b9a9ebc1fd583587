import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { site, startCore } from '../../test/core-fixture.ts';
import { type FeedDatabase, openFeedDatabase } from '../../test/feed-database.ts';
import { feedListings } from '../../test/feed-listings.ts';
import { type FeedServer, startFeedServer } from '../../test/feed-server.ts';
import { type PhotoServer, photoOf, startPhotoServer } from '../../test/photo-server.ts';
import { staffCaller, staffKey } from '../../test/staff-fixture.ts';
import { usualHttpLimits } from '../feeds/http-client/call-http.ts';
import { upsertCoreSite } from '../sites/upsert-site.ts';

let feeds: FeedDatabase;
let server: FeedServer;
let photos: PhotoServer;
let core: ReturnType<typeof startCore>;
let staff: ReturnType<typeof staffCaller>;

beforeAll(async () => {
  feeds = await openFeedDatabase('core_staff_feed_people');
  await upsertCoreSite(feeds.databaseUrl, { ...site, micrositeId: 'm-2', siteKey: 'key-of-the-second-site' });
  [server, photos] = await Promise.all([startFeedServer(), startPhotoServer()]);
  const limits = { ...usualHttpLimits, idleMs: 300, privateHosts: new Set(['127.0.0.1']) };
  core = startCore(feeds.databaseUrl, {
    staffKey,
    feeds: { ...feeds.services.connector, limits, filesFolder: '/nowhere' },
  });
  staff = staffCaller(core);
});
afterAll(() => Promise.all([core.close(), feeds.close(), server.close(), photos.close()]));
beforeEach(async () => {
  await sql`truncate feed_source, listing cascade`.execute(feeds.database);
  photos.state.photos.set('/zoe.jpg', await photoOf('green'));
  server.state.listings = feedListings(6).map((listing, index) => ({
    ...listing,
    ListAgentKey: index < 3 ? '1001' : index < 5 ? '1002' : '1003',
    ListOfficeKey: index < 5 ? '101' : '102',
  }));
  server.state.members = [
    { MemberKey: '1001', MemberFullName: 'Maude Gagnon', MemberEmail: 'maude@boreale.example' },
    {
      ...{ MemberKey: '1002', MemberFullName: 'Zoé Tremblay', JobTitle: 'Courtière', OfficeKey: '101' },
      ...{ MemberOfficePhone: '514 555-0102', MemberEmail: 'zoe@agence.example' },
      Media: [{ MediaURL: photos.url('/zoe.jpg'), MediaCategory: 'Member Photo', Order: 0 }],
    },
    { MemberKey: '1003', MemberFullName: 'Paul Roy' },
  ];
  server.state.offices = [
    { OfficeKey: '101', OfficeName: 'Agence du Fleuve', OfficeCity: 'Lévis', OfficeAddress1: '1, rue du Quai' },
    { OfficeKey: '102', OfficeName: 'Ailleurs inc.' },
  ];
});

const addSource = async (...sites: string[]) => {
  const micrositeIds = sites.length > 0 ? sites : ['m-1'];
  const id = await feeds.addServer(server, { kind: 'reso', destinations: [{ id: '', micrositeIds }] });
  await feeds.run(id);
  return id;
};
const list = async (id: string) => (await (await staff(`feeds/${id}/people`)).json()).data.people;
const names = async (id: string) => (await list(id)).map(({ name }: { name: string }) => name);
const decide = (id: string, body: object, call: object = {}) =>
  staff(`feeds/${id}/matches`, { method: 'PUT', body: { microsite_id: 'm-1', slug: null, ...body }, ...call });
const zoe = { resource: 'Member', key: '1002' };
const columns = async (column: 'agent_key' | 'office_key') =>
  (await feeds.database.selectFrom('listing').select(column).orderBy('listing_key').execute()).map(
    (row) => Object.values(row)[0],
  );

test('people and offices that the site lacks are listed with what the source says of them, those with most listings first', async () => {
  const id = await addSource();
  expect(await names(id)).toEqual(['Agence du Fleuve', 'Zoé Tremblay', 'Ailleurs inc.', 'Paul Roy']);
  const [office, person] = await list(id);
  expect(office).toMatchObject({ resource: 'Office', listings: 5, city: 'Lévis', street: '1, rue du Quai' });
  expect(person).toMatchObject({
    ...{ ...zoe, listings: 2, title: 'Courtière', office: 'Agence du Fleuve', email: 'zoe@agence.example' },
    ...{ phone: '514 555-0102', has_photo: true, lacking: [{ microsite_id: 'm-1' }], refusing: [] },
  });
  expect(JSON.stringify(person)).not.toContain('/zoe.jpg');
});

test('a person whom staff have created gets the listings at once, and keeps them after the next run', async () => {
  const id = await addSource();
  expect(await columns('agent_key')).toEqual(['maude-gagnon', 'maude-gagnon', 'maude-gagnon', null, null, null]);
  expect(await (await decide(id, { ...zoe, slug: 'zoe-tremblay' })).json()).toEqual({ data: { listings: 2 } });
  await decide(id, { resource: 'Office', key: '101', slug: 'fleuve' });
  const agents = ['maude-gagnon', 'maude-gagnon', 'maude-gagnon', 'zoe-tremblay', 'zoe-tremblay', null];
  expect(await columns('agent_key')).toEqual(agents);
  expect(await columns('office_key')).toEqual(['fleuve', 'fleuve', 'fleuve', 'fleuve', 'fleuve', null]);
  expect(await names(id)).toEqual(['Ailleurs inc.', 'Paul Roy']);
  server.state.listings = server.state.listings.map((listing) => ({
    ...listing,
    ...{ ListPrice: 999_000, LeaseAmount: null, ModificationTimestamp: '2026-06-14T12:00:00Z' },
  }));
  expect(await feeds.run(id)).toMatchObject({ outcome: 'done', counts: { written: 6 } });
  expect(await columns('agent_key')).toEqual(agents);
  expect(await columns('office_key')).toContain('fleuve');
});

test('a person who is deleted loses the listings and is listed again', async () => {
  const id = await addSource();
  await decide(id, { ...zoe, slug: 'zoe-tremblay' });
  await staff(`feeds/${id}/matches`, { method: 'DELETE', body: { ...zoe, microsite_id: 'm-1' } });
  expect(await columns('agent_key')).not.toContain('zoe-tremblay');
  expect(await names(id)).toContain('Zoé Tremblay');
});

test('“not one of ours” is remembered for its site, beyond the next run', async () => {
  const id = await addSource('m-1', 'm-2');
  await decide(id, zoe);
  feeds.clock.now = new Date(feeds.clock.now.getTime() + 48 * 3_600_000);
  await feeds.run(id);
  const person = (await list(id)).find(({ key }: { key: string }) => key === zoe.key);
  expect(person).toMatchObject({ lacking: [{ microsite_id: 'm-2' }], refusing: [{ microsite_id: 'm-1' }] });
});

test('somebody of the same name is suggested as the site’s broker, and becomes it when staff say so', async () => {
  server.state.members = [{ MemberKey: '1001', MemberFullName: 'MAUDE GAGNON' }];
  const id = await addSource('m-1', 'm-2');
  await sql`delete from recipient where microsite_id = 'm-2'`.execute(feeds.database);
  expect(await columns('agent_key')).toEqual([null, null, null, null, null, null]);
  const maude = (await list(id)).find(({ key }: { key: string }) => key === '1001');
  expect(maude.lacking).toMatchObject([
    { microsite_id: 'm-1', suggested: { slug: 'maude-gagnon', name: 'Maude Gagnon' } },
    { microsite_id: 'm-2', suggested: null },
  ]);
  await decide(id, { resource: 'Member', key: '1001', slug: 'maude-gagnon' });
  expect(await columns('agent_key')).toEqual(['maude-gagnon', 'maude-gagnon', 'maude-gagnon', null, null, null]);
});

test('somebody whom staff have refused is not taken for the site’s broker', async () => {
  const id = await addSource();
  await decide(id, { resource: 'Member', key: '1001' });
  expect(await columns('agent_key')).toEqual([null, null, null, null, null, null]);
});

test('the photo comes from the source, and only from a public address', async () => {
  const id = await addSource();
  const answer = await staff(`feeds/${id}/people/Member/1002/photo`);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(photos.state.photos.get('/zoe.jpg'));
  expect((await staff(`feeds/${id}/people/Member/1003/photo`)).status).toBe(404);
  await sql`update feed_member set photo_url = 'http://127.0.0.2:9/photo.jpg'`.execute(feeds.database);
  expect((await staff(`feeds/${id}/people/Member/1002/photo`)).status).toBe(404);
});

test('staff of another site neither see nor change anything, and nobody decides for a site that the source does not feed', async () => {
  const id = await addSource();
  const shared = await addSource('m-1', 'm-2');
  for (const [source, sites] of [
    [id, ['m-2']],
    [shared, ['m-2']],
    [id, []],
  ] as const) {
    const call = { sites: [...sites] };
    expect((await staff(`feeds/${source}/people`, call)).status).toBe(404);
    expect((await staff(`feeds/${source}/people/Member/1002`, call)).status).toBe(404);
    expect((await staff(`feeds/${source}/people/Member/1002/photo`, call)).status).toBe(404);
    expect((await decide(source, { ...zoe, slug: 'eve' }, call)).status).toBe(404);
    expect((await decide(source, { ...zoe, slug: 'eve', microsite_id: 'm-2' }, call)).status).toBe(404);
    const removal = { method: 'DELETE', body: { ...zoe, microsite_id: 'm-1' }, ...call };
    expect((await staff(`feeds/${source}/matches`, removal)).status).toBe(404);
  }
  expect((await decide(id, { ...zoe, microsite_id: 'm-2' })).status).toBe(404);
  expect((await core.app.request(`/api/staff/feeds/${id}/people`)).status).toBe(401);
  const stored = await feeds.database.selectFrom('feed_match').selectAll().execute();
  expect(stored).toEqual([]);
});
