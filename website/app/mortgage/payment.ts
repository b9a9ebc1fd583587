import type { MortgageTerms, PaymentFrequency } from './mortgage-terms.ts';

/** Compounding periods per year of Canadian mortgages (Interest Act, s. 6; `2-blocks-and-search §9`). */
const compoundingsPerYear = 2;
const monthsPerYear = 12;

/** Number of payments per month. The specification counts four weeks per month, not 52 per year. */
const paymentsPerMonth: Record<PaymentFrequency, number> = { weekly: 4, 'bi-weekly': 2, monthly: 1 };

/** Returns the amount borrowed, CAD: the price less the down payment, never below 0 (`2-blocks-and-search §5`). */
export const loanAmount = ({ price, downPayment }: Pick<MortgageTerms, 'price' | 'downPayment'>): number =>
  Math.max(0, price - downPayment);

/** Returns the monthly rate of an annual rate that is compounded twice a year. */
export const monthlyRate = (interestRate: number): number =>
  (1 + interestRate / compoundingsPerYear) ** (compoundingsPerYear / monthsPerYear) - 1;

/**
 * Returns one payment of a mortgage in CAD, unrounded (`2-blocks-and-search §9`): the larger of the annuity and the principal in
 * equal parts, per month; a quarter of it per week or half of it every two weeks. 0 without a price or a loan.
 */
export function mortgagePayment(terms: MortgageTerms): number {
  const loan = loanAmount(terms);
  const payments = monthsPerYear * terms.amortizationPeriod;
  if (!(terms.price > 0) || !(loan > 0) || !(payments > 0)) return 0;
  const straightLine = loan / payments;
  const rate = monthlyRate(terms.interestRate);
  const annuity = (loan * rate) / (1 - (1 + rate) ** -payments);
  // Without interest the annuity is 0 / 0, so the payment is the principal in equal parts.
  const monthly = Number.isFinite(annuity) ? Math.max(straightLine, annuity) : straightLine;
  return monthly / paymentsPerMonth[terms.paymentFrequency];
}
