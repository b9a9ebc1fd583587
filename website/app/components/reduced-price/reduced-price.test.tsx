import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocaleProvider } from '../../locale/use-locale.tsx';
import { exampleListing } from '../listing-card/listing-card.fixture.tsx';
import { ListingCard } from '../listing-card/listing-card.tsx';
import { ListingPopup } from '../listing-popup/listing-popup.tsx';
import { ReducedPrice } from './reduced-price.tsx';

const reduced = { day: '26 novembre 2026', date: '2026-11-26T15:00:00.000Z' };

test('a card and a popup say that the price fell, and on which day to those who hear the page', () => {
  const listing = { ...exampleListing, reduced };
  for (const html of [
    renderToStaticMarkup(<ListingCard listing={listing} sizes="24rem" />),
    renderToStaticMarkup(<ListingPopup listing={listing} />),
  ]) {
    expect(html).toMatch(/title="26 novembre 2026">Prix réduit<time class="visually-hidden" dateTime="2026-11-26T/);
    expect(html.replaceAll(/<[^>]+>/g, '')).toContain('Prix réduit le 26 novembre 2026');
  }
  expect(renderToStaticMarkup(<ListingCard listing={exampleListing} sizes="24rem" />)).not.toContain('Prix réduit');
});

test('the page of a listing shows the day, in its language', () => {
  const html = renderToStaticMarkup(
    <LocaleProvider locale="en">
      <ReducedPrice reduced={{ ...reduced, day: 'November 26, 2026' }} hasDay />
    </LocaleProvider>,
  );
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('Price reduced on November 26, 2026');
  expect(html).not.toContain('visually-hidden');
});
