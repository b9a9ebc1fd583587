import { salePriceSteps } from '@vitrine/contract/core/price-steps.ts';
import { expect, test } from 'vitest';
import { priceStepsFor } from './price-steps.ts';

test('the steps of a sale are those of search.26', () => {
  expect(salePriceSteps.slice(0, 3)).toEqual([0, 25_000, 50_000]);
  expect(salePriceSteps.slice(19, 23)).toEqual([475_000, 500_000, 550_000, 600_000]);
  expect(salePriceSteps.slice(-6)).toEqual([1_000_000, 2_000_000, 3_000_000, 4_000_000, 5_000_000, 10_000_000]);
  expect(salePriceSteps).toHaveLength(36);
});

test('a price of the address that is no step is offered in its place', () => {
  expect(priceStepsFor('buy', 310_000)).toContain(310_000);
  expect(priceStepsFor('buy', 310_000)).toEqual([...priceStepsFor('buy', 310_000)].sort((a, b) => a - b));
});

test('both prices of the address are offered, each once', () => {
  const steps = priceStepsFor('rent', 1234, 3000);
  expect(steps.filter((step) => step === 1234 || step === 3000)).toEqual([1234, 3000]);
});
