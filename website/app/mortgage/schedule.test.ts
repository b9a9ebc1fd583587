import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mortgageRules } from './mortgage-rules.ts';
import { mortgageDefaults } from './mortgage-terms.ts';
import { mortgagePayment } from './payment.ts';
import { mortgageSchedule } from './schedule.ts';

const terms = { ...mortgageDefaults, price: 500_000, downPayment: 100_000 };

test('a loan is paid back in its years, and not before', () => {
  const schedule = mortgageSchedule(terms, mortgageRules.texts);
  expect(schedule).toHaveLength(25);
  expect(schedule.at(-1)?.balance).toBe(0);
  expect(schedule.at(-2)?.balance).toBeGreaterThan(20_000);
});

test('what is paid in a year is twelve payments', () => {
  const [first] = mortgageSchedule(terms, mortgageRules.texts);
  expect((first?.principal ?? 0) + (first?.interest ?? 0)).toBeCloseTo(
    12 * mortgagePayment(terms, mortgageRules.texts),
    6,
  );
});

test('without interest the principal is paid in equal parts', () => {
  const schedule = mortgageSchedule({ ...terms, interestRate: 0, amortizationPeriod: 20 }, mortgageRules.texts);
  expect(schedule.map(({ balance }) => Math.round(balance))).toEqual(
    Array.from({ length: 20 }, (_, i) => 380_000 - i * 20_000),
  );
  expect(schedule.at(-1)?.interestSoFar).toBe(0);
});

// `1 + rate` has no digits left for a rate that small: an annuity calculated with it leaves cents of the loan unpaid.
test('with an interest close to 0 the loan is paid back as without one', () => {
  const closeToZero = {
    ...mortgageDefaults,
    price: 1_499_984,
    downPayment: 124_998.4,
    interestRate: 8.933493887592151e-10,
  };
  const schedule = mortgageSchedule({ ...closeToZero, amortizationPeriod: 10 }, mortgageRules['federal-2024']);
  expect(schedule.at(-1)?.balance).toBe(0);
});

test('without a loan there is nothing to pay', () => {
  expect(mortgageSchedule(mortgageDefaults, mortgageRules.texts)).toEqual([]);
  expect(mortgageSchedule({ ...terms, downPayment: 500_000 }, mortgageRules.texts)).toEqual([]);
});

test('for any loan the principal adds up to it, and the balance only falls', () => {
  const money = fc.integer({ min: 1, max: 20_000_000 });
  const rate = fc.integer({ min: 0, max: 3000 }).map((basisPoints) => basisPoints / 10_000);
  fc.assert(
    fc.property(money, rate, fc.constantFrom(5, 10, 15, 20, 25), (price, interestRate, amortizationPeriod) => {
      const schedule = mortgageSchedule(
        { ...terms, price, downPayment: 0, interestRate, amortizationPeriod },
        mortgageRules.texts,
      );
      const principal = schedule.reduce((sum, year) => sum + year.principal, 0);
      expect(Math.abs(principal - price)).toBeLessThan(0.01);
      expect(schedule.every(({ interest }) => interest >= 0)).toBe(true);
      expect(schedule.at(-1)?.balance).toBe(0);
    }),
  );
});

test.each([
  ['weekly', 52],
  ['bi-weekly', 26],
] as const)(
  'accelerated payments, %s, pay thirteen monthly payments a year and end years earlier',
  (paymentFrequency, payments) => {
    const accelerated = { ...terms, paymentFrequency };
    const schedule = mortgageSchedule(accelerated, mortgageRules.texts);
    const [first] = schedule;
    const paid = (first?.principal ?? 0) + (first?.interest ?? 0);
    expect(paid).toBeCloseTo(payments * mortgagePayment(accelerated, mortgageRules.texts), 6);
    expect(paid).toBeCloseTo(13 * mortgagePayment(terms, mortgageRules.texts), 6);
    expect(schedule).toHaveLength(22);
    expect(schedule.at(-1)?.balance).toBe(0);
  },
);
