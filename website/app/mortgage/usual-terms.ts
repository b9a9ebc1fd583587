import { minimumDownPayment } from './down-payment.ts';
import type { MortgageRule } from './mortgage-rules.ts';
import { type MortgageTerms, mortgageDefaults } from './mortgage-terms.ts';

/** Usual down payment on a home as a fraction of the price: it needs no loan insurance. */
const usualShare = 0.2;

/**
 * Returns the terms of the first estimate for a listing: the calculator's defaults with the usual down payment, or the minimum where
 * that is more, as for commercial property.
 */
export function usualTerms(
  { price, propertyType }: Pick<MortgageTerms, 'price' | 'propertyType'>,
  rule: MortgageRule,
): MortgageTerms {
  const minimum = minimumDownPayment(price, propertyType, rule);
  return { ...mortgageDefaults, price, propertyType, downPayment: Math.ceil(Math.max(price * usualShare, minimum)) };
}
