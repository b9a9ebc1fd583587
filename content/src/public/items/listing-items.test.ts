import { badges } from '@vitrine/contract/core/badges.ts';
import type { Listing } from '@vitrine/contract/core/listing.ts';
import { expect, test, vi } from 'vitest';
import { featuredItem, listingItem, mapItem } from './listing-items.ts';

const listing = (badge: Listing['badge']): Listing => ({
  uls: '20000001',
  type: 'Maison',
  address: '128, rue des Érables, Québec',
  url: '/proprietes/maison-20000001',
  carousel_images: [],
  specs: {},
  badge,
});

const tagOf = (badge: Listing['badge'], item = listingItem) => {
  const tags = item({ fr: listing(badge), en: listing(badge) }).fields?.tags_repeater;
  return Array.isArray(tags) ? tags[0]?.fields : undefined;
};

test('a badge has the colours that the theme gives it by name', () => {
  expect(tagOf('sold')).toMatchObject({ bg_color_primary: 'badge-sold', text_color: 'badge-sold.text' });
  expect(tagOf('new', featuredItem)).toMatchObject({ bg_color_primary: 'badge-new', text_color: 'badge-new.text' });
  expect(tagOf('open-house')).toMatchObject({
    bg_color_primary: 'badge-open-house',
    text_color: 'badge-open-house.text',
  });
});

test('every other badge names no colour, and a listing without a badge has no tag', () => {
  const plain = badges.filter((badge) => tagOf(badge)?.bg_color_primary === undefined);
  expect(plain).toEqual(badges.filter((badge) => !['sold', 'new', 'open-house'].includes(badge)));
  expect(tagOf(null)).toBeUndefined();
});

test('a card, a slide and a popup name the next open house in both languages until it ends', () => {
  const open_houses = [{ start: '2026-11-29T19:00:00Z', end: '2026-11-29T21:00:00Z' }];
  const written = (make: typeof listingItem, badge: Listing['badge'] = null) => {
    const own = { ...listing(badge), open_houses };
    return JSON.stringify(make({ fr: own, en: own })).replaceAll('\u00a0', ' ');
  };
  vi.useFakeTimers({ now: new Date('2026-11-29T20:59:59Z') });
  for (const make of [listingItem, featuredItem, mapItem]) {
    expect(written(make)).toContain('Visite libre dim. 29 nov., 14 h à 16 h');
    expect(written(make)).toContain('Open house Sun, Nov 29, 2:00 p.m. to 4:00 p.m.');
    expect(written(make, 'sold')).not.toContain('Open house');
  }
  vi.setSystemTime(new Date('2026-11-29T21:00:00Z'));
  for (const make of [listingItem, featuredItem, mapItem]) expect(written(make)).not.toContain('Open house');
  vi.useRealTimers();
});

test('a card, a slide and a popup say on which day the price fell, and never of a sold listing', () => {
  const written = (make: typeof listingItem, given: Partial<Listing> = {}) => {
    const own = { ...listing(null), price: 450_000, price_reduced_at: '2026-11-26T15:00:00.000Z', ...given };
    return JSON.stringify(make({ fr: own, en: own }));
  };
  for (const make of [listingItem, featuredItem, mapItem]) {
    expect(written(make)).toContain('Prix réduit le 26 novembre 2026');
    expect(written(make)).toContain('Price reduced on November 26, 2026');
    expect(written(make, { badge: 'sold' })).not.toContain('Prix réduit');
    expect(written(make, { price_reduced_at: null })).not.toContain('Prix réduit');
  }
});
