import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minimumDownPayment } from './down-payment.ts';
import { loanInsurance, premiumTax } from './insurance.ts';
import { mortgageRuleOn, mortgageRules } from './mortgage-rules.ts';
import { mortgageDefaults } from './mortgage-terms.ts';
import { mortgagePayment } from './payment.ts';
import { mortgageSchedule } from './schedule.ts';

const home = { ...mortgageDefaults, price: 600_000 };
const federal = mortgageRules['federal-2024'];

describe('the insurance of a loan', () => {
  // Premiums of the Canada Mortgage and Housing Corporation: 2.80, 3.10 and 4.00 %, and 0.20 % more for 30 years.
  test.each([
    [{ downPayment: 119_999 }, 13_440.03, 0.028],
    [{ downPayment: 90_000 }, 14_280, 0.028],
    [{ downPayment: 60_000 }, 16_740, 0.031],
    [{ downPayment: 59_999 }, 21_600.04, 0.04],
    [{ downPayment: 60_000, amortizationPeriod: 25 }, 16_740, 0.031],
    [{ downPayment: 60_000, amortizationPeriod: 26 }, 17_820, 0.033],
    [{ downPayment: 60_000, amortizationPeriod: 30 }, 17_820, 0.033],
    [{ price: 500_000, downPayment: 25_000 }, 19_000, 0.04],
    [{ price: 1_499_999, downPayment: 125_000 }, 54_999.96, 0.04],
  ] as const)('of a home at 600 000 CAD, with %j, costs %f, at %f', (terms, premium, rate) => {
    const insurance = loanInsurance({ ...home, ...terms }, federal);
    expect(insurance?.premium).toBe(premium);
    expect(insurance?.rate).toBeCloseTo(rate, 9);
  });

  test.each([
    [{ downPayment: 120_000 }],
    [{ downPayment: 120_000, amortizationPeriod: 30 }],
    [{ downPayment: 0, propertyType: 'Commercial' }],
    [{ price: 0 }],
  ] as const)('is not needed with %j', (terms) => {
    expect(loanInsurance({ ...home, ...terms }, federal)).toBeNull();
  });

  test('is no part of the rules by default', () => {
    expect(loanInsurance({ ...home, downPayment: 30_000 }, mortgageRules.texts)).toBeNull();
  });

  test.each([
    [0.05, 2873.13],
    [0.055, 3015.33],
  ])('is paid with the loan: 500 000 CAD with the minimum down, at %f, cost %f a month', (interestRate, monthly) => {
    const terms = { ...mortgageDefaults, price: 500_000, downPayment: 25_000, interestRate };
    expect(mortgagePayment(terms, federal)).toBeCloseTo(monthly, 2);
  });

  test('covers every price and down payment that the rules allow, and raises the payment by its own rate', () => {
    const any = fc.record({
      price: fc.integer({ min: 1000, max: 1_499_999 }),
      above: fc.double({ min: 0, max: 1, noNaN: true }),
      interestRate: fc.double({ min: 0, max: 0.25, noNaN: true }),
      amortizationPeriod: fc.constantFrom(...federal.amortizations),
    });
    fc.assert(
      fc.property(any, ({ price, above, ...rest }) => {
        const minimum = minimumDownPayment(price, 'Residential', federal);
        const downPayment = Math.min(minimum + above * (price * 0.2 - minimum), price * 0.1999);
        fc.pre(downPayment >= minimum);
        const terms = { ...mortgageDefaults, ...rest, price, downPayment };
        const insurance = loanInsurance(terms, federal);
        expect(insurance?.isLong).toBe(rest.amortizationPeriod === 30);
        const ratio = mortgagePayment(terms, federal) / mortgagePayment(terms, mortgageRules.texts);
        expect(ratio).toBeCloseTo(1 + (insurance?.rate ?? 0), 4);
        expect(mortgageSchedule(terms, federal).at(-1)?.balance).toBe(0);
      }),
    );
  });
});

test.each([
  ['2026-12-31', 1710, 0.09],
  ['2027-01-01', 1895.25, 0.09975],
])('the tax on a premium of 19 000 CAD on %s is %f', (day, tax, rate) => {
  expect(premiumTax(19_000, day)).toEqual({ tax, rate });
});

test.each([
  ['2010-01-01', mortgageRules.texts],
  ['2024-12-14', mortgageRules.texts],
  ['2024-12-15', federal],
  ['2030-01-01', federal],
])('on %s the rule of its day applies', (day, rule) => {
  expect(mortgageRuleOn(day)).toBe(rule);
});
