import { rentSteps, salePriceSteps } from '@vitrine/contract/core/price-steps.ts';

/** Returns the price steps of a search, including the prices of the address that are not steps, in order. */
export function priceStepsFor(kind: 'buy' | 'rent' | null, ...chosen: readonly (number | null)[]): number[] {
  return withOwnSteps(kind === 'rent' ? rentSteps : salePriceSteps, ...chosen);
}

/** Returns steps with the values of the address that are not among them, in order. */
export function withOwnSteps(steps: readonly number[], ...chosen: readonly (number | null)[]): number[] {
  const own = chosen.filter((value) => value !== null);
  return [...new Set([...steps, ...own])].sort((one, other) => one - other);
}
