import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatCompact,
  formatCompactCurrency,
  formatCurrency,
  formatDate,
  formatMetres,
  formatNumber,
  formatPercent,
  formatRate,
  formatReadTime,
  formatScore,
} from './format.ts';

const amounts = fc.integer({ min: 0, max: 100_000_000_000 });

describe('formatCurrency', () => {
  test('sets the dollar sign and the spaces as each language does, with two decimals', () => {
    expect(formatCurrency(450_000, 'fr')).toBe('450\u00a0000,00\u00a0$');
    expect(formatCurrency(450_000, 'en')).toBe('$450,000.00');
    expect(formatCurrency(1234.5, 'en')).toBe('$1,234.50');
  });

  test('shows no decimals in the search', () => {
    expect(formatCurrency(450_000, 'fr', 0)).toBe('450\u00a0000\u00a0$');
    expect(formatCurrency(450_000, 'en', 0)).toBe('$450,000');
  });

  test('loses no digit of any amount and puts the sign where the language wants it', () => {
    fc.assert(
      fc.property(amounts, (cents) => {
        const french = formatCurrency(cents / 100, 'fr');
        const english = formatCurrency(cents / 100, 'en');
        expect(Number(french.replace(/\D/g, ''))).toBe(cents);
        expect(Number(english.replace(/\D/g, ''))).toBe(cents);
        expect(french).toMatch(/^\d{1,3}(\u00a0\d{3})*,\d{2}\u00a0\$$/);
        expect(english).toMatch(/^\$\d{1,3}(,\d{3})*\.\d{2}$/);
      }),
    );
  });
});

describe('numbers are written as Intl writes them', () => {
  const values = fc.oneof(
    fc.integer({ min: -10_000_000, max: 10_000_000 }).map((thousandths) => thousandths / 1000),
    fc.integer({ min: 1, max: 1_000_000_000_000 }),
  );

  test.each(['fr', 'en'] as const)('in %s', (locale) => {
    const currency = { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' } as const;
    const intl = (value: number, options: Intl.NumberFormatOptions) => value.toLocaleString(`${locale}-CA`, options);
    const score = { minimumFractionDigits: 1, maximumFractionDigits: 2 };
    fc.assert(
      fc.property(values, (value) => {
        expect(formatNumber(value, locale)).toBe(intl(value, {}));
        expect(formatCurrency(value, locale)).toBe(intl(value, currency));
        expect(formatScore(Math.abs(value), locale)).toBe(intl(Math.abs(value), score));
        const whole = Math.trunc(value) || 0;
        expect(formatCurrency(whole, locale, 0)).toBe(intl(whole, { ...currency, maximumFractionDigits: 0 }));
      }),
    );
  });
});

test('formatPercent has two decimals, always', () => {
  expect(formatPercent(0.2, 'fr')).toBe('20,00\u00a0%');
  expect(formatPercent(1 / 3, 'en')).toBe('33.33%');
});

test.each([
  [0.2, '20\u00a0%', '20%'],
  [0.055, '5,5\u00a0%', '5.5%'],
  [0.07, '7\u00a0%', '7%'],
  [1 / 3, '33,33\u00a0%', '33.33%'],
])('a rate of %f has the decimals that it needs', (rate, french, english) => {
  expect([formatRate(rate, 'fr'), formatRate(rate, 'en')]).toEqual([french, english]);
});

describe('formatDate', () => {
  test('is written as in Canada, by the clock of Montréal', () => {
    const date = new Date('2026-11-20T03:00:00Z');
    expect(formatDate(date, 'fr')).toBe('19 novembre 2026');
    expect(formatDate(date, 'en')).toBe('November 19, 2026');
  });

  test('is empty for a date that is none', () => {
    expect(formatDate(new Date('yesterday'), 'fr')).toBe('');
  });

  test('begins a month with an ordinal in French', () => {
    const first = new Date('2026-01-01T12:00:00Z');
    expect(formatDate(first, 'fr')).toBe('1ᵉʳ janvier 2026');
    expect(formatDate(first, 'en')).toBe('January 1, 2026');
    expect(formatDate(new Date('2026-01-11T12:00:00Z'), 'fr')).toBe('11 janvier 2026');
  });
});

describe('formatReadTime', () => {
  test.each([
    [0, '1\u00a0min'],
    [1.4, '1\u00a0min'],
    [1.5, '2\u00a0mins'],
    [12, '12\u00a0mins'],
    [null, ''],
    [undefined, ''],
  ])('%j minutes are %j', (minutes, expected) => {
    expect(formatReadTime(minutes)).toBe(expected);
  });

  test('is a whole number of at least one minute, and one alone is singular', () => {
    fc.assert(
      fc.property(fc.double({ min: -10, max: 600, noNaN: true }), (minutes) => {
        const [count, unit] = formatReadTime(minutes).split('\u00a0');
        expect(Number.isInteger(Number(count)) && Number(count) >= 1).toBe(true);
        expect(unit).toBe(count === '1' ? 'min' : 'mins');
      }),
    );
  });
});

test.each([
  [7, '7', '7'],
  [954, '954', '954'],
  [1234, '1,2\u00a0k', '1.2K'],
  [12_345, '12\u00a0k', '12K'],
])('a count of %i is short where there is little room', (count, french, english) => {
  expect([formatCompact(count, 'fr'), formatCompact(count, 'en')]).toEqual([french, english]);
});

test.each([
  [1450, '1\u00a0450\u00a0$', '$1,450'],
  [394_900, '395\u00a0k$', '$395K'],
  [1_250_000, '1,25\u00a0M$', '$1.25M'],
])('a price of %i is short where there is little room', (price, french, english) => {
  expect([formatCompactCurrency(price, 'fr'), formatCompactCurrency(price, 'en')]).toEqual([french, english]);
});

test.each([
  [4.8694, '4,87', '4.87'],
  [4.9, '4,9', '4.9'],
  [5, '5,0', '5.0'],
])('a score of %f has one or two decimals', (score, french, english) => {
  expect([formatScore(score, 'fr'), formatScore(score, 'en')]).toEqual([french, english]);
});

test('lengths in metres have two decimals, whatever their value', () => {
  expect([2.9, 3, 4.875].map((value) => formatMetres(value, 'fr'))).toEqual(['2,90', '3,00', '4,88']);
  expect(formatMetres(2.9, 'en')).toBe('2.90');
});
