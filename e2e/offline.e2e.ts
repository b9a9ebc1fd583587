import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { allocatePort } from '../scripts/stack/ports.ts';
import { expectAccessible } from './accessibility.ts';
import { stack, useBrowser } from './browser.ts';
import { type RunningWebsite, startWebsite } from './start-website.ts';

const open = useBrowser({ cache: 'empty' });
const withWorkers = { serviceWorkers: 'allow' } as const;

/** Waits until the worker has the page and answers for the tab. */
const untilControlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

/** The dearest first, because the newest may be one that another file adds and removes. */
const results = {
  fr: '/fr/proprietes?mun=66023&order_by=price-desc',
  en: '/en/properties?mun=66023&order_by=price-desc',
};

const cases = [
  {
    ...{ search: results.fr, favourites: '/fr/favoris', other: '/fr/contact' },
    ...{ title: 'Vous êtes hors ligne', retry: 'Réessayer', lang: 'fr-CA' },
  },
  {
    ...{ search: results.en, favourites: '/en/favourites', other: '/en/contact' },
    ...{ title: 'You are offline', retry: 'Try again', lang: 'en-CA' },
  },
];

test.each(cases)('without a network $other is a page with the listings that the visitor kept', async (texts) => {
  const page = await open(withWorkers);
  await page.goto(stack.agency + texts.search);
  const stored = page.waitForResponse((answer) => answer.url().includes('/api/listing-states'));
  await page.locator('button[data-action="keep_listing"]').first().click();
  await (await stored).finished();
  await untilControlled(page);
  const card = page.locator('article', { has: page.locator('[aria-pressed="true"]') }).first();
  const shown = await card.textContent();
  await page.context().setOffline(true);
  await page.goto(stack.agency + texts.other, { waitUntil: 'domcontentloaded' });
  expect(page.url()).toBe(stack.agency + texts.other);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(texts.title);
  expect(await page.locator('html').getAttribute('lang')).toBe(texts.lang);
  const items = page.locator('main li');
  await expect.poll(() => items.count()).toBe(1);
  const street = (await items.getByRole('link').textContent())?.replace(/, [^,]*$/, '');
  expect(shown).toContain(street);
  expect(await items.textContent()).toMatch(/ 20\d\d$/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // The page that was asked for comes back with the network.
  await page.context().setOffline(false);
  const comeBack = async () => {
    // The page also loads itself again, and may be gone before the click.
    const retry = page.getByRole('link', { name: texts.retry });
    if (await retry.count()) await retry.click({ timeout: 2000 }).catch(() => undefined);
    return page.locator('link[rel="manifest"]').count();
  };
  await expect.poll(comeBack).toBe(1);
});

test('a listing that was kept in one language is told in the other one without a network, and one without a card by its number', async () => {
  const page = await open(withWorkers);
  await page.goto(stack.agency + results.fr);
  await page.locator('button[data-action="keep_listing"]').first().click();
  await page.waitForFunction(() => localStorage.getItem('vitrine.kept-cards') !== null);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('vitrine.favourites') ?? '[]');
    const another = { uls: '99999999', status: 'active', price: null, savedAt: 1 };
    localStorage.setItem('vitrine.favourites', JSON.stringify([...kept, another]));
  });
  await untilControlled(page);
  await page.context().setOffline(true);
  await page.goto(`${stack.agency}/en/team`, { waitUntil: 'domcontentloaded' });
  const items = page.locator('main li');
  await expect.poll(() => items.count()).toBe(2);
  expect(await items.first().getAttribute('lang')).toBe('fr');
  expect(await items.last().textContent()).toContain('Listing No.\u00a099999999');
});

/** Starts a website of its own on a port, again with other settings after the first one has stopped. */
async function restartableSite() {
  const port = await allocatePort();
  const services = { CONTENT_URL: stack.content, CORE_URL: stack.core, CONTENT_API_KEY: stack.contentKey };
  let running: RunningWebsite | null = null;
  const stop = async () => running?.stop();
  onTestFinished(stop);
  return {
    origin: `http://localhost:${port}`,
    async start(settings: Record<string, string>) {
      await stop();
      running = await startWebsite({ PORT: String(port), ...services, SITE_ID: '1', ...settings });
    },
  };
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

test('with a network every page comes from it, and a worker of another version replaces what the earlier one kept', async () => {
  const site = await restartableSite();
  await site.start({});
  const page = await open(withWorkers);
  await page.goto(`${site.origin}/fr/contact`);
  await untilControlled(page);
  const before = await cacheNames(page);
  expect(before).toHaveLength(1);
  const asked = page.waitForResponse((answer) => answer.url() === `${site.origin}/fr/acheter`);
  await page.goto(`${site.origin}/fr/acheter`);
  expect(await (await asked).text()).toContain('<main');
  await site.start({ SITE_ID: '2' });
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(async () => (await cacheNames(page)).join()).not.toBe(before.join());
  await expect.poll(async () => (await cacheNames(page)).length).toBe(1);
  await page.context().setOffline(true);
  await page.goto(`${site.origin}/fr/blogue`, { waitUntil: 'domcontentloaded' });
  expect(await page.locator('main').textContent()).toContain('Maude Tessier-LavoieVous êtes hors ligne');
});

test('a worker that the site has switched off removes itself and what it kept', async () => {
  const site = await restartableSite();
  await site.start({});
  const page = await open(withWorkers);
  await page.goto(`${site.origin}/fr/contact`);
  await untilControlled(page);
  await site.start({ SERVICE_WORKER: 'false' });
  await page.goto(`${site.origin}/fr/acheter`);
  expect(await page.locator('link[rel="manifest"]').count()).toBe(0);
  const left = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length + (await caches.keys()).length);
  await expect.poll(left).toBe(0);
});

test.each([
  [stack.agency, 'fr', 'Groupe Rivage immobilier'],
  [stack.broker, 'en', 'Maude Tessier-Lavoie'],
])('the site %s can be installed in %s, with icons of its own', async (origin, locale, name) => {
  const page = await open();
  await page.goto(`${origin}/${locale}`);
  const { type: ofManifest, manifest } = await page.evaluate(async () => {
    const answer = await fetch(document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href ?? '');
    return { type: answer.headers.get('content-type'), manifest: await answer.json() };
  });
  expect(ofManifest).toContain('application/manifest+json');
  expect(manifest).toMatchObject({ name, start_url: `/${locale}`, display: 'standalone' });
  expect(manifest.theme_color).toMatch(/^#/);
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(src);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type]);
  }
});

test('without JavaScript no worker is registered, and pages are as they were', async () => {
  const page = await open({ ...withWorkers, javaScriptEnabled: false });
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${stack.agency}/fr/contact`);
  expect(await page.locator('h1').count()).toBe(1);
  expect(asked.filter((path) => path.includes('service-worker'))).toEqual([]);
});
