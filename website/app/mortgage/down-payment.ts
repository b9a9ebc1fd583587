import { type MortgageRule, mortgageRules } from './mortgage-rules.ts';
import type { MortgagePropertyType, MortgageTerms } from './mortgage-terms.ts';

/** The minimum down payment on a price, CAD; 0 where there is no price. */
export function minimumDownPayment(
  price: number,
  propertyType: MortgagePropertyType,
  { commercial, residential }: MortgageRule = mortgageRules.texts,
): number {
  if (!(price > 0)) return 0;
  if (propertyType === 'Commercial') return price * commercial;
  const { base, lowerLimit, above, upperLimit, isUpperLimitBeyond, beyond } = residential;
  if (price > upperLimit || (isUpperLimitBeyond && price === upperLimit)) return price * beyond;
  const lower = Math.min(price, lowerLimit);
  return lower * base + (price - lower) * above;
}

/** Why a down payment cannot stand: more than the price (a warning), or less than `minimum` (`2-blocks-and-search §5`). */
export type DownPaymentProblem = { kind: 'too-high' } | { kind: 'too-low'; minimum: number };

export function downPaymentProblem(
  { price, downPayment, propertyType }: Pick<MortgageTerms, 'price' | 'downPayment' | 'propertyType'>,
  rule?: MortgageRule,
): DownPaymentProblem | null {
  if (downPayment > price) return { kind: 'too-high' };
  const minimum = minimumDownPayment(price, propertyType, rule);
  return toCents(downPayment) < toCents(minimum) ? { kind: 'too-low', minimum } : null;
}

/** Whether a calculator may calculate: the down payment can stand and the rate is not below 0 (`2-blocks-and-search §5`). */
export const canCalculate = (terms: MortgageTerms, rule?: MortgageRule): boolean =>
  terms.interestRate >= 0 && downPaymentProblem(terms, rule) === null;

/** The down payment in percent of the price, to be shown with 2 decimals; 0 where there is no price. */
export const downPaymentPercent = ({ price, downPayment }: Pick<MortgageTerms, 'price' | 'downPayment'>): number =>
  price > 0 ? Math.round((downPayment / price) * 10_000) / 100 : 0;

/** A tenth of a cent, which binary fractions make of a rule, must not refuse anybody. */
const toCents = (amount: number): number => Math.round(amount * 100);
