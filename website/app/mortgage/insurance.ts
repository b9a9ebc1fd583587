import type { MortgageRule } from './mortgage-rules.ts';
import type { MortgageTerms } from './mortgage-terms.ts';

/**
 * What the insurance of a loan asks of these terms: `insured` where it has to be insured, `first-or-new` where that also takes a
 * first home or a new one, as it lasts longer than others may; null where there is nothing to say.
 */
export function insuranceNote(
  { propertyType, price, downPayment, amortizationPeriod }: MortgageTerms,
  { insured }: MortgageRule,
): 'insured' | 'first-or-new' | null {
  if (!insured || propertyType !== 'Residential' || !(price > 0) || downPayment >= price * insured.share) return null;
  return amortizationPeriod > insured.years ? 'first-or-new' : 'insured';
}
