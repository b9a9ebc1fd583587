import { beforeEach, expect, test } from 'vitest';
import type { ListingSummary } from '../../../components/listing-card/listing-summary.ts';
import { noFilters, type Search, withFilters } from '../../../search/filters.ts';
import type { PropertiesPage } from './search-state.ts';
import { type FetchProperties, SearchStore } from './search-store.ts';

const listing = (uls: string): ListingSummary => ({
  uls,
  href: `/fr/proprietes/${uls}`,
  type: 'Condo',
  price: '',
  street: '',
  municipality: '',
  badge: null,
  specs: { bed: '', bath: '', area: '' },
  picture: null,
});
const page = (first: number, total: number): PropertiesPage => ({
  listings: Array.from({ length: Math.min(25, total - first + 1) }, (_, index) => listing(String(first + index))),
  total,
  next: null,
  map: null,
});
const marker = (id: string, lat: number, lng: number) => ({ id, coords: [lat, lng] as const });
/** Two markers in Montréal and one in Québec. */
const markers = [marker('1', 45.5, -73.6), marker('2', 45.52, -73.61), marker('3', 46.8, -71.2)];
const withMap = (answer: PropertiesPage, map: PropertiesPage['map'] = { markers, clusters: [] }): PropertiesPage => ({
  ...answer,
  map,
});

const everything: Search = { filters: noFilters, order: 'default', page: 1, viewport: null, view: 'list' };
const condos = withFilters(everything, { ...noFilters, type: ['condo'] });
const view = (south: number, west: number, north: number, east: number, zoom = 9) => ({
  bounds: { SouthWest_lat: south, SouthWest_lng: west, NorthEast_lat: north, NorthEast_lng: east },
  zoom,
});
const aroundMontreal = view(45, -74, 46, -73);

/** Calls in the order in which they were made; each test decides when to answer them. */
let calls: {
  query: URLSearchParams;
  signal: AbortSignal;
  answer: (answer: PropertiesPage | Error) => Promise<void>;
}[] = [];
const fetch: FetchProperties = (query, signal) => {
  const { promise, resolve, reject } = Promise.withResolvers<PropertiesPage>();
  const answer = async (result: PropertiesPage | Error) => {
    if (result instanceof Error) reject(result);
    else resolve(result);
    await promise.catch(() => {});
    await Promise.resolve();
  };
  calls.push({ query: new URLSearchParams(query), signal, answer });
  return promise;
};
const call = (index: number) => {
  const made = calls.at(index);
  if (!made) throw new Error(`There is no call ${index}.`);
  return made;
};
const requests = () => calls.map(({ query }) => query.toString());
const open = (search = everything) => new SearchStore(fetch, search, { serverList: null, cached: null });

/** Returns a store whose map shows the three markers and whose list shows all of them. */
async function openWithMap(): Promise<SearchStore> {
  const store = open();
  store.startMap();
  await call(0).answer(withMap(page(1, 3)));
  calls = [];
  return store;
}

beforeEach(() => {
  calls = [];
});

test('results of the server are not fetched again', () => {
  const serverList = {
    query: '',
    listings: [],
    total: 0,
    page: 1,
    next: null,
    status: 'ready' as const,
  };
  const store = new SearchStore(fetch, everything, { serverList, cached: null });
  store.setSearch(everything, serverList);
  expect(calls).toEqual([]);
});

test('without a map one page is fetched, and list and total follow', async () => {
  const store = open();
  store.setSearch(everything);
  expect(requests()).toEqual(['page=1&limit=25']);
  expect(store.results().list).toMatchObject({ status: 'loading', total: null });
  await call(0).answer(page(1, 40));
  expect(store.results().list).toMatchObject({ status: 'ready', total: 40, page: 1 });
});

test('with a map one call fetches markers and the first cards', async () => {
  const store = await openWithMap();
  store.setSearch(condos);
  expect(requests()).toEqual(['type=condo&format=map&markers=columns&listingLimit=25']);
  await call(0).answer(withMap(page(1, 2), { markers: markers.slice(0, 2), clusters: [] }));
  expect(store.results().list.listings).toHaveLength(2);
  expect(store.results().map).toMatchObject({ key: 'type=condo', markers: markers.slice(0, 2) });
});

test('both are fetched in the order of the search', async () => {
  const store = await openWithMap();
  store.setSearch({ ...condos, order: 'price-asc' });
  expect(requests()).toEqual(['type=condo&order_by=price-asc&format=map&markers=columns&listingLimit=25']);
});

test('a map that is shown later fetches only its markers', () => {
  const serverList = { query: '', listings: [listing('1')], total: 3, page: 1, next: null } as const;
  const store = new SearchStore(fetch, everything, {
    serverList: { ...serverList, listings: [...serverList.listings], status: 'ready' },
    cached: null,
  });
  store.startMap();
  expect(requests()).toEqual(['format=map&markers=columns&listingLimit=0']);
});

test('an answer to an earlier search changes nothing', async () => {
  const store = open();
  store.setSearch(everything);
  store.setSearch(condos);
  expect(call(0).signal.aborted).toBe(true);
  await call(1).answer(page(1, 2));
  await call(0).answer(page(1, 40));
  expect(store.results().list).toMatchObject({ query: 'type=condo', total: 2 });
});

test('another order clears the list and fetches its first page', async () => {
  const store = await openWithMap();
  store.setSearch({ ...everything, order: 'price-asc' });
  expect(requests()).toEqual(['order_by=price-asc&page=1&limit=25']);
  expect(store.results().list).toMatchObject({ listings: [], status: 'loading' });
});

test('the list follows the map when other markers are in view, and shows their number at once', async () => {
  const store = await openWithMap();
  store.setSearch({ ...everything, viewport: aroundMontreal });
  expect(requests()).toEqual([
    'SouthWest_lat=45.00000&SouthWest_lng=-74.00000&NorthEast_lat=46.00000&NorthEast_lng=-73.00000&page=1&limit=25',
  ]);
  expect(store.results().list).toMatchObject({ listings: [], status: 'loading', total: 2 });
});

test('a listing without coordinates is counted while the map shows all results', async () => {
  const store = open();
  store.startMap();
  await call(0).answer(withMap(page(1, 4)));
  store.setSearch({ ...everything, order: 'price-asc' });
  expect(store.results().list).toMatchObject({ status: 'loading', total: 4 });
  store.setSearch({ ...everything, viewport: aroundMontreal });
  expect(store.results().list).toMatchObject({ total: 2 });
});

test('the list stays while the same markers are in view', async () => {
  const store = await openWithMap();
  store.setSearch({ ...everything, viewport: view(44, -75, 48, -70) });
  store.setSearch({ ...everything, viewport: view(44.1, -75, 48.1, -70) });
  expect(calls).toEqual([]);
  expect(store.results().list.listings).toHaveLength(3);
});

test('too many markers become clusters, which are fetched again for every view', async () => {
  const store = open();
  store.startMap();
  const cluster = { coords: [45.5, -73.6] as const, count: 6000, bounds: view(44, -75, 48, -70).bounds };
  await call(0).answer(withMap(page(1, 6000), { markers: [], clusters: [cluster] }));
  const fitted = view(44, -75, 48, -70, 6.4);
  store.setView(fitted);
  expect(call(1).query.get('zoom')).toBe('6');
  expect(call(1).query.get('listingLimit')).toBe('0');
  await call(1).answer(withMap(page(1, 6000), { markers: [], clusters: [{ ...cluster, count: 5999 }] }));
  expect(store.results().list.listings[0]?.uls).toBe('1');

  store.setSearch({ ...everything, viewport: aroundMontreal });
  expect(call(2).query.get('listingLimit')).toBe('25');
  expect(call(2).query.get('SouthWest_lat')).toBe('45.00000');
  await call(2).answer(withMap(page(101, 125), { markers: markers.slice(0, 2), clusters: [] }));
  expect(store.results().list.listings[0]?.uls).toBe('101');
  expect(calls).toHaveLength(3);
  // The new view lies within the known markers: the list follows without a fetch of the map.
  store.setSearch({ ...everything, viewport: view(45.51, -73.65, 45.53, -73.6, 12) });
  expect(call(3).query.get('format')).toBeNull();
});

test('a failure ends the loading, and a retry fetches again', async () => {
  const store = open();
  store.startMap();
  await call(0).answer(new Error('503'));
  expect(store.results()).toMatchObject({ list: { status: 'failed' }, map: { hasFailed: true } });
  store.setSearch(everything);
  expect(calls).toHaveLength(1);
  store.retry();
  expect(calls).toHaveLength(2);
  await call(1).answer(withMap(page(1, 3)));
  expect(store.results()).toMatchObject({ list: { status: 'ready' }, map: { hasFailed: false, markers } });
});

test('the list grows until all listings are loaded', async () => {
  const store = open();
  store.setSearch(everything);
  await call(0).answer(page(1, 40));
  store.loadMore();
  store.loadMore();
  expect(requests().slice(1)).toEqual(['page=2&limit=25']);
  expect(store.results().list.status).toBe('loading-more');
  await call(1).answer(page(26, 40));
  expect(store.results().list.listings).toHaveLength(40);
  store.loadMore();
  expect(calls).toHaveLength(2);
});

test('the cursor of an answer is sent with the next page', async () => {
  const store = open();
  store.setSearch(everything);
  await call(0).answer({ ...page(1, 40), next: '17-1025' });
  store.loadMore();
  expect(call(1).query.get('after')).toBe('17-1025');
  await call(1).answer({ ...page(26, 40), next: null });
  expect(store.results().list).toMatchObject({ page: 2, next: null, status: 'ready' });
});

test('a listing that moved to the next page meanwhile is listed once', async () => {
  const store = open();
  store.setSearch(everything);
  await call(0).answer(page(1, 40));
  store.loadMore();
  await call(1).answer(page(25, 40));
  expect(store.results().list.listings.map(({ uls }) => Number(uls))).toEqual(
    Array.from({ length: 40 }, (_, i) => i + 1),
  );
});

test('listings that come with a followed link are not replaced by a late page of the list before', async () => {
  const store = open();
  store.setSearch(everything);
  await call(0).answer(page(1, 40));
  store.loadMore();
  const serverList = { query: 'type=condo', listings: [listing('7')], total: 1, page: 1, next: null } as const;
  store.setSearch(condos, { ...serverList, listings: [...serverList.listings], status: 'ready' });
  expect(call(1).signal.aborted).toBe(true);
  await call(1).answer(page(26, 40));
  expect(store.results().list).toMatchObject({ query: 'type=condo', total: 1, status: 'ready' });
});

test('a failed page keeps the loaded listings, and a retry fetches that page', async () => {
  const store = open();
  store.setSearch(everything);
  await call(0).answer(page(1, 40));
  store.loadMore();
  await call(1).answer(new Error('offline'));
  expect(store.results().list).toMatchObject({ status: 'failed', total: 40 });
  expect(store.results().list.listings).toHaveLength(25);
  store.retry();
  expect(call(2).query.get('page')).toBe('2');
});

test('a return to the page restores list and map', async () => {
  const store = await openWithMap();
  store.setSearch({ ...everything, viewport: aroundMontreal });
  await call(0).answer(page(1, 2));
  calls = [];
  const again = new SearchStore(
    fetch,
    { ...everything, viewport: aroundMontreal },
    { serverList: null, cached: store.snapshot() },
  );
  again.startMap();
  expect(again.results()).toEqual(store.results());
  expect(calls).toEqual([]);
});
