import type { ListingImport } from '@vitrine/contract/core/import.ts';
import { importListings } from '@vitrine/core/listings/import-listings.ts';
import { generateListings } from '@vitrine/demo/listings/generate-listings.ts';
import pg from 'pg';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { expectFitsEveryScreen, stack, useBrowser } from './browser.ts';

/** Floor plans, virtual tours and films on the page of a listing, and the listings close by. */

const open = useBrowser();

const tour = (kind: 'tour' | 'film', url: string) => ({ kind, url: { fr: url, en: url } });
const plan = (name: string, fr: string, en: string) => ({
  url: `/resources/plan-example-${name}.svg`,
  ...{ width: 1440, height: 1080 },
  ShortDescription: { fr, en },
});

const numbers = ['97900001', '97900002', '97900003'] as const;
const listings: ListingImport[] = [];

beforeAll(async () => {
  const example = [...generateListings({ count: 400, seed: 1 })].find(
    ({ PropertyType, TransactionType, StandardStatus, Media }) =>
      PropertyType === 'maison' && TransactionType === 'buy' && StandardStatus === 'Active' && Media.length >= 7,
  );
  if (!example) throw new Error('The demo has no such house.');
  // Far from every other listing.
  const place = { Latitude: 55.3, Longitude: -77.7, OnMarketTimestamp: '2025-06-01T12:00:00.000Z', OpenHouses: [] };
  const Details = {
    ...{ costs: [], rooms: [], units: [] },
    tours: [
      tour('tour', 'https://my.matterport.com/show/?m=SxQL3iGyoDo'),
      tour('tour', 'https://visite.example.ca/4318'),
      tour('film', 'https://vimeo.com/76979871'),
    ],
  };
  const FloorPlans = [plan('ground', 'Rez-de-chaussée', 'Ground floor'), plan('2', 'Étage', 'Upper floor')];
  listings.push(
    { ...example, ...place, ListingKey: numbers[0], Details, FloorPlans },
    { ...example, ...place, ListingKey: numbers[1], Details, FloorPlans, StandardStatus: 'Closed', ListPrice: 1 },
    { ...example, ...place, ListingKey: numbers[2], PropertyType: 'condo', Latitude: 55.303, Details: null },
  );
  await importListings(stack.databaseUrl, listings);
});
afterAll(async () => {
  const client = new pg.Client(stack.databaseUrl);
  await client.connect();
  await client.query('delete from core.listing where listing_key = any($1)', [numbers]);
  await client.end();
});

const addressOf = (uls: string, locale: 'fr' | 'en' = 'fr') =>
  `${stack.agency}/${locale}/${locale === 'fr' ? 'proprietes' : 'properties'}/x-${uls}`;

/** Opens the page of a listing whose providers answer, and notes what is asked of them. */
async function visit(uls: string = numbers[0], options: Parameters<typeof open>[0] = {}, locale: 'fr' | 'en' = 'fr') {
  const page = await open({ reducedMotion: 'reduce', ...options });
  const asked: string[] = [];
  await page.route(/^https:\/\/([\w-]+\.)*(matterport|vimeo|vimeocdn|example)\.(com|ca)\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title><button>Player</button>' });
  });
  const policy = (await page.goto(addressOf(uls, locale)))?.headers()['content-security-policy'] ?? '';
  return { page, asked, policy };
}
const interactive = '[data-block="property_detail_block"][data-hydrated]';

/** Waits for the code of a part of the page, which comes when the part is near. Before, its links lead elsewhere. */
async function isReady(page: Page, inPart: Locator): Promise<void> {
  await inPart.first().scrollIntoViewIfNeeded();
  await page
    .locator('[data-hydration][data-hydrated] [data-hydration][data-hydrated]')
    .filter({ has: inPart })
    .first()
    .waitFor();
}

test('nothing of a tour is loaded before the visitor has pressed it and accepted it, also by keyboard', async () => {
  const { page, asked, policy } = await visit();
  expect(policy).toMatch(/frame-src [^;]*https:\/\/my\.matterport\.com https:\/\/player\.vimeo\.com/);
  expect(policy).not.toContain('visite.example.ca');
  await page.getByRole('navigation', { name: 'Plans, visite virtuelle et film' }).getByText('Visite virtuelle').click();
  const facade = page.getByRole('link', { name: /Commencer la visite virtuelle/ });
  await page.locator(interactive).waitFor();
  await expect.poll(() => facade.evaluate((element) => element.getBoundingClientRect().top < innerHeight)).toBe(true);
  await isReady(page, facade);
  expect([asked, await page.locator('iframe').count()]).toEqual([[], 0]);
  await facade.focus();
  await page.keyboard.press('Enter');
  const accept = page.getByRole('button', { name: 'Accepter et continuer' });
  await expect.poll(() => accept.evaluate((element) => element === document.activeElement)).toBe(true);
  await expectAccessible(page, 'part');
  expect(asked).toEqual([]);
  await page.keyboard.press('Enter');
  await page.frameLocator('iframe').getByText('Player').waitFor();
  expect(asked).toEqual(['https://my.matterport.com/show/?m=SxQL3iGyoDo&play=1']);
  const frame = page.locator('iframe');
  expect(await frame.getAttribute('title')).toBe('Visite virtuelle');
  expect(await frame.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(page.complaints).toEqual([]);
});

test('a tour of another provider is a link that opens outside', async () => {
  const { page, asked } = await visit();
  await page.locator(interactive).waitFor();
  const link = page.getByRole('link', { name: /Ouvrir la visite virtuelle.*visite\.example\.ca/ });
  expect(await link.getAttribute('target')).toBe('_blank');
  expect(await link.getAttribute('rel')).toBe('noreferrer');
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await tab.close();
  expect([asked.filter((url) => !url.includes('visite.example.ca')), await page.locator('iframe').count()]).toEqual([
    [],
    0,
  ]);
});

test('without JavaScript tours, films and plans are links', async () => {
  const { page, asked } = await visit(numbers[0], { javaScriptEnabled: false });
  const hrefs = await page
    .locator('a[href^="https://"]')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? '').filter((href) => /matterport|vimeo|visite/.test(href)),
    );
  expect(hrefs).toEqual([
    'https://my.matterport.com/show/?m=SxQL3iGyoDo',
    'https://visite.example.ca/4318',
    'https://vimeo.com/76979871',
  ]);
  expect(await page.locator('a[href$="/resources/plan-example-ground.svg"]').count()).toBe(1);
  expect(asked).toEqual([]);
});

test.each([
  ['fr', 'Plans', 'Plan 2 de 2', 'Agrandir le plan'],
  ['en', 'Floor plans', 'Floor plan 2 of 2', 'Enlarge the plan'],
] as const)(
  'floor plans are no photos, and are enlarged over the page, in %s',
  async (locale, title, second, enlarge) => {
    const { page } = await visit(numbers[0], {}, locale);
    await page.locator(interactive).waitFor();
    const plans = page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    expect(await plans.getByRole('img').count()).toBe(2);
    await isReady(page, plans);
    const photos = page.locator(`${interactive} section ul[data-count] a`).first();
    expect(await photos.getAttribute('href')).not.toContain('plan-');
    await plans.getByRole('link').nth(1).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(second).first().waitFor();
    await dialog.getByRole('button', { name: enlarge }).click();
    expect(await dialog.locator('[data-enlarged] img').getAttribute('src')).toContain('plan-example-2.svg');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expectFitsEveryScreen(page);
  },
);

test('plans, tours and films print nothing, and a sold listing has none', async () => {
  const { page } = await visit();
  await page.emulateMedia({ media: 'print' });
  for (const text of ['Commencer la visite virtuelle', 'Regarder le film'])
    expect(await page.getByText(text).first().isVisible()).toBe(false);
  expect(await page.locator('img[src*="plan-example"]').first().isVisible()).toBe(false);
  const sold = await (await fetch(addressOf(numbers[1]))).text();
  expect(sold).toContain('Vendu');
  for (const text of ['matterport', 'vimeo', 'plan-example']) expect(sold).not.toContain(text);
});

test.each([
  ['fr', 'À deux pas d’ici', /À 350\sm/],
  ['en', 'Nearby', /350\sm away/],
] as const)('a listing close by is named with its distance, in %s', async (locale, title, distance) => {
  const { page } = await visit(numbers[0], {}, locale);
  const nearby = page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
  expect(await nearby.getByRole('article').count()).toBe(1);
  expect(await nearby.textContent()).toMatch(distance);
  await expect.poll(() => nearby.getByRole('link').first().getAttribute('href')).toContain(numbers[2]);
});
