import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ListingCard } from '../listing-card/listing-card.tsx';
import type { ListingSummary } from '../listing-card/listing-summary.ts';
import { ListingPopup } from '../listing-popup/listing-popup.tsx';
import { ListingDisclaimers } from './listing-attribution.tsx';

const plain: ListingSummary = {
  uls: '12345678',
  href: '/fr/proprietes/maison-12345678',
  type: 'Maison',
  price: '450\u00a0000\u00a0$',
  street: '128, rue des Érables',
  municipality: 'Montréal',
  badge: null,
  specs: { bed: '3', bath: '', area: '' },
  picture: null,
};
const listing: ListingSummary = {
  ...plain,
  attribution: {
    badge: { text: 'Alimenté par REALTOR.ca', href: 'https://www.realtor.ca/real-estate/1' },
    brokerages: ['Agence Boréale', 'Courtage Rive-Sud'],
    disclaimer: 'REALTOR® est une marque contrôlée par l’ACI.',
  },
};

test('a card names the brokerages and links the badge to the listing at its source', () => {
  const html = renderToStaticMarkup(<ListingCard listing={listing} sizes="100vw" />);
  expect(html).toContain('Agence Boréale, Courtage Rive-Sud');
  expect(html).toMatch(/<a [^>]*href="https:\/\/www\.realtor\.ca\/real-estate\/1"[^>]*>Alimenté par REALTOR\.ca<\/a>/);
  expect(html).not.toContain('REALTOR®');
});

test('a popup also shows the disclaimer', () => {
  const html = renderToStaticMarkup(<ListingPopup listing={listing} />);
  expect(html).toContain('REALTOR® est une marque contrôlée par l’ACI.');
});

test('a list shows each disclaimer once, and nothing for listings without one', () => {
  expect(
    renderToStaticMarkup(<ListingDisclaimers listings={[plain, listing, listing]} />).match(/REALTOR®/g),
  ).toHaveLength(1);
  expect(renderToStaticMarkup(<ListingDisclaimers listings={[plain]} />)).toBe('');
  expect(renderToStaticMarkup(<ListingCard listing={plain} sizes="100vw" />)).not.toContain('REALTOR');
});
