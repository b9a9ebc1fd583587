import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inTurn } from '../scripts/tests/full-matrix.ts';
import { expectAccessible } from './accessibility.ts';
import { expectFitsEveryScreen, stack, useBrowser } from './browser.ts';

const open = useBrowser();
/** Other files add and remove neither land here nor condos of this borough, so that these totals stay the same meanwhile. */
const land = '/fr/a-vendre/montreal/terrains';
const plateau = {
  fr: '/fr/a-vendre/montreal/le-plateau-mont-royal/condos',
  en: '/en/for-sale/montreal/le-plateau-mont-royal/condos',
};
const condos = { fr: '/fr/a-vendre/montreal/condos', en: '/en/for-sale/montreal/condos' };

const alternates = (page: Page) =>
  page.$$eval('link[rel=alternate][hreflang]', (links) =>
    links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
  );
const heading = async (page: Page) => (await page.locator('h1').textContent())?.replaceAll('\u00a0', ' ');
const numberIn = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));

describe('the page of an area', () => {
  test.each([...inTurn([condos.en, condos.fr])(), '/fr/a-vendre', '/fr/a-louer/montreal', plateau.fr])(
    '%s fits every screen, is accessible and reads without JavaScript',
    async (path) => {
      const page = await open({ reducedMotion: 'reduce' });
      expect((await page.goto(stack.agency + path))?.status()).toBe(200);
      await expectFitsEveryScreen(page);
      await expectAccessible(page);
      expect(page.complaints).toEqual([]);
      const plain = await open({ javaScriptEnabled: false });
      await plain.goto(stack.agency + path);
      expect(await plain.locator('h1').textContent()).toBe(await page.locator('h1').textContent());
      expect(await plain.locator('main a[href]').count()).toBeGreaterThan(5);
    },
  );

  test('says how many listings the search finds with the same filters', async () => {
    const page = await open();
    await page.goto(stack.agency + land);
    const shown = numberIn(await page.locator('main dl dd').first().textContent());
    const link = page.getByRole('link', { name: /^Voir les .* terrains$/ }).first();
    await link.click();
    await page.waitForURL(/\/fr\/proprietes\?.*type=terrain/);
    await expect.poll(async () => numberIn(await page.getByRole('status').first().textContent())).toBe(shown);
  });

  test('is found in both languages, each leading to the other, and in its breadcrumb', async () => {
    const page = await open();
    const expected = [
      ['fr-CA', stack.agency + condos.fr],
      ['en-CA', stack.agency + condos.en],
      ['x-default', stack.agency + condos.fr],
    ];
    await page.goto(stack.agency + plateau.en);
    expect((await alternates(page)).at(0)).toEqual(['fr-CA', stack.agency + plateau.fr]);
    for (const path of [condos.fr, condos.en]) {
      await page.goto(stack.agency + path);
      expect(await alternates(page)).toEqual(expected);
      expect(await page.getAttribute('link[rel=canonical]', 'href')).toBe(stack.agency + path);
      const [text] = await page.locator('head script[type="application/ld+json"]').allTextContents();
      const [breadcrumb] = JSON.parse(text ?? '{}')['@graph'];
      expect(breadcrumb.itemListElement).toHaveLength(4);
      expect(breadcrumb.itemListElement.at(-1).item).toBe(stack.agency + path);
    }
  });

  test('is reached from the page of a listing, and leads to one', async () => {
    const page = await open();
    await page.goto(stack.agency + condos.fr);
    await page.locator('main article a, main li a[href*="/fr/proprietes/condo"]').first().click();
    await page.waitForURL(/\/fr\/proprietes\/condo-/);
    // The page of the area has such a navigation too.
    await page.locator('[data-block="property_detail_block"]').waitFor();
    await page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link').last().click();
    await page.waitForURL(/\/fr\/a-vendre\/montreal\/[a-z-]+\/condos$/);
    await expect.poll(() => heading(page)).toMatch(/^Condos à vendre .* \(Montréal\)$/);
  });

  test('of a borough finds in the search what it shows, and the search offers its borough by name', async () => {
    const page = await open();
    await page.goto(stack.agency + plateau.fr);
    const shown = numberIn(await page.locator('main dl dd').first().textContent());
    await page
      .getByRole('link', { name: /^Voir les .* condos$/ })
      .first()
      .click();
    await page.waitForURL(/\/fr\/proprietes\?mun=66023_le-plateau-mont-royal&/);
    await expect.poll(async () => numberIn(await page.getByRole('status').first().textContent())).toBe(shown);
    await page.getByRole('link', { name: 'Retirer Montréal (Le Plateau-Mont-Royal)' }).waitFor();
    const field = page.getByRole('combobox', { name: 'Recherche' }).first();
    await field.click();
    await field.fill('verdun');
    await page.getByRole('option', { name: 'Montréal (Verdun)' }).click();
    await page.keyboard.press('Escape');
    await page.waitForURL(/mun=66023_le-plateau-mont-royal&mun=66023_verdun&/);
  });

  test('is in the sitemap', async () => {
    const page = await open();
    const response = await page.goto(`${stack.agency}/sitemap-fr-areas.xml`);
    const xml = (await response?.text()) ?? '';
    for (const { fr } of [condos, plateau]) expect(xml).toContain(`<loc>${stack.agency}${fr}</loc>`);
    expect(xml).toMatch(/<lastmod>20\d\d-/);
  });

  test('without enough listings is not indexed, and one of an unknown municipality is not found', async () => {
    const page = await open();
    expect((await page.goto(`${stack.agency}/fr/a-louer/la-pocatiere/fermes`))?.status()).toBe(200);
    expect(await page.getAttribute('meta[name=robots]', 'content')).toBe('noindex, follow');
    expect(await heading(page)).toBe('Fermes à louer à La Pocatière');
    expect((await page.goto(`${stack.agency}/fr/a-vendre/atlantide`))?.status()).toBe(404);
  });
});
