import type { Listing } from '@vitrine/contract/core/listing.ts';
import { expect, test, vi } from 'vitest';
import { finishListing, formatPrice } from './finish-listing.server.ts';

const listing: Listing = {
  uls: '12345678',
  type: 'Maison unifamiliale',
  address: '128, rue des Érables, Montréal',
  price: 450_000,
  price_period: null,
  url: '/proprietes/maison-12345678',
  carousel_images: ['/resources/facade-001.webp'],
  property_image: null,
  specs: { bed: '3', bath: '1.5', area: '1 240 pi²' },
  badge: 'new',
  coords: [45.5, -73.6],
};
const context = { locale: 'fr' as const, asset: (url: string) => `http://assets${url}` };

test('a listing is shown with its price, its address in two parts and its address in the site', () => {
  expect(finishListing(listing, context)).toMatchObject({
    href: '/fr/proprietes/maison-12345678',
    price: '450\u00a0000\u00a0$',
    street: '128, rue des Érables',
    municipality: 'Montréal',
    specs: { bed: '3', bath: '1,5', area: '1 240 pi²' },
    picture: { src: 'http://assets/resources/facade-001.webp', alt: '' },
  });
});

test('a bath count of 0.0 is not shown', () => {
  const { specs } = finishListing({ ...listing, specs: { bed: null, bath: '0.0', area: null } }, context);
  expect(specs).toEqual({ bed: '', bath: '', area: '' });
});

test('a sold listing shows no price, whatever core says', () => {
  expect(finishListing({ ...listing, badge: 'sold' }, context).price).toBe('');
});

test.each([
  ['fr', '1\u00a0450\u00a0$\u00a0/\u00a0mois'],
  ['en', '$1,450\u00a0/\u00a0month'],
] as const)('a rent is by the month in %s', (locale, expected) => {
  expect(formatPrice(1450, true, locale)).toBe(expected);
});

test('what a source asks for is shown with its listings alone, and a badge leads to a web page only', () => {
  expect(finishListing(listing, context)).not.toHaveProperty('attribution');
  const badge = { text: 'Alimenté par REALTOR.ca', href: 'javascript:alert(1)' };
  const attribution = { badge, brokerages: ['Agence Boréale'], disclaimer: null };
  expect(finishListing({ ...listing, attribution }, context).attribution).toEqual({
    ...attribution,
    badge: { ...badge, href: null },
  });
});

test('a listing is kept with its number, its status and the price that its card shows', () => {
  const keep = (changes: Partial<Listing>) => finishListing({ ...listing, ...changes }, context).keep;
  expect(keep({})).toBe('12345678 active 450000');
  expect(keep({ badge: 'conditional' })).toBe('12345678 conditional 450000');
  expect(keep({ badge: 'sold' })).toBe('12345678 sold');
  expect(keep({ price: null })).toBe('12345678 active');
});

test('a listing names its next open house in the language of the page until it ends, and a sold one names none', () => {
  const house = { start: '2026-11-29T19:00:00Z', end: '2026-11-29T21:00:00Z' };
  const own = { ...listing, open_houses: [house] };
  const text = (given: Listing, locale: 'fr' | 'en' = 'fr') =>
    finishListing(given, { ...context, locale }).openHouse?.replaceAll('\u00a0', ' ');
  vi.useFakeTimers({ now: new Date('2026-11-29T20:59:59Z') });
  expect(text(own)).toBe('Visite libre dim. 29 nov., 14 h à 16 h');
  expect(text(own, 'en')).toBe('Open house Sun, Nov 29, 2:00 p.m. to 4:00 p.m.');
  expect(text({ ...own, badge: 'sold' })).toBeUndefined();
  vi.setSystemTime(new Date(house.end));
  expect(finishListing(own, context)).not.toHaveProperty('openHouse');
  vi.useRealTimers();
});

test('a listing says on which day its price fell, in the language of the page, and a sold one does not', () => {
  const own = { ...listing, price_reduced_at: '2026-11-01T15:00:00.000Z' };
  expect(finishListing(own, context).reduced).toEqual({ day: '1ᵉʳ novembre 2026', date: own.price_reduced_at });
  expect(finishListing(own, { ...context, locale: 'en' }).reduced?.day).toBe('November 1, 2026');
  expect(finishListing({ ...own, badge: 'sold' }, context)).not.toHaveProperty('reduced');
  expect(finishListing({ ...own, price: null }, context)).not.toHaveProperty('reduced');
});
