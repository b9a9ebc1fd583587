import { expect, test } from 'vitest';
import { welcomeTax, welcomeTaxRuleOn } from './welcome-tax.ts';

const rule = welcomeTaxRuleOn('2026-11-21');

test.each([
  [0, 0],
  [62_900, 314.5],
  [62_901, 314.51],
  [315_000, 2835.5],
  [450_000, 4860.5],
  [1_000_000, 13_110.5],
])('on %d $ it is %d $', (price, tax) => {
  expect(welcomeTax(price, rule)).toBe(tax);
});

test('the rule is that of the day', () => {
  expect(welcomeTaxRuleOn('2025-12-31').inForceSince).toBe('2025-01-01');
  expect(welcomeTaxRuleOn('2026-01-01').inForceSince).toBe('2026-01-01');
  expect(welcomeTaxRuleOn('2019-01-01').inForceSince).toBe('2025-01-01');
});

test('a negative price is none', () => {
  expect(welcomeTax(-1, rule)).toBe(0);
});
