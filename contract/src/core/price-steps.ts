export const span = (from: number, to: number, step: number): number[] =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);

const million = 1_000_000;

/** Prices of a sale that the filters offer, CAD (search.26). */
export const salePriceSteps: readonly number[] = [
  ...span(0, 500_000, 25_000),
  ...span(550_000, million, 50_000),
  ...[2, 3, 4, 5, 10].map((millions) => millions * million),
];

/** Monthly rents that the filters offer, CAD. The steps of sale prices are too large for rents. */
export const rentSteps: readonly number[] = [...span(0, 3000, 250), ...span(3500, 6000, 500), 8000, 10_000];
