import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mortgageRules } from './mortgage-rules.ts';
import { type MortgageTerms, mortgageDefaults } from './mortgage-terms.ts';
import { loanAmount, mortgagePayment, periodRate } from './payment.ts';

const terms = (given: Partial<MortgageTerms>): MortgageTerms => ({ ...mortgageDefaults, ...given });

describe('the payment of a mortgage', () => {
  // The first value is in every Canadian table; the others were computed month by month with decimals of fifty digits.
  test.each([
    [100_000, 0, 0.06, 25, 639.81],
    [400_000, 80_000, 0.055, 25, 1953.25],
    [500_000, 100_000, 0.05, 20, 2628.5],
    [250_000, 0, 0.0325, 15, 1754.03],
    [600_000, 30_000, 0.0449, 30, 2870.71],
    [1_700_000, 340_000, 0.0389, 25, 7073.01],
  ])(
    'on %i CAD less %i at %f over %i years is %f a month',
    (price, downPayment, interestRate, amortizationPeriod, monthly) => {
      expect(
        mortgagePayment(terms({ price, downPayment, interestRate, amortizationPeriod }), mortgageRules.texts),
      ).toBeCloseTo(monthly, 2);
    },
  );

  test('is a quarter of a month’s each week and half of it every two weeks', () => {
    const price = 400_000;
    const monthly = mortgagePayment(terms({ price }), mortgageRules.texts);
    expect(mortgagePayment(terms({ price, paymentFrequency: 'weekly' }), mortgageRules.texts)).toBe(monthly / 4);
    expect(mortgagePayment(terms({ price, paymentFrequency: 'bi-weekly' }), mortgageRules.texts)).toBe(monthly / 2);
  });

  test('without interest is the principal in equal parts', () => {
    expect(mortgagePayment(terms({ price: 300_000, interestRate: 0 }), mortgageRules.texts)).toBe(1000);
  });

  test('at an interest below 0 is still the principal in equal parts, as the larger of both counts', () => {
    expect(mortgagePayment(terms({ price: 300_000, interestRate: -0.02 }), mortgageRules.texts)).toBe(1000);
  });

  test.each([
    ['no price', { price: 0, downPayment: 0 }],
    ['a price below 0', { price: -1, downPayment: -400_000 }],
    ['a down payment of the whole price', { price: 400_000, downPayment: 400_000 }],
    ['a down payment above the price', { price: 400_000, downPayment: 400_001 }],
    ['no years', { price: 400_000, amortizationPeriod: 0 }],
    ['no number', { price: Number.NaN }],
  ])('is 0 with %s', (_, given) => {
    expect(mortgagePayment(terms(given), mortgageRules.texts)).toBe(0);
  });

  test('pays the loan back, no more and no less, whatever the terms', () => {
    const any = fc.record({
      price: fc.integer({ min: 1000, max: 20_000_000 }),
      share: fc.double({ min: 0, max: 0.95, noNaN: true }),
      interestRate: fc.double({ min: 0.001, max: 0.25, noNaN: true }),
      amortizationPeriod: fc.constantFrom(5, 10, 15, 20, 25),
    });
    fc.assert(
      fc.property(any, ({ price, share, ...rest }) => {
        const whole = terms({ price, downPayment: price * share, ...rest });
        const payment = mortgagePayment(whole, mortgageRules.texts);
        let owed = loanAmount(whole);
        for (let month = 0; month < rest.amortizationPeriod * 12; month++) {
          owed = owed * (1 + periodRate(rest.interestRate)) - payment;
        }
        expect(Math.abs(owed)).toBeLessThan(price / 1e6);
      }),
    );
  });
});

test('a month’s rate, six times over, is half a year’s', () => {
  expect((1 + periodRate(0.055)) ** 6).toBeCloseTo(1.0275, 12);
});

test.each([
  [400_000, 80_000, 320_000],
  [400_000, 500_000, 0],
  [0, 0, 0],
])('of %i with %i down, %i is borrowed', (price, downPayment, loan) => {
  expect(loanAmount({ price, downPayment })).toBe(loan);
});
