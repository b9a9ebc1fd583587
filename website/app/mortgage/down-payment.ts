import type { MortgagePropertyType, MortgageTerms } from './mortgage-terms.ts';

/**
 * The least that a buyer must bring, as `2-blocks-and-search §5` has it: the federal rule for insured mortgages that came into
 * force on 2016-02-15. Ottawa moved its ceiling to 1,500,000 CAD on 2024-12-15; the texts keep 1,000,000, and so does this until
 * they change. Everything that knows the rule reads it here.
 */
export const downPaymentRule = {
  inForceSince: '2016-02-15',
  commercial: 0.35,
  residential: {
    /** On the price up to `lowerLimit`. */
    base: 0.05,
    lowerLimit: 500_000,
    /** On what of the price is above `lowerLimit`. */
    above: 0.1,
    /**
     * Beyond it, `beyond` of the whole price. A price of exactly this much still falls under the steps, as "over 1,000,000" says;
     * the texts name another reading ("1,000,000 or more"), and the first one given holds.
     */
    upperLimit: 1_000_000,
    beyond: 0.2,
  },
} as const;

/** The minimum down payment on a price, CAD; 0 where there is no price. */
export function minimumDownPayment(price: number, propertyType: MortgagePropertyType): number {
  if (!(price > 0)) return 0;
  const { commercial, residential } = downPaymentRule;
  if (propertyType === 'Commercial') return price * commercial;
  if (price > residential.upperLimit) return price * residential.beyond;
  const lower = Math.min(price, residential.lowerLimit);
  return lower * residential.base + (price - lower) * residential.above;
}

/** Why a down payment cannot stand: more than the price (a warning), or less than `minimum` (`2-blocks-and-search §5`). */
export type DownPaymentProblem = { kind: 'too-high' } | { kind: 'too-low'; minimum: number };

export function downPaymentProblem({
  price,
  downPayment,
  propertyType,
}: Pick<MortgageTerms, 'price' | 'downPayment' | 'propertyType'>): DownPaymentProblem | null {
  if (downPayment > price) return { kind: 'too-high' };
  const minimum = minimumDownPayment(price, propertyType);
  return toCents(downPayment) < toCents(minimum) ? { kind: 'too-low', minimum } : null;
}

/** Whether a calculator may calculate: the down payment can stand and the rate is not below 0 (`2-blocks-and-search §5`). */
export const canCalculate = (terms: MortgageTerms): boolean =>
  terms.interestRate >= 0 && downPaymentProblem(terms) === null;

/** The down payment in percent of the price, to be shown with 2 decimals; 0 where there is no price. */
export const downPaymentPercent = ({ price, downPayment }: Pick<MortgageTerms, 'price' | 'downPayment'>): number =>
  price > 0 ? Math.round((downPayment / price) * 10_000) / 100 : 0;

/** A tenth of a cent, which binary fractions make of a rule, must not refuse anybody. */
const toCents = (amount: number): number => Math.round(amount * 100);
