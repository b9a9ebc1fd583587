import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleListing } from './listing-card.fixture.tsx';
import { ListingCard } from './listing-card.tsx';

const card = (changes: Partial<typeof exampleListing> = {}) =>
  renderToStaticMarkup(<ListingCard listing={{ ...exampleListing, ...changes }} sizes="24rem" />);

test('a card is one link, whose text is the price and the street, and carries the number of its marker', () => {
  const html = card();
  expect(html).toContain('data-uls="20145678"');
  expect(html.match(/<a /g)).toHaveLength(1);
  const [, link = ''] = /<a [^>]*>(.*?)<\/a>/.exec(html) ?? [];
  expect(link.replaceAll(/<[^>]+>/g, '')).toBe('1 249 000 $ 4318, rue Fabre');
});

test('a card without a price, a picture or a badge leaves no empty element for them', () => {
  const html = card({ price: '', picture: null, badge: null });
  expect(html).not.toContain('$');
  expect(html).not.toContain('<img');
  expect(html).not.toContain('data-badge');
});

test('the place of a card names what is known of the municipality and the type', () => {
  expect(card()).toContain('>Montréal · Maison en rangée<');
  expect(card({ municipality: '' })).toContain('>Maison en rangée<');
});

test('a listing without a price and a street is named by its place', () => {
  const html = card({ price: '', street: '' });
  expect(/<a [^>]*>(.*?)<\/a>/.exec(html)?.[1]).toContain('Montréal · Maison en rangée');
});
