import { type MortgageRule, premiumTaxRates } from './mortgage-rules.ts';
import type { MortgageTerms } from './mortgage-terms.ts';

/** Insurance of a loan, CAD, rounded to the cent. */
export interface LoanInsurance {
  /** Added to the loan. */
  premium: number;
  /** Fraction of the loan. */
  rate: number;
  /** True when the period is for a first or a new home only. */
  isLong: boolean;
}

/** Returns the insurance that a loan on these terms needs; null when it needs none, or cannot be insured. */
export function loanInsurance(
  { propertyType, price, downPayment, amortizationPeriod }: MortgageTerms,
  { insurance }: MortgageRule,
): LoanInsurance | null {
  if (!insurance || propertyType !== 'Residential' || !(price > 0) || downPayment >= price * insurance.share)
    return null;
  const loan = price - downPayment;
  // Rounded, because 570,000 of 600,000 is a little more than 0.95 in binary fractions.
  const ratio = Math.round((loan / price) * 1e9) / 1e9;
  const premium = insurance.premiums.find(({ upTo }) => ratio <= upTo);
  if (!premium) return null;
  const isLong = amortizationPeriod > insurance.years;
  const rate = premium.rate + (isLong ? insurance.longPeriodRate : 0);
  return { premium: Math.round(loan * rate * 100) / 100, rate, isLong };
}

/** Returns Québec's tax on a premium on a day (`2026-05-31`), CAD, with its rate. */
export function premiumTax(premium: number, day: string): { tax: number; rate: number } {
  const rate = premiumTaxRates.find(({ inForceSince }) => inForceSince <= day)?.rate ?? 0;
  return { tax: Math.round(premium * rate * 100) / 100, rate };
}
