import type { ListingImport } from '@vitrine/contract/core/import.ts';
import { importListings } from '@vitrine/core/listings/import-listings.ts';
import { generateListings } from '@vitrine/demo/listings/generate-listings.ts';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { inTurn } from '../scripts/tests/full-matrix.ts';
import { expectAccessible } from './accessibility.ts';
import { expectFitsEveryScreen, stack, useBrowser } from './browser.ts';
import { walkByKeyboard } from './keyboard-walk.ts';
import { watchShifts } from './layout-shifts.ts';

const open = useBrowser();

const house = [...generateListings({ count: 400, seed: 1 })].find(
  ({ PropertyType, TransactionType, StandardStatus }) =>
    PropertyType === 'maison' && TransactionType === 'buy' && StandardStatus === 'Active',
);
const listing = (ListingKey: string, fr: string, en: string): ListingImport => {
  if (!house) throw new Error('The demo has no house for sale.');
  return {
    ...house,
    ListingKey,
    StreetAddress: { fr, en },
    ListPrice: 512_345,
    // An old date keeps the listing off the first place of lists that other tests read.
    OnMarketTimestamp: '2025-06-01T12:00:00.000Z',
    OpenHouses: [],
  };
};
const reduced = listing('97300001', '1, rue des Rabais', '1 Rabais Street');
const sold = listing('97300002', '2, rue des Ventes', '2 Ventes Street');
const deleted = listing('97300003', '3, rue des Oublis', '3 Oublis Street');
const all = [reduced, sold, deleted];

const put = (...listings: ListingImport[]) => importListings(stack.databaseUrl, listings);
async function remove(...listings: ListingImport[]): Promise<void> {
  const client = new pg.Client(stack.databaseUrl);
  await client.connect();
  const keys = listings.map(({ ListingKey }) => ListingKey);
  await client.query('delete from core.listing where listing_key = any($1)', [keys]).finally(() => client.end());
}

beforeEach(() => put(...all));
afterAll(() => remove(...all));

const texts = {
  fr: {
    ...{ save: 'Ajouter aux favoris', unsave: 'Retirer des favoris', mine: 'Mes favoris', path: 'favoris' },
    ...{ added: 'La propriété a été ajoutée à vos favoris.', lower: 'Prix réduit', sold: 'Vendue' },
    ...{ unavailable: 'Cette propriété n’est plus offerte sur ce site.', remove: 'Retirer', undo: 'Annuler' },
    ...{
      compare: 'Comparer des propriétés',
      onlyDifferent: 'Seulement les différences',
      leave: 'Retirer de la comparaison',
    },
    ...{ viewed: 'Vues récemment', clear: 'Effacer', off: 'Ne plus les retenir' },
    ...{ empty: 'Vous n’avez pas encore de favoris', search: 'Chercher une propriété', properties: 'proprietes' },
  },
  en: {
    ...{ save: 'Add to favourites', unsave: 'Remove from favourites', mine: 'My favourites', path: 'favourites' },
    ...{ added: 'The property was added to your favourites.', lower: 'Price reduced', sold: 'Sold' },
    ...{ unavailable: 'This property is no longer offered on this site.', remove: 'Remove', undo: 'Undo' },
    ...{ compare: 'Compare properties', onlyDifferent: 'Differences only', leave: 'Remove from the comparison' },
    ...{ viewed: 'Recently viewed', clear: 'Clear', off: 'Stop remembering them' },
    ...{ empty: 'You have no favourites yet', search: 'Search for a property', properties: 'properties' },
  },
} as const;
type Locale = keyof typeof texts;
const languages = inTurn<Locale>(['fr', 'en']);

/** Any words before the number lead to the listing. */
const addressOf = ({ ListingKey }: ListingImport, locale: Locale) =>
  `${stack.agency}/${locale}/${texts[locale].properties}/x-${ListingKey}`;
const favouritesOf = (locale: Locale) => `${stack.agency}/${locale}/${texts[locale].path}`;

async function save(page: Page, locale: Locale, ...listings: ListingImport[]): Promise<void> {
  for (const each of listings) {
    await page.goto(addressOf(each, locale));
    await page.getByRole('button', { name: texts[locale].save, exact: true }).click();
    await page.getByRole('button', { name: texts[locale].unsave }).waitFor();
  }
}

describe('the favourites of a visitor', () => {
  test.each(languages())('are saved on the page of a listing by keyboard, in %s', async (locale) => {
    const t = texts[locale];
    const page = await open();
    await page.goto(addressOf(reduced, locale));
    const button = page.getByRole('button', { name: t.save, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: t.added }).waitFor();
    await page.getByRole('link', { name: `${t.mine} (1)` }).waitFor();
    const { width = 0, height = 0 } = (await page.getByRole('button', { name: t.unsave }).boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expectFitsEveryScreen(page);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: t.mine, exact: true }).waitFor();
  });

  test.each(languages())('say what has changed since they were saved, in %s', async (locale) => {
    const t = texts[locale];
    const page = await open();
    await save(page, locale, ...all);
    await put({ ...reduced, ListPrice: 498_765 }, { ...sold, StandardStatus: 'Closed' });
    await remove(deleted);
    await page.getByRole('link', { name: `${t.mine} (3)` }).click();
    await page.getByRole('heading', { level: 1, name: t.mine }).waitFor();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    const item = (text: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: text });
    await item(reduced.StreetAddress[locale]).getByText(t.lower).waitFor();
    // The site shows previous prices, and no source forbids it.
    expect(await item(reduced.StreetAddress[locale]).textContent()).toMatch(/512.345.*498.765|498.765.*512.345/);
    await item(sold.StreetAddress[locale]).getByText(t.sold, { exact: true }).first().waitFor();
    expect(await item(sold.StreetAddress[locale]).textContent()).not.toMatch(/512.345|\$/);
    await item(deleted.ListingKey).getByText(t.unavailable).waitFor();
    await expectFitsEveryScreen(page);
    await expectAccessible(page);
    expect(await walkByKeyboard(page, 'main')).toEqual([]);
  });

  test.each(languages())('are removed and come back by keyboard, in %s', async (locale) => {
    const t = texts[locale];
    const page = await open();
    await save(page, locale, reduced, sold);
    await page.goto(favouritesOf(locale));
    const name = new RegExp(`^${t.remove}.*${reduced.StreetAddress[locale]}`);
    await page.getByRole('button', { name }).press('Enter');
    const undo = page.getByRole('button', { name: new RegExp(`^${t.undo}`) });
    await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    const again = page.getByRole('button', { name });
    await expect.poll(() => again.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await undo.waitFor();
    await page.reload();
    await page.getByText(sold.StreetAddress[locale]).first().waitFor();
    const own = page.locator('[aria-labelledby="favourites-count"]');
    expect(await own.getByText(reduced.StreetAddress[locale]).count()).toBe(0);
  });

  test.each(languages())(
    'can be none: the page leads to the search and is kept from search engines, in %s',
    async (locale) => {
      const t = texts[locale];
      const page = await open();
      const response = await page.goto(favouritesOf(locale));
      expect(await response?.headerValue('x-robots-tag')).toBe('noindex');
      await page.getByRole('heading', { name: t.empty }).waitFor();
      await page.getByRole('article').nth(2).waitFor();
      await expectAccessible(page);
      await page.getByRole('searchbox').fill('condo');
      await page.getByRole('button', { name: t.search }).click();
      await page.waitForURL(`**/${locale}/${t.properties}?type=condo`);
    },
  );
});

test.each([390, 1440])('nothing moves while the page of who keeps nothing fills, at %i px', async (width) => {
  const page = await open({ viewport: { width, height: 844 } });
  await page.route('**/api/properties?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto(favouritesOf('fr'));
  await page.getByRole('article').nth(2).waitFor();
  await page.getByRole('heading', { name: 'Vues récemment' }).waitFor();
  const { value, moved } = await (await watchShifts(page, 'from the start'))();
  expect(value, JSON.stringify(moved)).toBeLessThan(0.005);
});

describe('the hearts', () => {
  const hearts = '[data-keep]';

  test.each(languages())('of cards keep a listing by keyboard, and the header leads to it, in %s', async (locale) => {
    const t = texts[locale];
    const page = await open();
    // The dearest first, because the newest may be one that another file adds and removes.
    await page.goto(`${stack.agency}/${locale}/${t.properties}?order_by=price-desc`);
    const link = page.getByRole('banner').getByRole('link', { name: new RegExp(`^${t.mine}`) });
    expect(await link.count()).toBe(0);
    const heart = page.locator(`article ${hearts}`).first();
    await heart.press('Enter');
    await page.getByRole('status').filter({ hasText: t.added }).waitFor();
    expect(await heart.getAttribute('aria-pressed')).toBe('true');
    await page
      .getByRole('banner')
      .getByRole('link', { name: `${t.mine} 1` })
      .waitFor();
    await expectFitsEveryScreen(page);
    await expectAccessible(page);
    await link.click();
    await page.getByRole('heading', { level: 1, name: t.mine }).waitFor();
    await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(1);
  });

  test.each([
    ['home', `${stack.agency}/fr`],
    ['the search', `${stack.agency}/fr/proprietes`],
    ['a listing', addressOf(reduced, 'fr')],
    ['the broker’s home', `${stack.broker}/fr`],
  ])('stand on every card of %s that leads to a listing', async (_, address) => {
    const page = await open();
    await page.goto(address);
    const cards = page.locator('article:has(h3 a[href*="/proprietes/"])');
    expect(await cards.count()).toBeGreaterThan(0);
    expect(await page.locator(`article:has(h3 a[href*="/proprietes/"]):not(:has(${hearts}))`).count()).toBe(0);
  });

  test('tell the other tabs and later pages, whose header shows their number before any script file', async () => {
    const page = await open();
    const other = await page.context().newPage();
    await Promise.all([page, other].map((tab) => tab.goto(`${stack.agency}/fr/proprietes?order_by=price-desc`)));
    await page.locator(hearts).first().click();
    await other.locator(`${hearts}[aria-pressed=true]`).first().waitFor();
    await other.getByRole('banner').getByRole('link', { name: 'Mes favoris 1' }).waitFor();
    await other.close();
    // Before any script file comes, so that the header does not move when one does. A file that failed would reload the page.
    await page.route(/\.js$/, () => undefined);
    await page.goto(`${stack.agency}/fr/contact`, { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('link', { name: 'Mes favoris 1' }).waitFor();
  });

  test('load nothing for a visitor who keeps nothing', async () => {
    const page = await open();
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await page.goto(`${stack.agency}/fr/proprietes`, { waitUntil: 'networkidle' });
    expect(files.filter((path) => path.includes('mark-hearts'))).toEqual([]);
    await page.locator(hearts).first().click();
    await page.locator(`${hearts}[aria-pressed=true]`).first().waitFor();
    expect(files.filter((path) => path.includes('mark-hearts')).length).toBeGreaterThan(0);
  });
});

describe('the comparison', () => {
  test.each(languages())('shows the ticked favourites side by side, with what differs, in %s', async (locale) => {
    const t = texts[locale];
    await put({ ...sold, StandardStatus: 'Closed' });
    const page = await open();
    await save(page, locale, reduced, sold, deleted);
    await page.goto(favouritesOf(locale));
    const compare = page.getByRole('main').locator('button[type=submit]');
    await page.getByRole('checkbox').first().waitFor();
    expect(await compare.isDisabled()).toBe(true);
    for (const each of [reduced, sold]) {
      await page.getByRole('checkbox', { name: new RegExp(each.StreetAddress[locale]) }).press('Space');
    }
    await compare.press('Enter');
    await page.getByRole('heading', { level: 1, name: t.compare }).waitFor();
    const row = (name: RegExp) => page.getByRole('row', { name }).textContent();
    expect(await row(/^(Prix|Price)/)).toMatch(/512.345/);
    expect(await page.getByRole('columnheader', { name: new RegExp(sold.StreetAddress[locale]) }).count()).toBe(1);
    expect((await page.getByRole('main').textContent())?.split(/512.345/)).toHaveLength(3);
    await page.getByRole('checkbox', { name: t.onlyDifferent }).check();
    expect(await page.getByRole('row', { name: /^(Chambres|Bedrooms)/ }).count()).toBe(0);
    await expectFitsEveryScreen(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: new RegExp(`^${t.leave}.*${sold.StreetAddress[locale]}`) }).click();
    await page.waitForURL(`**?uls=${reduced.ListingKey}`);
  });

  test('is opened by its address alone, without JavaScript, up to four, and kept by no cache', async () => {
    const page = await open({ javaScriptEnabled: false });
    const numbers = [reduced, sold, deleted].map(({ ListingKey }) => ListingKey).join();
    const response = await page.goto(`${stack.agency}/fr/comparer?uls=${numbers},99999999,97300009`, {
      waitUntil: 'domcontentloaded',
    });
    expect(await response?.headerValue('cache-control')).toContain('no-store');
    expect(await response?.headerValue('x-robots-tag')).toBe('noindex');
    expect(await page.getByRole('columnheader').count()).toBe(3);
    const missing = await page.getByText('N’est plus offerte sur ce site').textContent();
    expect(missing).toContain('99999999');
    expect(missing).not.toContain('97300009');
  });

  test('without listings says how to choose some', async () => {
    const page = await open();
    await page.goto(`${stack.agency}/en/compare`);
    await page.getByRole('heading', { name: 'No properties to compare' }).waitFor();
    await expectAccessible(page);
  });
});

describe('the list of a visitor', () => {
  test('is shared by a link, and joins the favourites of who opens it only when that person keeps it', async () => {
    const page = await open();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: () => Promise.reject(new Error('none')) });
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text: string) => void sessionStorage.setItem('copied', text) },
      });
    });
    await save(page, 'fr', reduced, sold);
    await page.goto(favouritesOf('fr'));
    await page.getByRole('button', { name: 'Partager la liste' }).press('Enter');
    await page.getByRole('status').filter({ hasText: 'Le lien de la liste est copié.' }).waitFor();
    const link = (await page.evaluate(() => sessionStorage.getItem('copied'))) ?? '';
    expect(link).toBe(`${favouritesOf('fr')}#liste=${sold.ListingKey},${reduced.ListingKey}`);

    const other = await open();
    await save(other, 'fr', deleted);
    await other.goto(link);
    await other.getByRole('heading', { level: 1, name: 'Liste reçue' }).waitFor();
    const keepAll = other.getByRole('button', { name: 'Tout garder' });
    await keepAll.waitFor();
    await other.getByRole('banner').getByRole('link', { name: 'Mes favoris 1' }).waitFor();
    await expectFitsEveryScreen(other);
    await expectAccessible(other);
    await keepAll.press('Enter');
    await other.getByRole('status').filter({ hasText: 'Toute la liste est dans vos favoris' }).waitFor();
    await other.getByRole('main').getByRole('link', { name: 'Mes favoris' }).click();
    await other.getByRole('heading', { level: 1, name: 'Mes favoris' }).waitFor();
    await expect.poll(() => other.getByRole('main').getByRole('article').count()).toBe(3);
  });

  test('goes to the broker with one message, which names the listings', async () => {
    const page = await open();
    await save(page, 'fr', reduced, sold);
    await page.goto(favouritesOf('fr'));
    await page.getByRole('button', { name: 'Écrire au courtier' }).press('Enter');
    const form = page.getByRole('form', { name: 'Écrire au courtier' });
    await form.waitFor();
    await expectAccessible(page);
    const email = `liste-${Date.now()}@example.ca`;
    await form.getByLabel('Prénom').fill('Léa');
    await form.getByLabel('Nom', { exact: true }).fill('Roy');
    await form.getByLabel('Courriel').fill(email);
    await form.getByRole('button', { name: 'Envoyer le message' }).click();
    await page.getByText('Message envoyé').first().waitFor();
    const client = new pg.Client(stack.databaseUrl);
    await client.connect();
    const { rows } = await client
      .query(
        "select fields->>'message' as message, fields->>'listings' as listings from core.lead where fields->>'email' = $1",
        [email],
      )
      .finally(() => client.end());
    expect(rows).toHaveLength(1);
    for (const { ListingKey, StreetAddress } of [reduced, sold]) {
      expect(rows[0].message).toMatch(new RegExp(`– ${StreetAddress.fr}.*\\(inscription ${ListingKey}\\)`));
    }
    expect(rows[0].message).not.toContain(deleted.ListingKey);
    expect(rows[0].listings.split(',').sort()).toEqual([reduced.ListingKey, sold.ListingKey]);
  });
});

test.each(languages())(
  'the listings that were viewed last are below the favourites, and can be forgotten, in %s',
  async (locale) => {
    const t = texts[locale];
    const page = await open();
    for (const each of [reduced, sold]) {
      await page.goto(addressOf(each, locale));
      await page.getByRole('button', { name: t.save, exact: true }).waitFor();
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('vitrine.viewed')))
        .toMatch(new RegExp(`^${each.ListingKey}`));
    }
    await page.goto(favouritesOf(locale));
    const section = page.getByRole('region', { name: t.viewed });
    await expect.poll(() => section.getByRole('article').count()).toBe(2);
    expect(await section.getByRole('article').first().textContent()).toContain(sold.StreetAddress[locale]);
    await expectFitsEveryScreen(page);
    await expectAccessible(page);
    await section.getByRole('button', { name: t.clear }).press('Enter');
    await expect.poll(() => section.getByRole('article').count()).toBe(0);
    await section.getByRole('button', { name: t.off }).press('Enter');
    await page.goto(addressOf(reduced, locale));
    await page.getByRole('button', { name: t.save, exact: true }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('vitrine.viewed'))).toBe('off');
  },
);

test('favourites that cannot be loaded are kept and asked for again', async () => {
  const page = await open();
  await save(page, 'fr', reduced);
  await page.route('**/api/listing-states?*', (route) => route.fulfill({ status: 503 }));
  await page.goto(favouritesOf('fr'));
  await page.getByRole('heading', { name: 'Vos favoris ne peuvent pas être affichés' }).waitFor();
  await page.unroute('**/api/listing-states?*');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.getByText(reduced.StreetAddress.fr).first().waitFor();
});

test('a browser that refuses its storage is told so on both pages', async () => {
  const page = await open();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('', 'SecurityError');
      },
    });
  });
  await page.goto(addressOf(reduced, 'fr'));
  await page.getByRole('button', { name: 'Ajouter aux favoris', exact: true }).click();
  await page.getByText('Votre navigateur ne permet pas à ce site de garder vos favoris.').waitFor();
  await page.goto(favouritesOf('fr'));
  await page.getByRole('heading', { name: 'Vos favoris ne peuvent pas être gardés' }).waitFor();
});

test('without JavaScript the page of favourites says that it needs it', async () => {
  const page = await open({ javaScriptEnabled: false });
  await page.goto(favouritesOf('fr'), { waitUntil: 'domcontentloaded' });
  expect(await page.getByText('Les favoris ont besoin de JavaScript').isVisible()).toBe(true);
  expect(await page.getByText('Chargement de vos favoris').isVisible()).toBe(false);
  await page.goto(addressOf(reduced, 'fr'), { waitUntil: 'domcontentloaded' });
  expect(await page.getByRole('button', { name: 'Ajouter aux favoris', exact: true }).count()).toBe(0);
});
