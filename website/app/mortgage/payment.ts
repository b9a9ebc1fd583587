import type { MortgageTerms, PaymentFrequency } from './mortgage-terms.ts';

/** Canadian mortgages compound twice a year (Interest Act, s. 6; `2-blocks-and-search §9`). */
const compoundingsPerYear = 2;
const monthsPerYear = 12;

/** How many payments make a month's, as the texts count them: four weeks to a month, not 52 to a year. */
const paymentsPerMonth: Record<PaymentFrequency, number> = { weekly: 4, 'bi-weekly': 2, monthly: 1 };

/** What is borrowed, CAD: the price less the down payment, never below 0 (`2-blocks-and-search §5`). */
export const loanAmount = ({ price, downPayment }: Pick<MortgageTerms, 'price' | 'downPayment'>): number =>
  Math.max(0, price - downPayment);

/** The rate of a month of a year's rate that is compounded twice a year. */
export const monthlyRate = (interestRate: number): number =>
  (1 + interestRate / compoundingsPerYear) ** (compoundingsPerYear / monthsPerYear) - 1;

/**
 * One payment of a mortgage in CAD, unrounded (`2-blocks-and-search §9`): of the principal in equal parts and the annuity the
 * larger one, a month's, and of that a quarter a week or half every two weeks. 0 where there is no price or no loan.
 */
export function mortgagePayment(terms: MortgageTerms): number {
  const loan = loanAmount(terms);
  const payments = monthsPerYear * terms.amortizationPeriod;
  if (!(terms.price > 0) || !(loan > 0) || !(payments > 0)) return 0;
  const straightLine = loan / payments;
  const rate = monthlyRate(terms.interestRate);
  const annuity = (loan * rate) / (1 - (1 + rate) ** -payments);
  // Without interest the annuity is 0 / 0, and the principal in equal parts is all there is to pay.
  const monthly = Number.isFinite(annuity) ? Math.max(straightLine, annuity) : straightLine;
  return monthly / paymentsPerMonth[terms.paymentFrequency];
}
