import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { stack, useBrowser } from './browser.ts';

const open = useBrowser();

const heading = (page: Page) => page.locator('h1').first();
const position = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Lets no request leave the browser until the test ends. */
async function cutNetwork(page: Page): Promise<void> {
  // Other tests use the tab after this one.
  onTestFinished(() => page.context().setOffline(false));
  await page.context().setOffline(true);
}

async function followLink(page: Page, path: string): Promise<void> {
  // A script clicks the link, because it may be in a closed menu.
  await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
  await page.waitForURL(`**${path}`);
}

test('back and forward show pages that were left at their place, without the network', async () => {
  const page = await open();
  await page.goto(`${stack.agency}/fr`);
  const home = await heading(page).textContent();
  await page.evaluate(() => scrollTo(0, 1300));
  await followLink(page, '/fr/vendre');
  await expect.poll(() => heading(page).textContent()).not.toBe(home);
  const sell = await heading(page).textContent();
  expect(await position(page)).toBe(0);

  await cutNetwork(page);
  await page.goBack();
  await expect.poll(() => heading(page).textContent()).toBe(home);
  await expect.poll(() => position(page)).toBe(1300);
  await page.goForward();
  await expect.poll(() => heading(page).textContent()).toBe(sell);
  await expect.poll(() => position(page)).toBe(0);
});

test('back to a search shows its filters, its results and its place, without the network', async () => {
  const page = await open({ viewport: { width: 390, height: 844 } });
  await page.goto(`${stack.agency}/fr/proprietes?forSaleForRent=buy&bedrooms=2`);
  const cards = page.locator('[data-uls]');
  const address = page.url();
  const [first, count] = [await cards.first().getAttribute('data-uls'), await cards.count()];
  await page.evaluate(() => scrollTo(0, 900));
  await followLink(page, (await cards.nth(2).locator('a').first().getAttribute('href')) ?? '');
  await page.locator('[data-block="property_detail_block"]').waitFor();

  await cutNetwork(page);
  await page.goBack();
  await expect.poll(() => cards.count()).toBe(count);
  expect([page.url(), await cards.first().getAttribute('data-uls')]).toEqual([address, first]);
  await expect.poll(() => position(page)).toBe(900);
});

test('while a page is slow, the one before stays usable, and another link takes its place', async () => {
  const page = await open();
  await page.goto(`${stack.agency}/fr`);
  const home = await heading(page).textContent();
  const held = Promise.withResolvers<void>();
  await page.route('**/fr/vendre.data', async (route) => {
    await held.promise;
    // The navigation may be cancelled by then.
    await route.continue().catch(() => undefined);
  });
  await page.locator('a[href="/fr/vendre"]').first().dispatchEvent('click');
  await page.getByRole('progressbar', { name: 'Chargement de la page' }).waitFor();
  expect([await heading(page).textContent(), new URL(page.url()).pathname]).toEqual([home, '/fr']);
  await followLink(page, '/fr/contact');
  await expect.poll(() => heading(page).textContent()).toBe('Nous sommes à\u00a0l’écoute');
  held.resolve();
  await page.locator('[data-block="contact_form_block"]').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/fr/contact');
});

const withoutLayout = (page: Page) =>
  page
    .locator('main > [data-block]')
    .evaluateAll((blocks) => blocks.map((block) => getComputedStyle(block).contentVisibility === 'auto'));

test('blocks below the first screen have no layout while the scripts are late, except in print', async () => {
  const page = await open();
  // Without an answer: after a failed file the page would be loaded again.
  await page.route('**/assets/*.js', () => undefined);
  await page.goto(`${stack.agency}/fr`, { waitUntil: 'domcontentloaded' });
  const [first, ...others] = await withoutLayout(page);
  expect([first, new Set(others)]).toEqual([false, new Set([true])]);
  await page.emulateMedia({ media: 'print' });
  expect(await withoutLayout(page)).not.toContain(true);
});

test('a page that opens at a fragment, and one that is interactive, have their whole layout', async () => {
  const page = await open();
  await page.goto(`${stack.agency}/fr#main-content`, { waitUntil: 'domcontentloaded' });
  expect(await withoutLayout(page)).not.toContain(true);
  await page.goto(`${stack.agency}/fr?other`);
  expect(await withoutLayout(page)).not.toContain(true);
});
