import type { FactRange } from './fact-filters.ts';
import { span } from './price-steps.ts';
import { squareMetresPerSquareFoot } from './square-foot.ts';

const perSquareFoot = (price: number): number => Math.round(price / squareMetresPerSquareFoot);
const inTenths = (squareFeet: number): number => Math.round(squareFeet * squareMetresPerSquareFoot * 10) / 10;
const acres = (count: number): number => inTenths(43_560 * count);

/** Steps that the filters by facts offer, in their units: areas are round in square feet, as Québec says them. The first one means no limit. */
export const factSteps: Readonly<Record<FactRange, readonly number[]>> = {
  year: [1800, 1850, 1900, ...span(1910, 1950, 10), ...span(1955, 2025, 5)],
  area: [0, ...span(500, 3000, 250), 3500, 4000, 5000, 7500, 10_000].map(inTenths),
  lot: [
    ...[0, 1000, 2000, 3000, 4000, 5000, 6000, 8000, 10_000, 12_000, 15_000, 20_000, 30_000].map(inTenths),
    ...[1, 2, 5, 10, 25, 50, 100].map(acres),
  ],
  unit_price: [0, ...span(100, 800, 50), 900, 1000, 1250, 1500].map(perSquareFoot),
};
