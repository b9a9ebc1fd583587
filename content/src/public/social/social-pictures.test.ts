import { choicesOf } from '@vitrine/contract/theme/look.ts';
import { Hono } from 'hono';
import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { siteRecord } from '../../../test/site-record.ts';
import { diskStore } from '../../media-store/media-store.ts';
import { type CoreClient, CoreUnavailableError, type FullListing } from '../core/core-client.ts';
import { ProblemError, problemAnswer } from '../http/problem.ts';
import type { RequestVariables } from '../http/request-variables.ts';
import { socialRoutes } from '../routes/social-routes.ts';
import type { SiteRecord } from '../sites/site-record.ts';
import { listingCard, socialPicture } from './listing-card.ts';
import { outlineText } from './outline-text.ts';
import { readPhoto } from './read-photo.ts';
import { socialPictures } from './social-pictures.ts';

const site: SiteRecord = {
  ...siteRecord,
  shared: { theme: { colors: { accent1: { normal: '#0A7A5C' } } } },
};
const listing = (given: Partial<FullListing> = {}): FullListing => ({
  type: 'Condo',
  address: '1240, rue des Érables, Montréal',
  url: '/proprietes/condo-10000001',
  status: 'active',
  for_sale_for_rent: 'buy',
  co_brokers: [],
  price: 450_000,
  price_period: null,
  badge: null,
  specs: { bed: '3', bath: '2.0', area: '1\u00a0240\u00a0pi²' },
  pictures: [{ url: 'https://photos.example/1.jpg', variants: [] }],
  ...given,
});

/** Answer of core, and the photos that were requested. */
let answer: FullListing | null | 'down' = listing();
let photos: string[] = [];
let readingPhoto: () => Promise<Buffer | null> = async () => null;
beforeEach(() => {
  answer = listing();
  photos = [];
  readingPhoto = async () => null;
});

/** Listings of other numbers. */
const others = new Map<string, FullListing>();
const core: Pick<CoreClient, 'findListing'> = {
  async findListing(_site, _locale, uls) {
    if (answer === 'down') throw new CoreUnavailableError();
    return others.get(uls) ?? answer;
  },
};
const pictures = (given: Partial<Parameters<typeof socialPictures>[0]> = {}) =>
  socialPictures({
    core,
    media: diskStore('/nowhere'),
    coreUrl: 'http://127.0.0.1:9',
    log: pino({ level: 'silent' }),
    photo: async (url) => {
      photos.push(url);
      return await readingPhoto();
    },
    ...given,
  });

/** Returns the routes with pictures of their own. */
function startRoutes(given?: Parameters<typeof pictures>[0]) {
  const sites = { byId: async (id: string) => (id === '1' ? site : null) };
  const app = new Hono<RequestVariables>();
  app.route('/', socialRoutes({ sites, social: pictures(given) }));
  app.onError((error) => {
    if (error instanceof ProblemError) return problemAnswer(error, 'r-1');
    throw error;
  });
  return app;
}
const pathOf = (of = listing(), uls = '10000001') => socialPicture(of, { site, locale: 'fr', uls })?.url ?? '';

test('the picture of a listing is a JPEG that is drawn once, whoever asks', async () => {
  const app = startRoutes();
  const answers = await Promise.all([1, 2, 3].map(() => app.request(pathOf())));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers[0]?.headers.get('content-type')).toBe('image/jpeg');
  await app.request(pathOf());
  expect(photos).toEqual(['https://photos.example/1.jpg']);
  const etag = answers[0]?.headers.get('etag') ?? '';
  expect((await app.request(pathOf(), { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('an address with a former price leads to the picture of the current one', async () => {
  const app = startRoutes();
  const former = pathOf();
  answer = listing({ price: 430_000 });
  const moved = await app.request(former);
  expect([moved.status, moved.headers.get('location')]).toEqual([302, pathOf(listing({ price: 430_000 }))]);
  expect(moved.headers.get('cache-control')).toBe('no-store');
});

test('a sold listing has no price, even where core sends one', () => {
  for (const given of [{ status: 'sold' as const }, { badge: 'sold' as const }]) {
    const card = listingCard(listing(given), site, 'fr');
    expect(card).toMatchObject({ kicker: 'Condo', title: 'Vendu' });
    expect(JSON.stringify(card)).not.toContain('450');
  }
});

test('a listing off the market has no picture', async () => {
  answer = listing({ status: 'off_market' });
  expect(socialPicture(answer, { site, locale: 'fr', uls: '10000001' })).toBeNull();
  expect((await startRoutes().request(pathOf())).status).toBe(404);
});

test('the card has price, address and rooms in the language of the page, and the colours of the site', () => {
  expect(listingCard(listing(), site, 'fr')).toMatchObject({
    kicker: 'Condo à vendre',
    title: '450\u00a0000\u00a0$',
    lines: ['1240, rue des Érables', 'Montréal'],
    footer: '3\u00a0ch. · 2\u00a0sdb · 1\u00a0240\u00a0pi²',
    colors: { accent: '#0a7a5c', onAccent: '#ffffff' },
  });
  const rent = listing({ for_sale_for_rent: 'rent', price: 1850, price_period: 'month' });
  expect(listingCard(rent, site, 'en')).toMatchObject({ kicker: 'Condo for rent', title: '$1,850\u00a0/\u00a0month' });
});

test('the texts are set in the typefaces and the weight of titles that the look of the site chooses', () => {
  const withLook = (look: object) => ({ ...site, shared: { theme: { look } } });
  const fontsOf = (look: object) => listingCard(listing(), withLook(look), 'fr')?.fonts;
  expect(fontsOf({})).toEqual({ display: 'fraunces-regular', text: 'instrument-sans-medium' });
  const strong = { fonts: 'bricolage', headings: 'strong' };
  expect(fontsOf(strong)).toEqual({ display: 'bricolage-grotesque-strong', text: 'hanken-grotesk-medium' });
});

test('there is a font for the texts of each look', () => {
  const looks = choicesOf('fonts').flatMap((fonts) => choicesOf('headings').map((headings) => ({ fonts, headings })));
  for (const look of looks) {
    const { display = '', text = '' } =
      listingCard(listing(), { ...site, shared: { theme: { look } } }, 'fr')?.fonts ?? {};
    expect(outlineText('450', display, 60).width, display).toBeGreaterThan(0);
    expect(outlineText('450', text, 60).width, text).toBeGreaterThan(0);
  }
});

test('a hidden street is hidden', () => {
  expect(listingCard(listing({ address: 'Montréal' }), site, 'fr')?.lines).toEqual(['Montréal']);
});

test('what the source of a listing asks for is on its picture, sold or not, and changes its address', () => {
  const attribution = {
    badge: { text: 'Alimenté par REALTOR.ca', href: 'https://www.realtor.ca/1' },
    brokerages: ['Agence Boréale', 'Immeubles du Nord'],
    disclaimer: 'Marque de commerce de l’ACI.',
  };
  const demanded = {
    duties: ['Agence Boréale, Immeubles du Nord', 'Alimenté par REALTOR.ca'],
    disclaimer: 'Marque de commerce de l’ACI.',
  };
  expect(listingCard(listing({ attribution }), site, 'fr')).toMatchObject(demanded);
  expect(listingCard(listing({ attribution, status: 'sold' }), site, 'fr')).toMatchObject(demanded);
  expect(listingCard(listing(), site, 'fr')).toMatchObject({ duties: [], disclaimer: '' });
  expect(pathOf(listing({ attribution }))).not.toBe(pathOf());
});

test('an address or a price that is hidden later is in no picture at its former address any more', async () => {
  const app = startRoutes();
  const former = pathOf();
  answer = listing({ address: 'Montréal', price: null });
  const moved = await app.request(former);
  expect([moved.status, moved.headers.get('location')]).toEqual([302, pathOf(answer)]);
  const { alt } = socialPicture(answer, { site, locale: 'fr', uls: '10000001' }) ?? {};
  expect(alt).toBe('Condo à vendre, Montréal');
  expect(JSON.stringify(listingCard(answer, site, 'fr'))).not.toMatch(/Érables|450/);
});

test('colours that are no colours count as none', () => {
  const hostile = { ...site, shared: { theme: { colors: { accent1: { normal: '"/><script>' } } } } };
  expect(listingCard(listing(), hostile, 'fr')?.colors.accent).toBe('#003da5');
});

test('at most two pictures are drawn at once, and others are refused when too many wait', async () => {
  let [busy, most] = [0, 0];
  const gate = Promise.withResolvers<void>();
  readingPhoto = async () => {
    most = Math.max(most, ++busy);
    await gate.promise;
    busy--;
    return null;
  };
  const app = startRoutes({ draw: async () => Buffer.from('drawn') });
  const asked = Array.from({ length: 40 }, (_, index) => {
    const [uls, own] = [String(20_000_000 + index), listing({ price: 100_000 + index })];
    others.set(uls, own);
    return app.request(pathOf(own, uls));
  });
  const statuses = Promise.all(asked);
  await expect.poll(() => photos.length).toBe(2);
  gate.resolve();
  const counts = Map.groupBy(await statuses, ({ status }) => status);
  expect(most).toBe(2);
  expect([counts.get(200)?.length, counts.get(503)?.length]).toEqual([32, 8]);
});

test('while core is away the picture is refused for now', async () => {
  answer = 'down';
  expect((await startRoutes().request(pathOf())).status).toBe(503);
});

test.each([
  '/resources/social/1/fr-10000001.jpg',
  '/resources/social/1/de-10000001-0123456789abcdef.jpg',
  '/resources/social/1/fr-1-0123456789abcdef.jpg',
  '/resources/social/1/fr-10000001-0123456789ABCDEF.jpg',
  '/resources/social/2/fr-10000001-0123456789abcdef.jpg',
  '/resources/social/1/..%2f..%2fpasswd',
])('%s is not found', async (path) => {
  expect((await startRoutes().request(path)).status).toBe(404);
});

test.each([
  'http://photos.example/1.jpg',
  'https://127.0.0.1/1.jpg',
  'https://[::1]/1.jpg',
  'https://[::ffff:10.0.0.1]/1.jpg',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost:1/1.jpg',
  'file:///etc/passwd',
  '/resources/../package.json',
  '/resources/missing.webp',
  '/resources/photos/missing.jpg',
  'no address',
])('no photo is read from %s', async (url) => {
  expect(await readPhoto(url, { media: diskStore('/nowhere'), coreUrl: 'http://127.0.0.1:9' })).toBeNull();
});
