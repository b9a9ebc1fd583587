import type { MortgageRule } from './mortgage-rules.ts';
import type { MortgageTerms } from './mortgage-terms.ts';

/**
 * Returns the insurance note for these terms: `insured` when the loan must be insured, `first-or-new` when its length also
 * requires a first or a new home; null without a note.
 */
export function insuranceNote(
  { propertyType, price, downPayment, amortizationPeriod }: MortgageTerms,
  { insured }: MortgageRule,
): 'insured' | 'first-or-new' | null {
  if (!insured || propertyType !== 'Residential' || !(price > 0) || downPayment >= price * insured.share) return null;
  return amortizationPeriod > insured.years ? 'first-or-new' : 'insured';
}
