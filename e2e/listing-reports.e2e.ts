import { connect } from '@vitrine/core/db/connect.ts';
import { sendReports } from '@vitrine/core/feeds/reports/send-reports.ts';
import { addFeedSource } from '@vitrine/core/feeds/sources/feed-source.ts';
import { importListings } from '@vitrine/core/listings/import-listings.ts';
import { generateListings } from '@vitrine/demo/listings/generate-listings.ts';
import { sql } from 'kysely';
import { pino } from 'pino';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fixtures } from '../website/app/blocks/property-detail/property-detail.fixture.ts';
import { stack, useBrowser } from './browser.ts';
import { type FakeService, startFakeService } from './fake-services.ts';
import { blocks, contentKey, contentWith, favicon, pageOf, siteKey } from './fake-site.ts';
import { readyListingForm } from './listing-form.ts';
import { type RunningWebsite, startWebsite } from './start-website.ts';

/** Reports of views, clicks and messages to DDF, from the browser to its server, past the website and core as production runs them. */
const number = '97200001';
const address = `/fr/proprietes/x-${number}`;
const open = useBrowser({ cache: 'empty' });
const { database, close } = connect(stack.databaseUrl, { statementTimeout: 10_000, connections: 2 });

let ddf: FakeService;
let content: FakeService;
let site: RunningWebsite;
let sourceId: string;

beforeAll(async () => {
  ddf = await startFakeService(() => ({ status: 200, body: '' }));
  const house = [...generateListings({ count: 20, seed: 1 })].find(({ StandardStatus }) => StandardStatus === 'Active');
  if (!house) throw new Error('The demo has no listing for sale.');
  await importListings(stack.databaseUrl, [{ ...house, ListingKey: number }]);
  const destinations = [{ id: '77', micrositeIds: ['m-1'] }];
  const settings = { kind: 'ddf', destinations, reports: 'with-consent', reportUrl: `${ddf.origin}/LogEvents` };
  sourceId = await addFeedSource(database, { name: 'Rapports', settings }, undefined);
  await sql`update core.feed_source set next_run_at = now() + interval '1 year' where id = ${sourceId}`.execute(
    database,
  );
  await sql`insert into core.feed_record (source_id, source_key, listing_key, state, time_zone, member_keys, office_keys)
    values (${sourceId}, 'D-1', ${number}, 'shown', 'America/Toronto', '{}', '{}')`.execute(database);
  await sql`insert into core.feed_membership values (${sourceId}, '77', 'D-1')`.execute(database);
  const { rows } = await sql<{ key: string }>`
    select site_key as key from content.sites where microsite_id = 'm-1'`.execute(database);
  const key = rows[0]?.key ?? '';
  const wellBehaved = contentWith({ [address]: listingPage(), '/fr': homePage() });
  // Every page names the key for core: the website uses that of the page it has loaded last, and pages are fetched ahead.
  content = await startFakeService(async (request) =>
    JSON.parse(JSON.stringify(await wellBehaved(request)).replaceAll(siteKey, key)),
  );
  site = await startWebsite({
    ...{ SITE_ID: '1', CONTENT_API_KEY: contentKey, CONTENT_URL: content.origin },
    ...{ CORE_URL: stack.core, PAGE_CACHE_SECONDS: '0' },
  });
});
afterAll(async () => {
  await sql`delete from core.feed_source where id = ${sourceId}`.execute(database);
  await sql`delete from core.listing where listing_key = ${number}`.execute(database);
  await Promise.all([site.stop(), content.stop(), ddf.stop(), close()]);
});
beforeEach(async () => {
  ddf.behave();
  await sql`delete from core.feed_report where source_id = ${sourceId}`.execute(database);
});

/** The site asks for analytics, because one of its scripts does. */
const metadata = { favicon, elements: [{ tag: 'script', content: 'window.counted = true' }] };

function listingPage() {
  // An example of the wire.
  const { block_params, ...detail } = fixtures.default as { block_params?: { core_data?: { listing?: object } } };
  const badge = { text: 'Alimenté par REALTOR.ca', href: 'https://www.realtor.ca/1' };
  const attribution = { badge, brokerages: ['Agence Boréale'], disclaimer: null };
  const listing = { ...block_params?.core_data?.listing, uls: number, reports: 'with-consent', attribution };
  const block = { ...detail, block_params: { ...block_params, core_data: { ...block_params?.core_data, listing } } };
  return pageOf([block], { metadata });
}

function homePage() {
  const link = `<p><a href="/proprietes/x-${number}">La propriété</a></p>`;
  const text = {
    block_type: 'text_block_1',
    fields: { description: { cms_component: 'richtext', content: { fr: link } } },
  };
  return pageOf([text, blocks.text], { metadata });
}

/** Sends what is due now, as the worker of core does each minute, or later; with a signal it waits for a server that hangs. */
const sendDue = (signal?: AbortSignal, now = new Date()) =>
  sendReports({
    database,
    privateHosts: new Set(['127.0.0.1']),
    logger: pino({ level: 'silent' }),
    now: () => now,
    ...(signal && { signal, limits: { idleMs: 60_000, totalMs: 60_000 } }),
  });
/** Returns the events of this test that the server of DDF has got. The worker of the stack may still send one of the test before. */
async function events(): Promise<{ id: string; kind: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from core.feed_report where source_id = ${sourceId}`.execute(database);
  const known = new Set(rows.map(({ id }) => id));
  return ddf.seen
    .map(({ url: { searchParams } }) => ({
      id: searchParams.get('UUID') ?? '',
      kind: searchParams.get('EventType') ?? '',
    }))
    .filter(({ id }) => known.has(id));
}
const ids = async () => (await events()).map(({ id }) => id);
const arrived = async () => (await events()).map(({ kind }) => kind);
/** Sends what is due, and returns the kinds of all events that the server of DDF has got. */
async function received(): Promise<string[]> {
  await sendDue();
  return await arrived();
}
const states = async () => {
  const { rows } = await sql<{ state: string }>`
    select state from core.feed_report where source_id = ${sourceId} order by at`.execute(database);
  return rows.map(({ state }) => state);
};

/** Opens a page as a visitor of the site, and returns it with the events that it reports. */
async function visit(path: string) {
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
  const page = await open({ userAgent });
  const reports: string[] = [];
  const asked: string[] = [];
  page.on('request', (request) => {
    asked.push(new URL(request.url()).pathname);
    if (request.url().endsWith('/api/listing-event')) reports.push(request.postDataJSON().event);
  });
  await page.goto(site.origin + path);
  return { page, reports, asked };
}
const answer = (page: Page, name: 'Tout accepter' | 'Tout refuser') =>
  page
    .getByRole('dialog', { name: 'Vos renseignements, votre choix' })
    .getByRole('button', { name, exact: true })
    .click();
const showListing = (page: Page) => page.getByRole('heading', { level: 1 }).filter({ hasText: 'Fabre' }).waitFor();
const isReady = (page: Page) => page.locator('[data-block="property_detail_block"][data-hydrated]').waitFor();

test('a view is reported once the visitor allows it, and not again by going back and forward or loading again; clicks are', async () => {
  const { page, reports, asked } = await visit('/fr');
  await answer(page, 'Tout accepter');
  const link = page.getByRole('link', { name: 'La propriété' });
  // The router fetches the page ahead.
  await link.hover();
  await expect.poll(() => asked).toContain(`${address}.data`);
  expect(await received()).toEqual([]);
  await link.click();
  await showListing(page);
  await expect.poll(() => reports).toEqual(['View']);
  await expect.poll(received).toEqual(['View']);
  const [view] = ddf.seen;
  expect(Object.fromEntries(view?.url.searchParams ?? [])).toEqual({
    ...{ ListingID: 'D-1', DestinationID: '77', EventType: 'View', LanguageID: '2', UUID: expect.any(String) },
  });

  await page.goBack();
  await link.waitFor();
  await page.goForward();
  await showListing(page);
  await page.reload();
  await showListing(page);
  await isReady(page);
  await page.context().route('https://www.realtor.ca/**', (route) => route.fulfill({ body: '' }));
  await page.getByRole('link', { name: 'Alimenté par REALTOR.ca' }).click();
  await expect.poll(() => reports).toEqual(['View', 'Click']);
  await page
    .getByRole('link', { name: /514 555-0126/ })
    .first()
    .click();
  await expect.poll(() => reports).toEqual(['View', 'Click', 'Click']);
  await expect.poll(received).toEqual(['View', 'Click', 'Click']);
  expect(new Set(await ids()).size).toBe(3);
});

test('nothing is reported of a visitor who refuses, or has not answered', async () => {
  const { page, reports } = await visit(address);
  await showListing(page);
  await isReady(page);
  await answer(page, 'Tout refuser');
  await page.reload();
  await isReady(page);
  await page.waitForLoadState('networkidle');
  expect([reports, await received(), await states()]).toEqual([[], [], []]);
});

test('a view that the server of DDF refuses for now is sent again later', async () => {
  ddf.behave({ status: 503, body: '' });
  const { page, reports } = await visit(address);
  await answer(page, 'Tout accepter');
  await expect.poll(() => reports).toEqual(['View']);
  await expect.poll(received).toContain('View');
  await expect.poll(states).toEqual(['waiting']);
  ddf.behave();
  await sendDue(undefined, new Date(Date.now() + 3_600_000));
  await expect.poll(states).toEqual(['sent']);
  expect(await arrived()).toEqual(['View']);
});

test('a server of DDF that hangs slows no page, and gets no event twice', async () => {
  ddf.behave('hangs');
  const { page, reports } = await visit(address);
  await answer(page, 'Tout accepter');
  await expect.poll(states).not.toEqual([]);
  // The worker of the stack may have been first.
  const stop = new AbortController();
  const sending = sendDue(stop.signal);
  await expect.poll(arrived).toEqual(['View']);
  const reported = page.waitForResponse((response) => response.url().endsWith('/api/listing-event'));
  await page.goto(`${site.origin}/fr`);
  await page.getByRole('link', { name: 'La propriété' }).click();
  await showListing(page);
  expect((await reported).status()).toBe(204);
  expect(reports).toEqual(['View', 'View']);
  stop.abort();
  await sending;
  await expect.poll(async () => (await states())[0]).toBe('dropped');
  const all = await ids();
  expect(new Set(all).size).toBe(all.length);
});

test('a message about the listing is reported, once it is stored', async () => {
  const { page } = await visit(address);
  await answer(page, 'Tout accepter');
  const form = await readyListingForm(page);
  await form.getByLabel('Prénom').fill('Rosalie');
  await form.getByLabel('Nom', { exact: true }).fill('Bélanger');
  await form.getByRole('textbox', { name: 'Courriel' }).fill(`rosalie.belanger.${Date.now()}@example.com`);
  await form.getByRole('button', { name: 'Envoyer le message' }).click();
  await page.getByText('Message envoyé').waitFor();
  await expect.poll(async () => (await received()).toSorted()).toEqual(['View', 'email_realtor']);
  expect(new Set(await ids()).size).toBe(2);
});
