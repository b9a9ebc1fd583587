import type { ListingImport } from '@vitrine/contract/core/import.ts';
import { importListings } from '@vitrine/core/listings/import-listings.ts';
import { generateListings } from '@vitrine/demo/listings/generate-listings.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTurn } from '../scripts/tests/full-matrix.ts';
import { expectAccessible } from './accessibility.ts';
import { expectFitsEveryScreen, stack, useBrowser } from './browser.ts';

const open = useBrowser();

const demo = [...generateListings({ count: 400, seed: 1 })];
const house = demo.find(
  ({ PropertyType, TransactionType, StandardStatus }) =>
    PropertyType === 'maison' && TransactionType === 'buy' && StandardStatus === 'Active',
);
const maude = 'maude-tessier-lavoie';

const day = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
const listing = (ListingKey: string, given: Partial<ListingImport> = {}): ListingImport => {
  if (!house) throw new Error('The demo has no house for sale.');
  return {
    ...house,
    ListingKey,
    StreetAddress: { fr: '77, rue des Retours', en: '77 Des Retours Street' },
    OnMarketTimestamp: ago(300),
    OpenHouses: [],
    ...given,
  };
};

const conditional = listing('97100001', {
  StandardStatus: 'ActiveUnderContract',
  StreetAddress: { fr: '5, rue des Promesses', en: '5 Des Promesses Street' },
});
const expired = listing('97100002', { StandardStatus: 'Expired', OffMarketTimestamp: ago(5) });
const again = listing('97100003', { OnMarketTimestamp: ago(250), ListPrice: 431_000 });
const ofMaude = listing('97100004', {
  AgentKey: maude,
  OfficeKey: 'montreal-plateau',
  OnMarketTimestamp: ago(600),
  StreetAddress: { fr: '9, rue des Clés', en: '9 Des Clés Street' },
});

const put = (...listings: ListingImport[]) => importListings(stack.databaseUrl, listings);
async function query(sql: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client(stack.databaseUrl);
  await client.connect();
  await client.query(sql, values).finally(() => client.end());
}

beforeAll(() => put(conditional, expired, ofMaude));
afterAll(async () => {
  await query('delete from core.listing where listing_key = any($1)', [
    ['97100001', '97100002', '97100003', '97100004'],
  ]);
  await query(`update core.site set shows_price_history = false where microsite_id = 'm-2'`);
});

const propertyPath = { fr: 'proprietes', en: 'properties' } as const;
const addressOf = ({ ListingKey }: ListingImport, locale: 'fr' | 'en' = 'fr') =>
  `${stack.agency}/${locale}/${propertyPath[locale]}/x-${ListingKey}`;

describe('a broker', () => {
  test('has a page that lists their properties, to which the page of the team leads', async () => {
    const page = await open();
    await page.goto(`${stack.agency}/fr/equipe`);
    const card = page.getByRole('article').filter({ hasText: 'Maude Tessier-Lavoie' });
    await card.getByRole('link', { name: 'Maude Tessier-Lavoie', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Maude Tessier-Lavoie' }).waitFor();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    await expectFitsEveryScreen(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Toutes ses propriétés' }).click();
    await page.waitForURL(`**/fr/proprietes?broker=${maude}`);
    const tags = page.getByRole('list', { name: 'Critères actifs' });
    await tags.getByRole('link', { name: 'Maude Tessier-Lavoie' }).waitFor();
    const count = page.getByRole('status').filter({ hasText: /propriété/ });
    const hers = await count.textContent();
    await tags.getByRole('link', { name: 'Maude Tessier-Lavoie' }).click();
    await expect.poll(() => count.textContent()).not.toBe(hers);
    expect(new URL(page.url()).search).not.toContain('broker');
  });

  test('comes first on a site of their own, in the order of the site alone', async () => {
    const page = await open();
    await page.goto(`${stack.broker}/fr/proprietes?reset_filters=1`);
    const own = await page.evaluate(async (slug) => {
      const response = await fetch(`/api/properties?limit=5&broker=${slug}&locale=fr`);
      const body: { data: { propertiesListing: { uls: string }[] } } = await response.json();
      return body.data.propertiesListing.map(({ uls }) => uls);
    }, maude);
    const shown = await page
      .locator('[data-uls]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-uls')));
    expect(own).toHaveLength(5);
    expect(shown.slice(0, 5)).toEqual(own);
    await page.getByLabel('Trier par').selectOption({ label: 'Plus récentes' });
    await expect.poll(() => page.url()).toContain('order_by=newest');
    await page.goto(`${stack.agency}/en/properties?reset_filters=1`);
    expect(await page.getByLabel('Sort by').locator('option').allTextContents()).toEqual([
      'Newest',
      'Oldest',
      'Price, high to low',
      'Price, low to high',
    ]);
  });
});

test('an office has a page with its properties and its brokers', async () => {
  const page = await open();
  await page.goto(`${stack.agency}/en/offices/montreal-plateau`);
  await page.getByRole('heading', { level: 1, name: 'Montréal — Plateau' }).waitFor();
  await page.getByRole('heading', { name: 'Maude Tessier-Lavoie' }).waitFor();
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All properties of this office' }).click();
  await page.waitForURL('**/en/properties?office=montreal-plateau');
  await page.getByRole('link', { name: /Office: Montréal/ }).waitFor();
});

test.each(
  inTurn([
    ['fr', 'Offre conditionnelle', 'Une promesse d’achat a été acceptée sous conditions.'],
    ['en', 'Conditional offer', 'A conditional offer has been accepted.'],
  ] as const)(),
)('a conditional offer is stated in %s', async (locale, badge, note) => {
  const page = await open();
  await page.goto(addressOf(conditional, locale));
  await page.getByText(badge, { exact: true }).first().waitFor();
  await page.getByText(note).waitFor();
  await expectAccessible(page);
});

test('a property under a new number: its old page says that it has expired, then leads to the new one', async () => {
  const page = await open();
  const first = await page.goto(addressOf(expired));
  expect(first?.status()).toBe(200);
  await page.getByText('Son inscription a pris fin.').waitFor();
  await put(again);
  // The worker looks for new listings every two seconds, and pages are kept for two.
  const location = async () => {
    const { pathname } = new URL((await fetch(addressOf(expired))).url);
    return pathname;
  };
  await expect.poll(location).toMatch(/-97100003$/);
  const response = await page.goto(addressOf(expired, 'en'));
  expect(response?.request().redirectedFrom()).not.toBeNull();
  await page.getByRole('heading', { level: 1, name: '77 Des Retours Street' }).waitFor();
});

test('previous prices show where the site says so, and nowhere else', async () => {
  await put(conditional);
  await put({ ...conditional, ListPrice: 422_000 });
  const page = await open();
  // The site of the broker shows none at first; that of the agency always does.
  const onBroker = (locale: 'fr' | 'en' = 'fr') => addressOf(conditional, locale).replace(stack.agency, stack.broker);
  await page.goto(onBroker());
  expect(await page.getByRole('heading', { name: 'Historique du prix' }).count()).toBe(0);
  await query(`update core.site set shows_price_history = true where microsite_id = 'm-2'`);
  // The setting takes effect on the page of each language by itself, within the time for which core keeps it.
  for (const [locale, name] of [
    ['fr', 'Historique du prix'],
    ['en', 'Price history'],
  ] as const) {
    const histories = async () => {
      await page.goto(onBroker(locale));
      return page.getByRole('heading', { name }).count();
    };
    await expect.poll(histories).toBe(1);
  }
  await expectFitsEveryScreen(page);
  await expectAccessible(page);
});
