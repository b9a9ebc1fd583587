/** Insurance that a loan on a home needs when the down payment is small. Rates are fractions of the loan. */
export interface LoanInsuranceRule {
  /** Fraction of the price below which a down payment requires insurance. */
  share: number;
  /** Longest period without a condition, years; a longer one is for a first or a new home only. */
  years: number;
  /** Premium by the ratio of loan to price, in rising order. */
  premiums: readonly { upTo: number; rate: number }[];
  /** Added to the premium for more than `years`. */
  longPeriodRate: number;
}

/** Minimum down payment as fractions of the price, amortization periods and loan insurance. Amounts are in CAD. */
export interface MortgageRule {
  /** Day from which the rule applies, such as `2024-12-15`. */
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
  /** Null when the rules do not mention insurance. */
  insurance: LoanInsuranceRule | null;
}

const steps = { base: 0.05, lowerLimit: 500_000, above: 0.1, beyond: 0.2 };

/** Amortization periods (mortgage.8), years. */
const amortizations = [5, 10, 15, 20, 25];

/**
 * The rules by name. `texts` is the rule of mortgage.6, the federal rule for insured mortgages of 2016. A price of exactly
 * 1,000,000 falls under the steps. `federal-2024` is the current rule of the Department of Finance: a loan on a price of 1,500,000 or more cannot be
 * insured, a down payment below 20 % requires insurance, and the longest period is then 25 years, or 30 for a first or a new
 * home. Its premiums are those of the Canada Mortgage and Housing Corporation for homeowners.
 */
export const mortgageRules = {
  texts: {
    inForceSince: '2016-02-15',
    commercial: 0.35,
    residential: { ...steps, upperLimit: 1_000_000, isUpperLimitBeyond: false },
    amortizations,
    insurance: null,
  },
  'federal-2024': {
    inForceSince: '2024-12-15',
    commercial: 0.35,
    residential: { ...steps, upperLimit: 1_500_000, isUpperLimitBeyond: true },
    amortizations: [...amortizations, 30],
    insurance: {
      share: 0.2,
      years: 25,
      premiums: [
        { upTo: 0.85, rate: 0.028 },
        { upTo: 0.9, rate: 0.031 },
        { upTo: 0.95, rate: 0.04 },
      ],
      longPeriodRate: 0.002,
    },
  },
} as const satisfies Record<string, MortgageRule>;

/** Returns the rule in force on a day (`2026-05-31`); the oldest known rule for earlier days. */
export function mortgageRuleOn(day: string): MortgageRule {
  const [oldest, ...later] = Object.values<MortgageRule>(mortgageRules).sort((one, other) =>
    one.inForceSince < other.inForceSince ? -1 : 1,
  );
  const rule = later.findLast(({ inForceSince }) => inForceSince <= day) ?? oldest;
  if (!rule) throw new Error('There is no rule of mortgages.');
  return rule;
}

/**
 * Québec's tax on insurance premiums as a fraction, the latest first (Act respecting the Québec sales tax, s. 512; budget of March
 * 2025). The buyer pays it on the day of the sale: it is not part of the loan.
 */
export const premiumTaxRates: readonly { inForceSince: string; rate: number }[] = [
  { inForceSince: '2027-01-01', rate: 0.09975 },
  { inForceSince: '1985-01-01', rate: 0.09 },
];
