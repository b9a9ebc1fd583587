/** Minimum down payment as fractions of the price, and amortization periods. Amounts are in CAD. */
export interface MortgageRule {
  inForceSince: string;
  commercial: number;
  residential: {
    /** Fraction of the price up to `lowerLimit`. */
    base: number;
    lowerLimit: number;
    /** Fraction of the part of the price above `lowerLimit`. */
    above: number;
    upperLimit: number;
    /** True when a price of exactly `upperLimit` counts as beyond it. */
    isUpperLimitBeyond: boolean;
    /** Fraction of the whole price for a price beyond `upperLimit`. */
    beyond: number;
  };
  /** Amortization periods that can be chosen, years. */
  amortizations: readonly number[];
  /**
   * Homes with a down payment below `share` must be insured, for at most `years`; null when the rules do not mention insurance.
   */
  insured: { share: number; years: number } | null;
}

const steps = { base: 0.05, lowerLimit: 500_000, above: 0.1, beyond: 0.2 };

/** Amortization periods of `2-blocks-and-search §9`, years. */
const amortizations = [5, 10, 15, 20, 25];

/**
 * The rules by name. `texts` is the rule of `2-blocks-and-search §5`, the federal rule for insured mortgages of 2016. A price of
 * exactly 1,000,000 falls under the steps, as "over 1,000,000" says; the specification also gives another reading, and the first
 * one applies. `federal-2024` is the current rule of the Department of Finance: a loan on a price of 1,500,000 or more cannot be
 * insured, a down payment below 20 % requires insurance, and the longest period is then 25 years, or 30 for a first or a new
 * home.
 */
export const mortgageRules = {
  texts: {
    inForceSince: '2016-02-15',
    commercial: 0.35,
    residential: { ...steps, upperLimit: 1_000_000, isUpperLimitBeyond: false },
    amortizations,
    insured: null,
  },
  'federal-2024': {
    inForceSince: '2024-12-15',
    commercial: 0.35,
    residential: { ...steps, upperLimit: 1_500_000, isUpperLimitBeyond: true },
    amortizations: [...amortizations, 30],
    insured: { share: 0.2, years: 25 },
  },
} as const satisfies Record<string, MortgageRule>;
