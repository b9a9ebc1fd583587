import { sitemapEntries, sitemapFiles } from '@vitrine/contract/sitemap.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCoreDatabase, site, startCore } from '../../test/core-fixture.ts';
import { listingOf } from '../../test/listing-fixture.ts';
import { connect } from '../db/connect.ts';
import { findListingChanges } from '../listings/find-listing-changes.ts';
import { findSitemapEntries, findSitemapFiles } from '../listings/find-sitemap.ts';
import { importListings } from '../listings/import-listings.ts';
import { upsertCoreSite } from '../sites/upsert-site.ts';

let core: ReturnType<typeof startCore>;
let databaseUrl: string;
let opened: ReturnType<typeof connect>;

const many = Array.from({ length: 25 }, (_, index) => ({ url: `/resources/room-${index}.webp` }));
const listings = () => [
  listingOf({ ListingKey: '10000001' }),
  listingOf({ ListingKey: '10000002', Media: many }),
  listingOf({ ListingKey: '10000003', StandardStatus: 'Withdrawn' }),
  listingOf({ ListingKey: '10000004', StandardStatus: 'Expired' }),
  listingOf({ ListingKey: '10000005', MicrositeIds: ['m-2'] }),
  listingOf({ ListingKey: '10000006', MicrositeIds: ['m-1', 'm-2'] }),
  listingOf({ ListingKey: '10000007', StandardStatus: 'Closed' }),
];

beforeAll(async () => {
  databaseUrl = await createCoreDatabase('core_sitemap');
  await upsertCoreSite(databaseUrl, { ...site, micrositeId: 'm-2', siteKey: 'key-of-the-second-site' });
  core = startCore(databaseUrl);
  opened = connect(databaseUrl, { statementTimeout: 60_000, connections: 1 });
});
beforeEach(async () => {
  await opened.database.deleteFrom('listing').execute();
  await importListings(databaseUrl, listings());
});
afterAll(async () => {
  await opened.close();
  await core.close();
});

const entries = async (query = '', path = 'm-1', key = 'key-of-the-first-site') => {
  const answer = await core.app.request(`/api/swc/${path}/sitemap-entries${query}`, { headers: { 'x-site-key': key } });
  return sitemapEntries.parse((await answer.json()).data).entries;
};
const numbers = (found: Awaited<ReturnType<typeof entries>>) =>
  found.map(({ paths }) => paths.fr?.slice('/proprietes/'.length).match(/\d+$/)?.[0]);
const files = async () => sitemapFiles.parse((await (await core.get('sitemap-files')).json()).data).files;

test('the entries are the listings on offer, in both languages, with up to twenty pictures', async () => {
  const found = await entries();
  expect(numbers(found)).toEqual(['10000001', '10000002', '10000006']);
  expect(found[0]).toMatchObject({
    paths: { fr: expect.stringMatching(/^\/proprietes\/maison-/), en: expect.stringMatching(/^\/properties\/house-/) },
    pictures: ['/resources/facade-001.webp', '/resources/room-002.webp'],
  });
  expect(found[1]?.pictures).toHaveLength(20);
});

test('a site lists its own listings only, and no key opens the list of another site', async () => {
  expect(numbers(await entries('', 'm-2', 'key-of-the-second-site'))).toEqual([
    '10000001',
    '10000002',
    '10000005',
    '10000006',
  ]);
  for (const path of ['sitemap-files', 'sitemap-entries']) {
    const foreign = await core.get(path, { 'x-site-key': 'key-of-the-second-site' });
    const keyless = await core.app.request(`/api/swc/m-1/${path}`);
    expect([foreign.status, keyless.status]).toEqual([401, 401]);
  }
});

test('entries are read in pages that repeat and skip nothing', async () => {
  const { database } = opened;
  const first = await findSitemapEntries(database, 'm-1', undefined, 2);
  const second = await findSitemapEntries(database, 'm-1', first.next ?? '', 2);
  expect(numbers([...first.entries, ...second.entries])).toEqual(['10000001', '10000002', '10000006']);
  expect([first.next, second.next]).toEqual(['10000002', null]);
  expect(numbers(await entries('?after=10000002'))).toEqual(['10000006']);
});

test('each file says after which listing it begins, and a site without listings has none', async () => {
  const { database } = opened;
  expect((await findSitemapFiles(database, 'm-1', 2)).map(({ after }) => after)).toEqual([null, '10000002']);
  expect(await findSitemapFiles(database, 'm-1', 3)).toHaveLength(1);
  await database.deleteFrom('listing').execute();
  expect(await files()).toEqual([]);
});

test('an import that changes nothing leaves the date and the version of the file', async () => {
  const before = await files();
  await importListings(databaseUrl, listings());
  expect(await files()).toEqual(before);
});

test.each([
  ['a price', { ListPrice: 460_000 }],
  ['the remarks', { PublicRemarks: { fr: 'Autre chose.', en: 'Something else.' } }],
  ['the pictures', { Media: [{ url: '/resources/facade-009.webp' }] }],
])('a change of %s changes the date of its listing alone, and the version of the file', async (_, change) => {
  const [before, entriesBefore] = [await files(), await entries()];
  await importListings(databaseUrl, [listingOf({ ListingKey: '10000001', ...change }), ...listings().slice(1)]);
  const [after, entriesAfter] = [await files(), await entries()];
  expect(after[0]?.version).not.toBe(before[0]?.version);
  expect(entriesAfter.map((entry, index) => entry.last_modified === entriesBefore[index]?.last_modified)).toEqual([
    false,
    true,
    true,
  ]);
  expect(after[0]?.last_modified).toBe(entriesAfter[0]?.last_modified);
});

test.each(['Closed', 'Withdrawn'] as const)(
  'a listing that becomes %s leaves the list and changes the version',
  async (StandardStatus) => {
    const before = await files();
    await importListings(databaseUrl, [listingOf({ ListingKey: '10000001', StandardStatus })]);
    expect(numbers(await entries())).toEqual(['10000002', '10000006']);
    expect((await files())[0]?.version).not.toBe(before[0]?.version);
  },
);

test.each(['abc', '1;--', '9'.repeat(13)])('an address after %j is refused', async (after) => {
  expect((await core.get(`sitemap-entries?after=${encodeURIComponent(after)}`)).status).toBe(422);
});

test('changes of listings are read once each, sales among them, after the moment at which reading began', async () => {
  const { database } = opened;
  const read = (after?: string) => findListingChanges(database, 'm-1', after, { limit: 1, settle: 0 });
  const start = await read();
  expect(start).toMatchObject({ changes: [], more: false });
  await importListings(databaseUrl, [
    listingOf({ ListingKey: '10000001', StandardStatus: 'Closed' }),
    listingOf({ ListingKey: '10000002', ListPrice: 1 }),
    listingOf({ ListingKey: '10000005', MicrositeIds: ['m-2'], ListPrice: 1 }),
  ]);
  const first = await read(start.next);
  const second = await read(first.next);
  const third = await read(second.next);
  expect([first, second, third].map(({ changes, more }) => [changes.map(({ fr }) => fr?.slice(-8)), more])).toEqual([
    [['10000001'], true],
    [['10000002'], true],
    [[], false],
  ]);
  expect(third.next).toBe(second.next);
});

test('a change is answered when it is a minute old', async () => {
  const { next } = (await (await core.get('listing-changes')).json()).data;
  await importListings(databaseUrl, [listingOf({ ListingKey: '10000001', ListPrice: 2 })]);
  const { changes } = (await (await core.get(`listing-changes?after=${next}`)).json()).data;
  expect(changes).toEqual([]);
  expect((await core.get('listing-changes?after=yesterday')).status).toBe(422);
  expect((await core.get('listing-changes', { 'x-site-key': 'key-of-the-second-site' })).status).toBe(401);
});
