import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { type FakeSite, startFakeSite } from './fake-site.ts';
import { coreWithMarkers, generateMarkers } from './generated-markers.ts';

/** The search page with a fake core: one tower, many listings, too many listings, or no answer. */
let site: FakeSite;

const open = useBrowser();
const few = generateMarkers(12);
/** Two markers far from all others. */
const faraway = [
  { uls: '30000001', coords: [48.45, -68.53] as [number, number], price: 325_000, badge: null },
  { uls: '30000002', coords: [48.83, -64.49] as [number, number], price: 289_000, badge: null },
];

beforeAll(async () => {
  site = await startFakeSite({ core: coreWithMarkers(few), settings: { PAGE_CACHE_SECONDS: '0' } });
});
afterAll(() => site.stop());
beforeEach(() => site.core.behave());

const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read);
const markers = (page: Page) => page.getByRole('group', { name: 'Repères' }).getByRole('button');
const popup = (page: Page) => page.locator('.maplibregl-popup');

async function openSearch(): Promise<Page> {
  const page = await open({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${site.origin}/fr/proprietes`);
  return page;
}

test('every flat of a tower can be reached from its one marker', async () => {
  const tower = generateMarkers(5).map((marker) => ({ ...marker, coords: [45.508, -73.561] as [number, number] }));
  site.core.behave(coreWithMarkers([...tower, ...faraway]));
  const page = await openSearch();
  const stack = markers(page).and(page.getByRole('button', { name: '5 repères au même endroit' }));
  await stack.click();
  const seen = new Set<string>();
  for (let place = 1; place <= 5; place++) {
    await popup(page).getByText(`${place} sur 5`).waitFor();
    const link = popup(page).getByRole('link');
    await link.waitFor();
    seen.add((await link.getAttribute('href')) ?? '');
    await popup(page).getByRole('button', { name: 'Suivant' }).click();
  }
  expect(seen.size).toBe(5);
  await popup(page).getByText('1 sur 5').waitFor();
});

describe('too many listings for one answer', () => {
  const bounds = { SouthWest_lat: 45.4, SouthWest_lng: -73.8, NorthEast_lat: 45.7, NorthEast_lng: -73.4 };
  const propertiesClusters = [
    { coords: [45.55, -73.6], count: 7200, bounds },
    { coords: [46.8, -71.2], count: 950, bounds: { ...bounds, SouthWest_lat: 46.7, NorthEast_lat: 46.9 } },
  ];

  test('are counted by core for the view of the map, and again for the view that a cluster leads to', async () => {
    site.core.behave(coreWithMarkers(few, { propertiesMap: [], propertiesClusters }));
    const page = await openSearch();
    const cluster = markers(page).and(page.getByRole('button', { name: 'Agrandir : 7,2 k repères' }));
    await cluster.click();
    await eventually(() => new URL(page.url()).searchParams.has('bounds')).toBe(true);
    const asked = () =>
      site.core.seen.map(({ url }) => url.searchParams).filter((query) => query.get('format') === 'map');
    await eventually(() => asked().at(-1)?.get('SouthWest_lat') ?? '').toMatch(/^45\./);
    const last = asked().at(-1);
    expect(Number(last?.get('zoom'))).toBeGreaterThan(7);
    // The same call returns the list of the view.
    expect(last?.get('listingLimit')).toBe('25');
  });
});

test('markers that cannot be had are told apart from the list, and asked for again', async () => {
  site.core.behave((request) =>
    request.url.searchParams.get('format') === 'map' ? { status: 503, body: {} } : coreWithMarkers(few)(request),
  );
  const page = await openSearch();
  const notice = page.getByRole('alert').filter({ hasText: 'Les repères n’ont pas pu être chargés.' });
  await notice.waitFor();
  expect(await page.locator('article[data-uls]').count()).toBe(12);
  site.core.behave();
  await notice.getByRole('button', { name: 'Réessayer' }).click();
  await markers(page).first().waitFor();
  await notice.waitFor({ state: 'detached' });
});

test('a page of the list that cannot be had keeps what is there, and comes when it is asked for again', async () => {
  const many = generateMarkers(60);
  site.core.behave((request) =>
    request.url.searchParams.get('page') === '2' ? { status: 500, body: {} } : coreWithMarkers(many)(request),
  );
  const page = await openSearch();
  await page.getByRole('link', { name: 'Voir plus de propriétés' }).scrollIntoViewIfNeeded();
  const failed = page.getByRole('alert').filter({ hasText: 'La suite de la liste n’a pas pu être chargée.' });
  await failed.waitFor();
  expect(await page.locator('article[data-uls]').count()).toBe(25);
  site.core.behave(coreWithMarkers(many));
  await failed.getByRole('button', { name: 'Réessayer' }).click();
  await eventually(() => page.locator('article[data-uls]').count()).toBeGreaterThanOrEqual(50);
});

test('a popup that cannot be had shows nothing, and the next time it is asked for again', async () => {
  // Cards of the list fill the popups: only the data of a listing without a card is fetched.
  const many = [...generateMarkers(25), ...faraway];
  site.core.behave((request) =>
    request.url.pathname.endsWith('/tooltip') ? { status: 503, body: {} } : coreWithMarkers(many)(request),
  );
  const page = await openSearch();
  const unlisted = markers(page).and(page.locator('[data-key="30000001"]'));
  const asked = () => site.core.seen.filter(({ url }) => url.pathname.endsWith('/tooltip')).length;
  await unlisted.hover();
  await eventually(asked).toBe(1);
  await eventually(() => popup(page).textContent()).toBe('');
  site.core.behave(coreWithMarkers(many));
  await page.mouse.move(5, 5);
  await popup(page).waitFor({ state: 'detached' });
  await unlisted.hover();
  await popup(page).getByRole('link').waitFor();
});
