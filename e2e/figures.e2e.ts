import { connect } from '@vitrine/core/db/connect.ts';
import { importListings } from '@vitrine/core/listings/import-listings.ts';
import { generateListings } from '@vitrine/demo/listings/generate-listings.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixtures } from '../website/app/blocks/property-detail/property-detail.fixture.ts';
import { stack, useBrowser } from './browser.ts';
import { type FakeService, startFakeService } from './fake-services.ts';
import { contentKey, contentWith, pageOf, siteKey } from './fake-site.ts';
import { type RunningWebsite, startWebsite } from './start-website.ts';

/** What is counted, from the browser past the website to the database of core. */
const number = '97400001';
const address = `/fr/proprietes/x-${number}`;
const open = useBrowser({ cache: 'empty' });
const { database, close } = connect(stack.databaseUrl, { statementTimeout: 10_000, connections: 2 });

let content: FakeService;
let site: RunningWebsite;

beforeAll(async () => {
  const house = [...generateListings({ count: 20, seed: 1 })].find(({ StandardStatus }) => StandardStatus === 'Active');
  if (!house) throw new Error('The demo has no listing for sale.');
  await importListings(stack.databaseUrl, [{ ...house, ListingKey: number }]);
  const { rows } = await sql<{ key: string }>`
    select site_key as key from content.sites where microsite_id = 'm-1'`.execute(database);
  const wellBehaved = contentWith({ [address]: listingPage() });
  content = await startFakeService(async (request) =>
    JSON.parse(JSON.stringify(await wellBehaved(request)).replaceAll(siteKey, rows[0]?.key ?? '')),
  );
  site = await startWebsite({
    ...{ SITE_ID: '1', CONTENT_API_KEY: contentKey, CONTENT_URL: content.origin },
    ...{ CORE_URL: stack.core, PAGE_CACHE_SECONDS: '0' },
  });
});
afterAll(async () => {
  await sql`delete from core.listing_figure where listing_key = ${number}`.execute(database);
  await sql`delete from core.listing where listing_key = ${number}`.execute(database);
  await Promise.all([site.stop(), content.stop(), close()]);
});

function listingPage() {
  // An example of the wire.
  const { block_params, ...detail } = fixtures.default as { block_params?: { core_data?: { listing?: object } } };
  const listing = { ...block_params?.core_data?.listing, uls: number };
  return pageOf([{ ...detail, block_params: { ...block_params, core_data: { ...block_params?.core_data, listing } } }]);
}

/** Opens the listing as a visitor, and returns the page with what it sends to be counted. */
async function visit(path: string, prepare = '') {
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
  const page = await open({ userAgent });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/figures')) sent.push(request.postDataJSON().kind);
  });
  if (prepare) await page.addInitScript(prepare);
  await page.goto(site.origin + path);
  await page.locator('[data-block="property_detail_block"][data-hydrated]').waitFor();
  return { page, sent };
}
const counted = async () => {
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, sum(count)::int as count from core.listing_figure where listing_key = ${number} group by 1 order by 1`.execute(
    database,
  );
  return rows.map(({ kind, count }) => [kind, count]);
};

test('a view is counted once in a tab, and sets no cookie', async () => {
  const { page, sent } = await visit(address);
  await expect.poll(() => sent).toEqual(['view']);
  await page.reload();
  await page.locator('[data-block="property_detail_block"][data-hydrated]').waitFor();
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual(['view']);
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => name !== 'i18n_redirected')).toEqual([]);
  await expect.poll(counted).toEqual([['view', 1]]);
});

test('a page in the background is not counted until it is seen', async () => {
  const { page, sent } = await visit(
    address,
    `Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => globalThis.seen ? 'visible' : 'hidden' })`,
  );
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([]);
  await page.evaluate(`globalThis.seen = true; document.dispatchEvent(new Event('visibilitychange'))`);
  await expect.poll(() => sent).toEqual(['view']);
});

test('an example of the QA area, which staff look at, is not counted', async () => {
  const page = await open();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/figures')) sent.push(request.url());
  });
  await page.goto(`${stack.agency}/qa/sections?block=property-detail`);
  await page.locator('[data-block="property_detail_block"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([]);
});
