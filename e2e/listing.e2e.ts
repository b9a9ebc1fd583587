import type { ListingImport } from '@vitrine/contract/core/import.ts';
import { locales } from '@vitrine/contract/locale.ts';
import { importListings } from '@vitrine/core/listings/import-listings.ts';
import { generateListings } from '@vitrine/demo/listings/generate-listings.ts';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTurn } from '../scripts/tests/full-matrix.ts';
import { pdfText } from '../scripts/tests/pdf-text.ts';
import { expectAccessible } from './accessibility.ts';
import { expectNoSidewaysScroll, stack, useBrowser, widths } from './browser.ts';
import { readyListingForm } from './listing-form.ts';
import { steadyListings } from './steady-listings.ts';

const open = useBrowser();

/** House of the demo whose page has every part. */
const example = [...generateListings({ count: 400, seed: 1 })].find(
  ({ PropertyType, TransactionType, Media, StandardStatus }) =>
    PropertyType === 'maison' && TransactionType === 'buy' && Media.length >= 7 && StandardStatus === 'Active',
);

const day = 86_400_000;
const fromNow = (ms: number) => new Date(Math.floor((Date.now() + ms) / 1000) * 1000).toISOString();

/** Listings of this file alone. */
const price = 437_519;
let made = 0;
const listing = (given: Partial<ListingImport> = {}): ListingImport => {
  if (!example) throw new Error('The demo has no such house.');
  return {
    ...example,
    ListingKey: String(97_000_001 + made++),
    StreetAddress: { fr: '4318, rue des Essais', en: '4318 Des Essais Street' },
    ListPrice: price,
    // An old date keeps the listing off the first place of lists that other tests read.
    OnMarketTimestamp: '2025-06-01T12:00:00.000Z',
    OpenHouses: [],
    Details: null,
    ...given,
  };
};
const put = (...listings: ListingImport[]) => importListings(stack.databaseUrl, listings);

const offered = listing({
  OpenHouses: [
    { start: fromNow(3 * day), end: fromNow(3 * day + 7_200_000) },
    { start: fromNow(4 * day), end: fromNow(4 * day + 7_200_000) },
  ],
});
const soldPrice = 437_633;
const sold = listing({
  StandardStatus: 'Closed',
  ListPrice: soldPrice,
  PublicRemarks: { fr: 'Lumineuse. Demandé : 437 633 $ !', en: 'Bright. Asking $437,633!' },
  OpenHouses: [{ start: fromNow(3 * day), end: fromNow(4 * day) }],
});
const withdrawn = listing({ StandardStatus: 'Withdrawn', OffMarketTimestamp: fromNow(-3 * day) });
const gone = listing({ StandardStatus: 'Expired', OffMarketTimestamp: fromNow(-91 * day) });
const rent = listing({ TransactionType: 'rent', PropertyType: 'condo', ListPrice: 1650 });
const oneLanguage = listing({ PublicRemarks: { fr: 'Une maison lumineuse et calme.', en: '' } });

/** Listing whose description is longer than a printed sheet. */
const talkative = listing({
  PublicRemarks: { fr: 'Une maison lumineuse et calme. '.repeat(200), en: 'A bright and quiet house. '.repeat(200) },
  OpenHouses: offered.OpenHouses,
});
const unplaced = listing({ Latitude: null, Longitude: null });
const detailed = listing({
  Details: {
    costs: [
      { kind: 'municipal-tax', amount: 4_812, period: 'year', year: 2026 },
      { kind: 'association-fee', amount: 310, period: 'month' },
    ],
    rooms: [
      { type: 'kitchen', level: 'ground', length: 3.66, width: 3.05 },
      { type: 'primary-bedroom', level: '2', length: 4.2, width: 3.4 },
    ],
    units: [{ rooms: 4, bedrooms: 2, rent: 1_215 }],
    parking_spaces: 2,
    inclusions: { fr: 'Lave-vaisselle et stores.', en: '' },
  },
});

beforeAll(() => put(talkative, offered, sold, withdrawn, gone, rent, oneLanguage, unplaced, detailed));
afterAll(() =>
  query('delete from core.listing where listing_key = any($1)', [
    Array.from({ length: made }, (_, index) => String(97_000_001 + index)),
  ]),
);

/** Any words before the number lead to the listing. */
const addressOf = ({ ListingKey }: ListingImport, locale: 'fr' | 'en' = 'fr') =>
  `${stack.agency}/${locale}/${locale === 'fr' ? 'proprietes' : 'properties'}/x-${ListingKey}`;

async function query(sql: string, values: unknown[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(stack.databaseUrl);
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** Returns the text without the characters between digits, so that a price is found in any format. */
const bare = (text: string) =>
  text.replace(/(?<=\d)(?:[\s.,'’\u00a0\u202f]|&nbsp;|&#160;|\\u00a0|\\u202f)+(?=\d)/g, '');
const textOf = async (address: string, init?: RequestInit) => bare(await (await fetch(address, init)).text());

const openListing = (page: Page, which: ListingImport, locale: 'fr' | 'en' = 'fr') =>
  page.goto(addressOf(which, locale));

describe('the address of a listing', () => {
  const ask = (path: string) => fetch(stack.agency + path, { redirect: 'manual' });
  const own = /^\/fr\/proprietes\/maison-4318-rue-des-essais-[a-z-]+-97000001$/;

  test.each(['/fr/proprietes/autre-chose-97000001', '/fr/proprietes/97000001', '/fr/properties/house-97000001'])(
    '%s leads to the right one for good, with its query',
    async (path) => {
      const response = await ask(`${path}?utm_source=lettre&page=2`);
      expect(response.status).toBe(301);
      const location = new URL(response.headers.get('location') ?? '', stack.agency);
      expect(location.pathname).toMatch(own);
      expect(location.search).toBe('?utm_source=lettre&page=2');
      expect((await ask(location.pathname)).status).toBe(200);
    },
  );

  test('in the other language has the words of that language', async () => {
    const response = await ask('/en/proprietes/maison-97000001');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toMatch(/^\/en\/properties\/house-4318-des-essais-street-/);
  });

  test.each(['/fr/proprietes/maison-99999999', '/en/properties/house-123', '/fr/proprietes/maison-x'])(
    '%s is nobody’s, and 404',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );
});

describe('the page of a listing', () => {
  test.each(inTurn(locales)())('is whole in %s: it fits every screen, and axe finds nothing', async (locale) => {
    const page = await open({ reducedMotion: 'reduce' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await openListing(page, offered, locale);
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page);
    expect(await page.locator('h1').count()).toBe(1);
    expect(page.complaints).toEqual([]);
  });

  test.each([
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ])('has its address, and on a wide screen its price, on the first screen: %j', async (viewport) => {
    const page = await open({ viewport });
    await openListing(page, offered);
    const bottom = async (part: ReturnType<Page['locator']>) => {
      const box = await part.boundingBox();
      return box ? box.y + box.height : Number.NaN;
    };
    expect(await bottom(page.getByRole('heading', { level: 1 }))).toBeLessThan(viewport.height);
    const shownPrice = page
      .locator('main')
      .getByText(/437\s519\s\$/)
      .filter({ visible: true })
      .first();
    if (viewport.width > 992) expect(await bottom(shownPrice)).toBeLessThan(viewport.height);
    // The pictures begin on the first screen as well.
    expect((await page.locator('main img').first().boundingBox())?.y).toBeLessThan(viewport.height - 150);
  });

  test('says on its map where it is', async () => {
    const page = await open();
    await openListing(page, offered);
    const gateway = page.getByRole('button', { name: 'Explorer la carte' });
    await page.getByRole('heading', { name: 'Emplacement' }).scrollIntoViewIfNeeded();
    await gateway.click();
    const marker = page.getByRole('button', { name: /^4318, rue des Essais, / });
    await marker.focus();
    await page.keyboard.press('Enter');
    await page.locator('.maplibregl-popup').getByText('4318, rue des Essais').waitFor();
    await expectAccessible(page);
  });

  test('stands without a map where nobody has placed the listing, which the search finds all the same', async () => {
    const page = await open();
    await openListing(page, unplaced);
    await page.getByText('L’emplacement exact vous sera donné par le courtier.').waitFor();
    await page.getByRole('heading', { name: 'Emplacement' }).scrollIntoViewIfNeeded();
    expect(await page.getByRole('button', { name: 'Explorer la carte' }).count()).toBe(0);
    expect(page.complaints).toEqual([]);
    const search = `${stack.agency}/fr/proprietes?mun=${unplaced.MunicipalityCode}&price_min=${price}&price_max=${price}`;
    expect(await textOf(search)).toContain(unplaced.ListingKey);
  });

  test('reads whole without JavaScript: price, payment on usual terms, facts, visits, every picture', async () => {
    const page = await open({ javaScriptEnabled: false });
    await openListing(page, offered);
    const text = ((await page.locator('main').textContent()) ?? '').replace(/\s/g, ' ');
    for (const words of [
      '437 519 $',
      'par mois',
      'Mise de fonds de 87 504 $ (20,00 %)',
      'Superficie habitable',
      'Visites libres',
    ])
      expect(text).toContain(words);
    expect(await page.getByLabel('Mise de fonds').isVisible()).toBe(false);
    expect(await page.locator('main a[href*="/resources/"]').count()).toBe(offered.Media.length);
    expect(await page.getByRole('button', { name: /Voir les/ }).isVisible()).toBe(false);
  });

  test('preloads the picture that is largest on the first screen, in the format and width that is shown', async () => {
    const page = await open({ viewport: { width: 390, height: 844 } });
    await openListing(page, offered);
    const preload = page.locator('head link[rel=preload][as=image]').first();
    expect(await preload.getAttribute('type')).toBe('image/avif');
    expect(await preload.getAttribute('fetchpriority')).toBe('high');
    const asked = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /facade.*\.(avif|webp)$/.test(name)),
    );
    const shown = await page
      .locator('main img')
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(asked).toContain(shown);
    expect(asked.filter((name) => name.split('-')[1] === shown.split('-')[1])).toEqual([shown]);
  });

  test('opened from the search, asks for its picture only once it is shown', async () => {
    const page = await open({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${stack.agency}/fr/proprietes?${steadyListings}`);
    // Once the map is there, a link changes the page without a load; before that it would load a document, which has the preload.
    await page.locator('[data-ready] canvas').waitFor();
    await page.locator('article[data-uls] a').first().click();
    await page.getByRole('region', { name: 'Photos' }).getByRole('img').first().waitFor();
    // A preload would fetch the picture also for a visitor who goes back before the listing is shown.
    expect(await page.locator('link[rel=preload][as=image]').count()).toBe(0);
    expect(page.complaints).toEqual([]);
  });

  test('tells search engines of the listing at the address of the canonical link', async () => {
    const page = await open();
    await openListing(page, offered);
    const canonical = await page.getAttribute('link[rel=canonical]', 'href');
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '');
    expect(data['@graph']).toMatchObject([
      { '@type': 'RealEstateListing', url: canonical, offers: { price, priceCurrency: 'CAD' } },
      { '@type': 'BreadcrumbList' },
    ]);
    expect(data['@graph'][1].itemListElement.at(-1).item).toBe(canonical);
    expect(await page.title()).toMatch(/^Maison à vendre, 4318, rue des Essais/);
    const picture = (await page.getAttribute('meta[property="og:image"]', 'content')) ?? '';
    expect(picture).toMatch(/^http.*\/resources\/social\/.*\.jpg$/);
    const drawn = await page.request.get(picture);
    expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    expect(await page.getAttribute('meta[property="og:image:alt"]', 'content')).toContain('4318, rue des Essais');
    expect(await page.getAttribute('meta[name=description]', 'content')).toBeTruthy();
    expect(await page.locator('meta[name=robots][content*=noindex]').count()).toBe(0);
  });

  test('offers the words of the other language where it has none, and says in which they are', async () => {
    const page = await open({ locale: 'en-CA' });
    await openListing(page, oneLanguage, 'en');
    await page.getByText('This description is available in French only.').waitFor();
    expect(await page.locator('[lang="fr-CA"]', { hasText: 'Une maison lumineuse' }).count()).toBe(1);
  });

  test('of a rent gives the price of a month and no payment', async () => {
    const page = await open();
    await openListing(page, rent);
    const text = ((await page.locator('main').textContent()) ?? '').replace(/\s/g, ' ');
    expect(text).toContain('1 650 $ / mois');
    expect(text).not.toContain('hypothécaire');
  });

  test('shows listings of the same kind, never itself', async () => {
    const page = await open();
    await openListing(page, offered);
    const similar = page.getByRole('heading', { name: 'Propriétés semblables' }).locator('..').locator('[data-uls]');
    const keys = await similar.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-uls')));
    expect(keys.length).toBeGreaterThan(0);
    expect(keys).not.toContain(offered.ListingKey);
    expect(await similar.first().textContent()).toContain('Maison');
  });
});

describe('the pictures', () => {
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Photos de la propriété' });

  test('open over the page and are stepped through by keys', async () => {
    const page = await open();
    await openListing(page, offered);
    const count = offered.Media.length;
    const first = page.getByRole('link', { name: new RegExp(`^Photo 1 de ${count}`) });
    await first.focus();
    await page.keyboard.press('Enter');
    const dialog = dialogOf(page);
    await dialog.getByText(`Photo 1 de ${count}`).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.scrollLocked)).toBeDefined();
    for (const [key, index] of [
      ['ArrowRight', 2],
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['End', count],
      ['ArrowRight', 1],
      ['ArrowLeft', count],
      ['Home', 1],
    ] as const) {
      await page.keyboard.press(key);
      await dialog.getByText(`Photo ${index} de ${count}`).waitFor();
      await expect.poll(() => shownPicture(page)).toBe(index);
    }
    await expectAccessible(page, 'part');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.dataset.scrollLocked)).toBeUndefined();
  });

  test('are enlarged, and moved within the screen by keys', async () => {
    const page = await open();
    await openListing(page, offered);
    await page.getByRole('link', { name: /^Photo 1 de/ }).press('Enter');
    const dialog = dialogOf(page);
    const enlarge = dialog.getByRole('button', { name: 'Agrandir la photo' });
    const picture = dialog.locator('li').first();
    const placeOf = () =>
      picture.evaluate((slide) => [slide.scrollLeft, slide.scrollTop, slide.scrollWidth / slide.clientWidth]);
    await enlarge.click();
    expect(await enlarge.getAttribute('aria-pressed')).toBe('true');
    const [left = 0, top = 0, scale] = await placeOf();
    expect(scale).toBeCloseTo(2.5, 1);
    // It begins at its middle.
    expect([left > 0, top > 0]).toEqual([true, true]);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => (await placeOf())[0]).toBeLessThan(left);
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await placeOf())[1]).toBeGreaterThan(top);
    await expectAccessible(page, 'part');
    await page.keyboard.press('-');
    await expect.poll(async () => (await placeOf())[2]).toBeCloseTo(1, 1);
    await page.keyboard.press('ArrowRight');
    await dialog.getByText('Photo 2 de').waitFor();
    await dialog.locator('li').nth(1).dblclick();
    expect(await enlarge.getAttribute('aria-pressed')).toBe('true');
  });

  test('are swiped through by a finger', async () => {
    const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await openListing(page, offered);
    const count = offered.Media.length;
    await page.getByRole('button', { name: `Voir les ${count} photos` }).tap();
    const dialog = dialogOf(page);
    await dialog.getByText(`Photo 1 de ${count}`).waitFor();
    // A scroll replaces the swipe: headless Chromium has no touch gestures.
    await dialog.getByRole('list').evaluate((strip) => strip.scrollBy({ left: 300, behavior: 'smooth' }));
    await dialog.getByText(`Photo 2 de ${count}`).waitFor();
    await expect.poll(() => dialog.locator('img').count()).toBe(3);
  });

  /** Returns the number of the picture in the middle of the screen, from 1. */
  const shownPicture = (page: Page) =>
    dialogOf(page)
      .getByRole('list')
      .evaluate((strip) => Math.round(strip.scrollLeft / strip.clientWidth) + 1);
});

describe('the payment', () => {
  test('follows what the visitor changes, by the rules', async () => {
    const page = await open();
    await openListing(page, offered);
    const region = page.getByRole('region', { name: 'Paiement hypothécaire estimé' });
    const shown = async () => ((await region.locator('p').first().textContent()) ?? '').replace(/\s/g, ' ');
    await expect.poll(shown).toBe('2 136 $ par mois');
    await region.getByLabel('Prix').fill('400 000');
    await region.getByLabel('Mise de fonds').fill('80000');
    await region.getByLabel(/Taux/).fill('5,5');
    await expect.poll(shown).toBe('1 953 $ par mois');
    await region.getByText('Aux deux semaines').click();
    await expect.poll(shown).toBe('977 $ aux deux semaines');
    await region.getByText('Chaque semaine').click();
    await expect.poll(shown).toBe('488 $ par semaine');
    await region.getByText('Chaque mois').click();
    await region.getByLabel('Amortissement').selectOption('15');
    await expect.poll(shown).toBe('2 604 $ par mois');
    await region.getByLabel('Mise de fonds').fill('19 999');
    await region.getByText('La mise de fonds minimale pour ce prix est de 20 000').waitFor();
    await region.getByLabel('Mise de fonds').fill('400 001');
    await region.getByText('Mise de fonds trop élevée').waitFor();
    await expect.poll(shown).toMatch(/^–/);
    await region.getByLabel('Mise de fonds').fill('20000');
    await region.getByLabel('Prix').focus();
    expect((await region.getByLabel('Mise de fonds').inputValue()).replace(/\s/g, ' ')).toBe('20 000');
    expect(page.complaints).toEqual([]);
  });
});

describe('an open house', () => {
  test('goes into a calendar, alone', async () => {
    const page = await open();
    await openListing(page, offered);
    const link = page.getByRole('link', { name: /^Ajouter au calendrier/ }).nth(1);
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe(`visite-libre-${offered.ListingKey}.ics`);
    const stream = await download.createReadStream();
    const file = (await stream.toArray()).join('').replaceAll('\r\n ', '');
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[\s\S]*END:VCALENDAR\r?\n?$/);
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    const start = (offered.OpenHouses?.[1]?.start ?? '').replace(/[-:]|\.\d+/g, '');
    expect(file).toContain(`DTSTART:${start}`);
    expect(file).toContain('4318\\, rue des Essais');
    expect(bare(file)).not.toContain(String(price));
  });

  test('can be handed to Google’s calendar', async () => {
    const page = await open();
    await openListing(page, offered);
    const href = await page
      .getByRole('link', { name: /^Agenda Google/ })
      .first()
      .getAttribute('href');
    const address = new URL(href ?? '');
    expect(address.hostname).toBe('calendar.google.com');
    expect(address.searchParams.get('dates')).toMatch(/^\d{8}T\d{6}Z\/\d{8}T\d{6}Z$/);
    expect(address.searchParams.get('text')).toContain('4318, rue des Essais');
  });
});

test('a message about a listing reaches its broker with the number of the listing', async () => {
  const page = await open();
  await openListing(page, offered);
  const email = `jeanne.${Date.now()}@example.com`;
  const form = await readyListingForm(page);
  expect(await form.getByLabel('Message').inputValue()).toContain(offered.ListingKey);
  await form.getByLabel('Prénom').fill('Jeanne');
  await form.getByLabel('Nom', { exact: true }).fill('Roy');
  await form.getByRole('textbox', { name: 'Courriel' }).fill(email);
  await form.getByRole('button', { name: 'Envoyer le message' }).click();
  await page.getByText('Message envoyé').waitFor();
  const [lead] = await query(`select recipient, fields, source_page from core.lead where fields ->> 'email' = $1`, [
    email,
  ]);
  expect(lead).toMatchObject({
    recipient: { type: 'broker', slug: offered.AgentKey },
    fields: { uls: offered.ListingKey },
    source_page: new URL(page.url()).pathname,
  });
});

describe('a visit', () => {
  const fill = async (page: Page, email: string) => {
    await page.getByLabel('Prénom').fill('Jeanne');
    await page.getByLabel('Nom', { exact: true }).fill('Roy');
    await page.getByRole('textbox', { name: 'Courriel' }).fill(email);
  };
  const leadOf = (email: string) =>
    query(`select form_type, fields from core.lead where fields ->> 'email' = $1`, [email]);

  test('is asked for at the times that the visitor proposes, at an open house too', async () => {
    const page = await open({ viewport: { width: 390, height: 844 } });
    await openListing(page, offered);
    await page.getByRole('link', { name: 'Demander une visite' }).first().click();
    await readyListingForm(page);
    const visits = page.getByRole('group', { name: 'Quand aimeriez-vous visiter' });
    await visits
      .getByLabel(/visite libre/)
      .first()
      .check();
    await visits.getByText('Proposer d’autres moments').click();
    await visits.getByLabel('Jour 1', { exact: true }).fill('2027-01-15');
    await visits.getByLabel('Moment du jour 1').selectOption('Soirée');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'part');
    const email = `visite.${Date.now()}@example.com`;
    await fill(page, email);
    await page.getByRole('button', { name: 'Envoyer le message' }).click();
    await page.getByText('Message envoyé').waitFor();
    const [lead] = await leadOf(email);
    expect(lead).toMatchObject({
      form_type: 'visit_request',
      fields: {
        uls: offered.ListingKey,
        visit_times: expect.stringMatching(/^[\dT:-]+\/open-house,2027-01-15\/evening$/),
      },
    });
  });

  test('is asked for without JavaScript, on a page that repeats its times', async () => {
    const page = await open({ javaScriptEnabled: false });
    await openListing(page, offered);
    await page.getByText('Proposer d’autres moments').click();
    await page.getByLabel('Jour 2', { exact: true }).fill('2027-01-16');
    const email = `sans.script.${Date.now()}@example.com`;
    await fill(page, email);
    await page.getByRole('button', { name: 'Envoyer le message' }).click();
    await page.getByText('Visite souhaitée : samedi 16 janvier, en avant-midi').waitFor();
    expect(await leadOf(email)).toEqual([]);
  });
});

describe('a sold listing', () => {
  test('stays, says that it is sold, and shows its price nowhere', async () => {
    const page = await open();
    for (const locale of locales) {
      await openListing(page, sold, locale);
      await page
        .getByText(locale === 'fr' ? 'Vendu' : 'Sold', { exact: true })
        .first()
        .waitFor();
      expect(bare(await page.content())).not.toContain(String(soldPrice));
    }
    await expectAccessible(page);
  });

  test.each([
    ['the page', (key: string) => `/fr/proprietes/x-${key}`],
    ['the data of the page', (key: string) => `/en/properties/x-${key}.data`],
    ['the tooltip', (key: string) => `/api/property/${key}/tooltip`],
    ['the calendar', (key: string) => `/api/property/${key}/open-houses.ics`],
    ['the search', () => '/api/properties?format=map&price_min=437000&price_max=438000'],
    ['the page of the search', () => '/fr/proprietes?price_min=437000&price_max=438000&type=comm'],
  ])('tells its price to nobody who asks for %s', async (_, path) => {
    const text = await textOf(stack.agency + path(sold.ListingKey), { headers: { referer: `${stack.agency}/fr` } });
    expect(text).not.toContain(String(soldPrice));
  });

  test('tells its price neither to the website', async () => {
    const { pathname } = new URL((await fetch(addressOf(sold))).url);
    const text = await textOf(`${stack.content}/api/page`, {
      method: 'POST',
      headers: { 'x-header-api': stack.contentKey, 'content-type': 'application/json' },
      body: JSON.stringify({ path: pathname, domain_name: 'localhost' }),
    });
    expect(text).toContain(sold.ListingKey);
    expect(text).not.toContain(String(soldPrice));
  });
});

describe('what changes', () => {
  const changing = listing();
  const address = addressOf(changing);
  beforeAll(() => put(changing));

  test('is seen within seconds: a new price, then that it is sold, then that it is withdrawn', async () => {
    expect(await textOf(address)).toContain(String(price));
    await put({ ...changing, ListPrice: 398_111 });
    await expect.poll(() => textOf(address)).toContain('398111');
    await put({ ...changing, StandardStatus: 'Closed', ListPrice: 398_111 });
    await expect.poll(() => textOf(address)).not.toContain('398111');
    await put({ ...changing, StandardStatus: 'Withdrawn', ListPrice: 398_111 });
    await expect.poll(() => textOf(address)).toContain('noindex');
  });
});

describe('a listing that left the market', () => {
  test.each([
    ['says so for a while', withdrawn, 200],
    ['is gone after 90 days, in a page that helps', gone, 410],
  ])('%s, with what is like it, and is kept from search engines', async (_, which, status) => {
    const page = await open();
    for (const [locale, title] of [
      ['fr', 'Cette propriété n’est plus sur le marché'],
      ['en', 'This property is off the market'],
    ] as const) {
      const response = await openListing(page, which, locale);
      expect(response?.status()).toBe(status);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await page.getAttribute('meta[name=robots]', 'content')).toBe('noindex');
      expect(await page.locator('main [data-uls]').count()).toBeGreaterThan(0);
      expect(await page.locator('header').count()).toBeGreaterThan(0);
      const text = bare(await page.content());
      expect(text).not.toContain(String(price));
      expect(text).not.toContain(which.Media[0]?.url ?? '/');
    }
    await expectAccessible(page);
    expect(page.complaints.filter((text) => !text.includes('410'))).toEqual([]);
  });

  test('has no tooltip and no calendar any more', async () => {
    const ask = (path: string) => fetch(stack.agency + path, { headers: { referer: `${stack.agency}/fr` } });
    expect((await ask(`/api/property/${withdrawn.ListingKey}/tooltip`)).status).toBe(404);
    expect((await ask(`/api/property/${withdrawn.ListingKey}/open-houses.ics`)).status).toBe(404);
  });
});

describe('a listing with its costs, dwellings and rooms', () => {
  test.each(inTurn(locales)())('shows them in %s on every screen, and axe finds nothing', async (locale) => {
    const page = await open({ reducedMotion: 'reduce' });
    const t = {
      fr: { costs: 'Taxes, frais et dépenses', rooms: 'Pièces', units: 'Logements', kitchen: 'Cuisine' },
      en: { costs: 'Taxes, fees and expenses', rooms: 'Rooms', units: 'Units', kitchen: 'Kitchen' },
    }[locale];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await openListing(page, detailed, locale);
      for (const name of [t.costs, t.rooms, t.units])
        expect(await page.getByRole('heading', { name, exact: true, level: 2 }).count(), name).toBe(1);
      await expectNoSidewaysScroll(page);
    }
    const kitchen = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: t.kitchen, exact: true }) });
    expect(await kitchen.textContent()).toMatch(/3[,.]66\s×\s3[,.]05\sm \(12′\s0″\s×\s10′\s0″\)/);
    await expectAccessible(page);
  });

  test('prints them too, on two sheets at most', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 } });
    await openListing(page, detailed);
    const pdf = await page.pdf({ format: 'Letter' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('rowheader', { name: 'Frais de copropriété' }).isVisible()).toBe(true);
  });
});

describe('the sheets of a listing', () => {
  test.each([
    ['fr', 'Fiche PDF, une page', 'fiche.pdf', 'maison-4318-rue-des-essais'],
    ['en', 'Full PDF sheet', 'full-sheet.pdf', 'house-4318-des-essais-street'],
  ] as const)('open in a tab of their own, as a PDF named in %s', async (locale, name, file, words) => {
    const page = await open();
    await openListing(page, offered, locale);
    const link = page.getByRole('link', { name, exact: true });
    expect(await link.getAttribute('target')).toBe('_blank');
    const href = (await link.getAttribute('href')) ?? '';
    expect(href.endsWith(`/${file}`)).toBe(true);
    const response = await fetch(stack.agency + href);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain(`filename="${words}`);
    const text = pdfText(Buffer.from(await response.arrayBuffer()));
    expect(bare(text)).toContain(String(price));
    expect(text).toContain(`/${offered.ListingKey}`);
  });

  test('are those of the page: a sold listing without its price, and none of one that is gone', async () => {
    const ask = (which: ListingImport) => fetch(`${addressOf(which)}/fiche-complete.pdf`);
    const response = await ask(sold);
    expect(response.status).toBe(200);
    expect(bare(pdfText(Buffer.from(await response.arrayBuffer())))).not.toContain(String(soldPrice));
    expect((await ask(gone)).status).toBe(410);
    expect(new URL((await ask(withdrawn)).url).pathname).toMatch(/-\d+$/);
  });
});

test('a listing prints as one sheet, with what a broker hands out', async () => {
  const page = await open({ viewport: { width: 1280, height: 900 } });
  for (const which of [talkative, offered]) {
    await openListing(page, which);
    for (const format of ['Letter', 'A4']) {
      const pdf = await page.pdf({ format });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
    }
  }
  await page.emulateMedia({ media: 'print' });
  const isShown = async (words: RegExp) => (await page.getByText(words).filter({ visible: true }).count()) > 0;
  for (const words of [
    /437.519.\$/,
    /^4318, rue des Essais$/,
    /^Superficie habitable$/,
    /^localhost:\d+\/fr\/proprietes\/97000001$/,
  ])
    expect(await isShown(words), String(words)).toBe(true);
  for (const words of [/^Envoyer le message$/, /^Propriétés semblables$/, /^Ajouter au calendrier$/])
    expect(await isShown(words), String(words)).toBe(false);
});
