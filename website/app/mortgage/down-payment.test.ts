import { describe, expect, test } from 'vitest';
import { canCalculate, downPaymentPercent, downPaymentProblem, minimumDownPayment } from './down-payment.ts';
import { mortgageRules } from './mortgage-rules.ts';
import { mortgageDefaults } from './mortgage-terms.ts';

const { texts } = mortgageRules;

describe('the minimum down payment', () => {
  test.each([
    [0, 0],
    [-5, 0],
    [Number.NaN, 0],
    [100_000, 5000],
    [500_000, 25_000],
    [500_001, 25_000.1],
    [750_000, 50_000],
    // Both texts could apply exactly at the limit; "over 1,000,000" has precedence.
    [1_000_000, 75_000],
    [1_000_001, 200_000.2],
    [2_000_000, 400_000],
  ])('of a home at %f CAD is %f', (price, minimum) => {
    expect(minimumDownPayment(price, 'Residential', texts)).toBeCloseTo(minimum, 6);
  });

  test.each([
    [500_000, 25_000],
    [1_000_000, 75_000],
    [1_499_999, 124_999.9],
    [1_500_000, 300_000],
  ])('of a home at %i CAD is %f by today’s federal rules', (price, minimum) => {
    expect(minimumDownPayment(price, 'Residential', mortgageRules['federal-2024'])).toBeCloseTo(minimum, 6);
  });

  test.each([
    [100_000, 35_000],
    [1_000_000, 350_000],
    [0, 0],
  ])('of a commercial property at %i CAD is %i', (price, minimum) => {
    expect(minimumDownPayment(price, 'Commercial', texts)).toBeCloseTo(minimum, 6);
  });
});

describe('a down payment', () => {
  const home = { ...mortgageDefaults, price: 400_000 };

  test.each([
    [19_999, { kind: 'too-low', minimum: 20_000 }],
    [20_000, null],
    [400_000, null],
    [400_001, { kind: 'too-high' }],
  ])('of %i on 400 000 gives %j', (downPayment, problem) => {
    expect(downPaymentProblem({ ...home, downPayment }, texts)).toEqual(problem);
    expect(canCalculate({ ...home, downPayment }, texts)).toBe(problem === null);
  });

  test('to the cent of what the rule asks is enough', () => {
    const price = 749_999.99;
    const downPayment = Math.round(minimumDownPayment(price, 'Residential', texts) * 100) / 100;
    expect(downPaymentProblem({ ...home, price, downPayment }, texts)).toBeNull();
  });

  test('on nothing is no problem', () => {
    expect(downPaymentProblem(mortgageDefaults, texts)).toBeNull();
  });

  test.each([
    [-0.001, false],
    [0, true],
    [0.055, true],
  ])('can be calculated with at a rate of %f: %s', (interestRate, can) => {
    expect(canCalculate({ ...home, downPayment: 40_000, interestRate }, texts)).toBe(can);
  });

  test.each([
    [300_000, 100_000, 33.33],
    [400_000, 80_000, 20],
    [0, 10, 0],
  ])('on %i of %i is %f percent', (price, downPayment, percent) => {
    expect(downPaymentPercent({ price, downPayment })).toBe(percent);
  });
});
