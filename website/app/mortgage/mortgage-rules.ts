/** What a buyer must bring to a price, in parts of it, and how long the loan may last. Amounts are in CAD. */
export interface MortgageRule {
  inForceSince: string;
  commercial: number;
  residential: {
    /** On the price up to `lowerLimit`. */
    base: number;
    lowerLimit: number;
    /** On what of the price is above `lowerLimit`. */
    above: number;
    upperLimit: number;
    /** Whether a price of exactly `upperLimit` is beyond it. */
    isUpperLimitBeyond: boolean;
    /** On the whole of a price beyond `upperLimit`. */
    beyond: number;
  };
  /** The years over which a loan may be paid back, to choose from. */
  amortizations: readonly number[];
  /** What a home with a down payment below `share` has to be insured for; null where the rules say nothing of it. */
  insured: { share: number; years: number } | null;
}

const steps = { base: 0.05, lowerLimit: 500_000, above: 0.1, beyond: 0.2 };

/** `2-blocks-and-search §9`. */
const amortizations = [5, 10, 15, 20, 25];

/**
 * The rules by name. `texts` is that of `2-blocks-and-search §5`: the federal rule for insured mortgages of 2016. A price of exactly
 * 1,000,000 falls under the steps, as "over 1,000,000" says; the texts name another reading, and the first one given holds.
 * `federal-2024` is today's, of the Department of Finance: no loan on a price of 1,500,000 or more can be insured, below a fifth of
 * the price it has to be, and then 25 years are the longest, or 30 for a first home and for a new one.
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
