import { expect, test } from 'vitest';
import { Random } from '../pictures/drawing/random.ts';
import type { Dwelling } from './dwelling.ts';
import { municipalities } from './municipalities.ts';
import { monthlyRent, salePrice } from './price.ts';

const house: Dwelling = { bedrooms: 3, bathrooms: 2, livingArea: 1_450, lotSize: 6_000, year: 1990, units: 1 };

/** Returns the median asking price of the same house in a municipality. */
function medianIn(name: string): number {
  const random = new Random(1);
  const level = municipalities.find((municipality) => municipality.name === name)?.priceLevel ?? 0;
  const prices = Array.from({ length: 201 }, () => salePrice('maison', level, house, 2026, random));
  return prices.toSorted((a, b) => a - b)[100] ?? 0;
}

test('the same house costs over three times as much in Westmount as in Saguenay', () => {
  expect(medianIn('Westmount')).toBeGreaterThan(3 * medianIn('Saguenay'));
});

test('a price is written as sellers write it', () => {
  const random = new Random(2);
  for (let draw = 0; draw < 200; draw++) {
    const price = salePrice('maison', 0.4 + draw / 60, house, 2026, random);
    const endings = price >= 1_000_000 ? [0, 20_000] : [0, 4_000, 4_900];
    expect(endings, String(price)).toContain(price % (price >= 1_000_000 ? 25_000 : 5_000));
  }
});

test('a larger dwelling rents for more, and by the 25 dollars', () => {
  const rent = (livingArea: number) => monthlyRent('condo', 1, { ...house, livingArea }, new Random(3));
  expect(rent(1_400)).toBeGreaterThan(rent(700));
  expect(rent(700) % 25).toBe(0);
});
