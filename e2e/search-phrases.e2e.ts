import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { expectNoSidewaysScroll, stack, useBrowser } from './browser.ts';
import { steadyListings } from './steady-listings.ts';

const open = useBrowser();
const wide = { viewport: { width: 1440, height: 900 } };
const narrow = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };

const paths = { fr: '/fr/proprietes', en: '/en/properties' };
const query = (page: Page) => decodeURIComponent(new URL(page.url()).search);
const fieldOf = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true }).first();
/** Listings whose addresses these tests know by what the cards say. */
const firstCard = (page: Page) => page.locator('article[data-uls]').first();

describe.each([
  {
    locale: 'fr' as const,
    field: 'Recherche',
    phrase: 'condo 2 chambres montreal moins de 900 000 $ sauna',
    line: /^Rechercher «.*Nous n’avons pas compris : sauna/,
    tags: ['Montréal', 'À vendre', 'Condos', 'Jusqu’à 900\u00a0000\u00a0$', '2+ chambres'],
    list: 'Critères actifs',
    said: 'Nous n’avons pas compris : sauna',
  },
  {
    locale: 'en' as const,
    field: 'Search',
    phrase: '2 bed condo mtl under 900k with a sauna',
    line: /^Search for “.*We did not understand: sauna/,
    tags: ['Montréal', 'For sale', 'Condos', 'Up to $900,000', '2+ bedrooms'],
    list: 'Active filters',
    said: 'We did not understand: sauna',
  },
])('a phrase in $locale', ({ locale, field, phrase, line, tags, list, said }) => {
  const address = `${stack.agency}${paths[locale]}`;
  const found = 'mun=66023&type=condo&price_max=900000&bedrooms=2&forSaleForRent=buy&words=sauna';

  test('becomes removable filters on Enter, beside the words that were not understood', async () => {
    const page = await open(wide);
    await page.goto(address);
    await fieldOf(page, field).focus();
    await page.getByRole('listbox').first().waitFor();
    await page.keyboard.type(phrase);
    await page.getByRole('option', { name: line }).waitFor();
    await expectAccessible(page, 'part');
    await page.keyboard.press('Enter');
    await expect.poll(() => query(page)).toBe(`?${found}`);
    const shown = page.getByRole('list', { name: list }).getByRole('link');
    await expect
      .poll(async () => (await shown.allTextContents()).map((text) => text.replace(/^\S+ /, '')))
      .toEqual(tags);
    await page.getByText(said, { exact: true }).waitFor();
    expect(await fieldOf(page, field).inputValue()).toBe('');
    await expectAccessible(page);
    await shown.last().click();
    await expect.poll(() => query(page)).toBe('?mun=66023&type=condo&price_max=900000&forSaleForRent=buy');
    await expect.poll(() => page.getByText(said, { exact: true }).count()).toBe(0);
    expect(page.complaints).toEqual([]);
  });

  test('is a plain form without JavaScript', async () => {
    const page = await open({ ...wide, javaScriptEnabled: false });
    await page.goto(address);
    await page.getByRole('combobox', { name: field, exact: true }).first().fill(phrase);
    await page.keyboard.press('Enter');
    await expect.poll(() => query(page)).toBe(`?${found}`);
    await page.getByText(said, { exact: true }).waitFor();
  });
});

describe('suggestions', () => {
  test('are grouped by kind, with the numbers of listings that pass the other filters', async () => {
    const page = await open(wide);
    await page.goto(`${stack.agency}/fr/proprietes?${steadyListings}`);
    const answer = await page.request.get(`${stack.agency}/api/search-filters?locale=fr&${steadyListings}`);
    const { data } = await answer.json();
    const { count } = data.municipalities.find(({ code }: { code: string }) => code === '23027');
    await fieldOf(page, 'Recherche').focus();
    await page.getByRole('listbox').first().waitFor();
    await page.keyboard.type('quebec');
    const places = page.getByRole('group', { name: 'Lieux' });
    const quebec = places.getByRole('option', { name: 'Québec', exact: true });
    await expect.poll(() => quebec.textContent()).toBe(`Québec${count}`);
    await quebec.click();
    await page.keyboard.press('Escape');
    await expect.poll(() => query(page)).toBe(`?mun=23027&${steadyListings}`);
    await expect
      .poll(() => page.getByRole('status').filter({ hasText: 'propriété' }).last().textContent())
      .toContain(String(count));
  });

  test('know a place by its nickname', async () => {
    const page = await open(wide);
    await page.goto(`${stack.agency}/fr/proprietes`);
    await fieldOf(page, 'Recherche').focus();
    await page.getByRole('listbox').first().waitFor();
    await page.keyboard.type('mtl');
    await page.getByRole('option', { name: 'Montréal', exact: true }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => query(page)).toBe('?mun=66023');
  });

  test('name the listing of an address, and a listing number leads to its page', async () => {
    const page = await open(wide);
    // The dearest house, because the newest may be one that another file adds and removes.
    await page.goto(`${stack.agency}/fr/proprietes?type=maison&order_by=price-desc`);
    const uls = await firstCard(page).getAttribute('data-uls');
    const located = await page.request.get(`${stack.agency}/api/search-suggestions?locale=fr&q=${uls}`);
    const [listing] = (await located.json()).data.listings;
    await fieldOf(page, 'Recherche').focus();
    await page.getByRole('listbox').first().waitFor();
    await page.keyboard.type(listing.address.split(',').slice(0, 2).join(' '));
    await page
      .getByRole('group', { name: 'Propriétés' })
      .getByRole('option', { name: `no ${uls}` })
      .click();
    await page.waitForURL(new RegExp(`-${uls}$`));
    await page.goto(`${stack.agency}/fr/proprietes`);
    await fieldOf(page, 'Recherche').focus();
    await page.getByRole('listbox').first().waitFor();
    await page.keyboard.type(String(uls));
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(`-${uls}$`));
  });
});

test('a place nearby is a part of the map, which a tag removes', async () => {
  const page = await open(wide);
  await page.goto(`${stack.agency}/fr/proprietes?q=chalet+pres+de+magog`);
  expect(query(page)).toMatch(/^\?type=chalet&bounds=/);
  await page.getByRole('link', { name: 'Retirer Zone de la carte' }).click();
  await expect.poll(() => query(page)).toBe('?type=chalet');
});

test('the dialog of a small screen takes a phrase, and fits 320 px', async () => {
  const page = await open(narrow);
  await page.goto(`${stack.agency}/fr/proprietes`);
  await page.getByRole('button', { name: /^Recherche(?!r)/ }).tap();
  const dialog = page.getByRole('dialog', { name: 'Critères' });
  await dialog.getByRole('listbox').waitFor();
  await page.keyboard.type('terrain estrie pas trop loin du village');
  await dialog.getByRole('option', { name: /^Rechercher/ }).waitFor();
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: /^(Voir|Aucune)/ }).tap();
  await expect.poll(() => query(page)).toMatch(/type=terrain&words=/);
  await expect.poll(() => dialog.isVisible()).toBe(false);
  await expectNoSidewaysScroll(page);
});

test('the home page takes a phrase, by its button too', async () => {
  const page = await open(wide);
  await page.goto(`${stack.agency}/fr`);
  await fieldOf(page, 'Recherche').focus();
  await page.getByRole('listbox').first().waitFor();
  await page.keyboard.type('appartement à louer québec');
  await page
    .getByRole('search')
    .getByRole('button', { name: /^(Rechercher|Voir)/ })
    .click();
  await expect.poll(() => query(page)).toBe('?mun=23027&type=condo&forSaleForRent=rent');
});
