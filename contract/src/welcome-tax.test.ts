import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { taxedSlices, welcomeTax, welcomeTaxRuleOn } from './welcome-tax.ts';
import { welcomeTaxPlaces, welcomeTaxRules } from './welcome-tax-rules.ts';

describe('the welcome tax', () => {
  // Computed by hand with decimals; 600 000 CAD in Montréal is an official example of 2025.
  test.each([
    ['elsewhere', '2026-11-21', 0, 0],
    ['elsewhere', '2026-11-21', 62_900, 314.5],
    ['elsewhere', '2026-11-21', 62_901, 314.51],
    ['elsewhere', '2026-11-21', 315_000, 2835.5],
    ['elsewhere', '2026-11-21', 450_000, 4860.5],
    ['elsewhere', '2026-11-21', 1_000_000, 13_110.5],
    ['elsewhere', '2025-06-01', 1_000_000, 13_153.5],
    ['montreal', '2025-06-01', 600_000, 7392],
    ['montreal', '2026-11-21', 552_300, 6395],
    ['montreal', '2026-11-21', 1_000_000, 15_349],
    ['montreal', '2026-11-21', 4_000_000, 112_895.5],
    ['montreal', '2026-11-21', -1, 0],
  ] as const)('%s on %s on %d $ is %d $', (place, day, price, tax) => {
    expect(welcomeTax(price, welcomeTaxRuleOn(day, place))).toBe(tax);
  });

  test.each([
    ['2025-12-31', '2025-01-01'],
    ['2026-01-01', '2026-01-01'],
    ['2019-01-01', '2025-01-01'],
  ])('goes by the rule of the day: on %s that of %s', (day, since) => {
    expect(welcomeTaxPlaces.map((place) => welcomeTaxRuleOn(day, place).inForceSince)).toEqual([since, since]);
  });

  test('rises with the price, and its slices make the whole of it', () => {
    const rule = fc.constantFrom(...welcomeTaxPlaces.flatMap((place) => welcomeTaxRules[place]));
    fc.assert(
      fc.property(rule, fc.nat(10_000_000), fc.nat(100_000), (which, price, more) => {
        expect(welcomeTax(price + more, which)).toBeGreaterThanOrEqual(welcomeTax(price, which));
        const slices = taxedSlices(price, which);
        expect(slices.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(price);
        expect(slices.map(({ from }) => from)).toEqual([0, ...slices.map(({ to }) => to)].slice(0, slices.length));
      }),
    );
  });

  test('has brackets that rise in limit and rate', () => {
    for (const { brackets } of welcomeTaxPlaces.flatMap((place) => welcomeTaxRules[place])) {
      expect(brackets).toEqual([...brackets].sort((one, other) => one.upTo - other.upTo || one.rate - other.rate));
      expect(brackets.at(-1)?.upTo).toBe(Number.POSITIVE_INFINITY);
    }
  });
});
