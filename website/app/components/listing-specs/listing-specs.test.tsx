import { Bath, BedDouble, type LucideIcon, Maximize } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ListingCard } from '../listing-card/listing-card.tsx';
import type { ListingSummary } from '../listing-card/listing-summary.ts';
import { ListingPopup } from '../listing-popup/listing-popup.tsx';
import { ListingSpecs, specDrawings } from './listing-specs.tsx';

const openHouse = 'Visite libre dim. 29 nov., 14 h à 16 h';
const listing: ListingSummary = {
  ...{
    uls: '12345678',
    href: '/fr/proprietes/maison-12345678',
    type: 'Maison',
    price: '',
    street: '',
    municipality: '',
  },
  ...{ badge: 'open-house', specs: { bed: '', bath: '', area: '' }, picture: null, openHouse },
};

test('a card and a popup name the next open house', () => {
  expect(renderToStaticMarkup(<ListingCard listing={listing} sizes="100vw" />)).toContain(openHouse);
  expect(renderToStaticMarkup(<ListingPopup listing={listing} />)).toContain(openHouse);
});

test('a listing of which nothing is known has an empty list, which is not shown', () => {
  const html = renderToStaticMarkup(<ListingSpecs specs={listing.specs} />);
  expect(html).toMatch(/^<ul class="[^"]*"><\/ul>$/);
});

test.each<[keyof typeof specDrawings, LucideIcon]>([
  ['bed', BedDouble],
  ['bath', Bath],
  ['area', Maximize],
])('the icon %s has all strokes of Lucide’s in one path', (name, Icon) => {
  const strokes = [...renderToStaticMarkup(<Icon />).matchAll(/ d="([^"]*)"/g)].map(([, stroke]) => stroke);
  expect(specDrawings[name]).toBe(strokes.join(''));
});
