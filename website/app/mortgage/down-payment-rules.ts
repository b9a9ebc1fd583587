/** The least that a buyer must bring to a price, in parts of it. Amounts are in CAD. */
export interface DownPaymentRule {
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
}

const steps = { base: 0.05, lowerLimit: 500_000, above: 0.1, beyond: 0.2 };

/**
 * The rules by name. `texts` is that of `2-blocks-and-search §5`: the federal rule for insured mortgages of 2016. A price of exactly
 * 1,000,000 falls under the steps, as "over 1,000,000" says; the texts name another reading, and the first one given holds.
 * `federal-2024` is today's: no loan on a price of 1,500,000 or more can be insured.
 */
export const downPaymentRules = {
  texts: {
    inForceSince: '2016-02-15',
    commercial: 0.35,
    residential: { ...steps, upperLimit: 1_000_000, isUpperLimitBeyond: false },
  },
  'federal-2024': {
    inForceSince: '2024-12-15',
    commercial: 0.35,
    residential: { ...steps, upperLimit: 1_500_000, isUpperLimitBeyond: true },
  },
} as const satisfies Record<string, DownPaymentRule>;
