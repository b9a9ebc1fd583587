/** One slice of a price and what is paid on it. `upTo` in CAD. */
export interface TaxBracket {
  upTo: number;
  rate: number;
}

export interface WelcomeTaxRule {
  inForceSince: string;
  brackets: readonly TaxBracket[];
}

/**
 * Duties on transfers of immovables (Act respecting duties on transfers of immovables, CQLR c. D-15.1, s. 2), the « taxe de
 * bienvenue »: the brackets of the Act, whose limits are indexed every January. A municipality may ask more above 500,000 CAD
 * (indexed as well), up to 3 %, and Montréal beyond; these additions are not part of it.
 */
export const welcomeTaxRules: readonly WelcomeTaxRule[] = [
  {
    inForceSince: '2026-01-01',
    brackets: [
      { upTo: 62_900, rate: 0.005 },
      { upTo: 315_000, rate: 0.01 },
      { upTo: Number.POSITIVE_INFINITY, rate: 0.015 },
    ],
  },
  {
    inForceSince: '2025-01-01',
    brackets: [
      { upTo: 61_500, rate: 0.005 },
      { upTo: 307_800, rate: 0.01 },
      { upTo: Number.POSITIVE_INFINITY, rate: 0.015 },
    ],
  },
];

/** The rule of a day (`2026-05-31`), or the oldest that is known. */
export function welcomeTaxRuleOn(day: string): WelcomeTaxRule {
  const rule = welcomeTaxRules.find(({ inForceSince }) => inForceSince <= day) ?? welcomeTaxRules.at(-1);
  if (!rule) throw new Error('There is no rule of the welcome tax.');
  return rule;
}

/** What a buyer pays on a price, CAD, to the cent; 0 where there is no price. */
export function welcomeTax(price: number, { brackets }: WelcomeTaxRule): number {
  let from = 0;
  let tax = 0;
  for (const { upTo, rate } of brackets) {
    tax += Math.max(0, Math.min(price, upTo) - from) * rate;
    from = upTo;
  }
  return Math.round(tax * 100) / 100;
}
