import type { MortgageRule } from './mortgage-rules.ts';
import type { MortgagePropertyType, MortgageTerms } from './mortgage-terms.ts';

/** Returns the minimum down payment on a price, CAD; 0 without a price. */
export function minimumDownPayment(
  price: number,
  propertyType: MortgagePropertyType,
  { commercial, residential }: MortgageRule,
): number {
  if (!(price > 0)) return 0;
  if (propertyType === 'Commercial') return price * commercial;
  const { base, lowerLimit, above, upperLimit, isUpperLimitBeyond, beyond } = residential;
  if (price > upperLimit || (isUpperLimitBeyond && price === upperLimit)) return price * beyond;
  const lower = Math.min(price, lowerLimit);
  return lower * base + (price - lower) * above;
}

/** Problem of a down payment: above the price (a warning), or below `minimum` (mortgage.5). */
export type DownPaymentProblem = { kind: 'too-high' } | { kind: 'too-low'; minimum: number };

export function downPaymentProblem(
  { price, downPayment, propertyType }: Pick<MortgageTerms, 'price' | 'downPayment' | 'propertyType'>,
  rule: MortgageRule,
): DownPaymentProblem | null {
  if (downPayment > price) return { kind: 'too-high' };
  const minimum = minimumDownPayment(price, propertyType, rule);
  return toCents(downPayment) < toCents(minimum) ? { kind: 'too-low', minimum } : null;
}

/** True when a payment can be calculated: the down payment is valid and the rate is not negative (mortgage.4). */
export const canCalculate = (terms: MortgageTerms, rule: MortgageRule): boolean =>
  terms.interestRate >= 0 && downPaymentProblem(terms, rule) === null;

/** Returns the down payment in percent of the price, to be shown with 2 decimals; 0 without a price. */
export const downPaymentPercent = ({ price, downPayment }: Pick<MortgageTerms, 'price' | 'downPayment'>): number =>
  price > 0 ? Math.round((downPayment / price) * 10_000) / 100 : 0;

/** Rounds to cents, so that rounding errors of binary fractions do not refuse a valid amount. */
const toCents = (amount: number): number => Math.round(amount * 100);
