import { loanInsurance } from './insurance.ts';
import type { MortgageRule } from './mortgage-rules.ts';
import type { MortgageTerms, PaymentFrequency } from './mortgage-terms.ts';

/** Compounding periods per year of Canadian mortgages (Interest Act, s. 6; mortgage.9). */
const compoundingsPerYear = 2;
const monthsPerYear = 12;

/**
 * Divisor of a monthly payment. Weekly and bi-weekly payments are accelerated (mortgage.9): a quarter and a half of a
 * monthly payment, 52 and 26 times a year, so that thirteen monthly payments are made in a year.
 */
const partsOfMonth: Record<PaymentFrequency, number> = { weekly: 4, 'bi-weekly': 2, monthly: 1 };

export const paymentsPerYear: Record<PaymentFrequency, number> = { weekly: 52, 'bi-weekly': 26, monthly: 12 };

/** Returns the price less the down payment, CAD, never below 0 (mortgage.7). */
export const loanAmount = ({ price, downPayment }: Pick<MortgageTerms, 'price' | 'downPayment'>): number =>
  Math.max(0, price - downPayment);

/** Returns the amount borrowed, CAD: the loan with the insurance premium, when the rule requires one. */
export const financedAmount = (terms: MortgageTerms, rule: MortgageRule): number =>
  loanAmount(terms) + (loanInsurance(terms, rule)?.premium ?? 0);

/**
 * Returns the rate of one of `periods` equal parts of a year, of an annual rate that is compounded twice a year.
 * `(1 + rate) ** power - 1`, in the form that keeps its digits when the rate is close to 0.
 */
export const periodRate = (interestRate: number, periods: number = monthsPerYear): number =>
  Math.expm1((compoundingsPerYear / periods) * Math.log1p(interestRate / compoundingsPerYear));

/**
 * Returns one payment of a mortgage in CAD, unrounded (mortgage.9): the larger of the annuity and the principal in
 * equal parts, per month; a quarter of it per week or half of it every two weeks. 0 without a price or a loan.
 */
export function mortgagePayment(terms: MortgageTerms, rule: MortgageRule): number {
  const loan = financedAmount(terms, rule);
  const payments = monthsPerYear * terms.amortizationPeriod;
  if (!(terms.price > 0) || !(loan > 0) || !(payments > 0)) return 0;
  const straightLine = loan / payments;
  const rate = periodRate(terms.interestRate);
  // `rate / (1 - (1 + rate) ** -payments)`, in the form that keeps its digits when the rate is close to 0.
  const annuity = loan * (rate / -Math.expm1(-payments * Math.log1p(rate)));
  // Without interest the annuity is 0 / 0, so the payment is the principal in equal parts.
  const monthly = Number.isFinite(annuity) ? Math.max(straightLine, annuity) : straightLine;
  return monthly / partsOfMonth[terms.paymentFrequency];
}
