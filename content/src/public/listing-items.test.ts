import { badges } from '@vitrine/contract/core/badges.ts';
import type { Listing } from '@vitrine/contract/core/listing.ts';
import { expect, test } from 'vitest';
import { featuredItem, listingItem } from './listing-items.ts';

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
