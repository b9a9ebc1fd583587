import type { MortgageRule } from './mortgage-rules.ts';
import type { MortgageTerms } from './mortgage-terms.ts';
import { financedAmount, mortgagePayment, paymentsPerYear, periodRate } from './payment.ts';

/** One year of a mortgage, CAD, unrounded. */
export interface ScheduleYear {
  /** Number of the year, from 1. */
  year: number;
  principal: number;
  interest: number;
  /** Amount owed at the end of the year. */
  balance: number;
  /** Interest paid from the first year to the end of this one. */
  interestSoFar: number;
}

/**
 * Returns the repayment schedule of a loan by year, until it is paid back: accelerated payments take fewer years than the
 * amortization period. Empty without a loan. The last balance is 0.
 */
export function mortgageSchedule(terms: MortgageTerms, rule: MortgageRule): ScheduleYear[] {
  const payment = mortgagePayment(terms, rule);
  if (payment <= 0) return [];
  const periods = paymentsPerYear[terms.paymentFrequency];
  const rate = periodRate(terms.interestRate, periods);
  const years: ScheduleYear[] = [];
  let balance = financedAmount(terms, rule);
  let interestSoFar = 0;
  for (let year = 1; year <= terms.amortizationPeriod && balance > 0; year++) {
    const before = { balance, interestSoFar };
    for (let period = 0; period < periods; period++) {
      const interest = balance * rate;
      balance = Math.max(0, balance - Math.min(balance, payment - interest));
      interestSoFar += interest;
    }
    // A remainder below half a cent is a rounding error of binary fractions.
    if (balance < 0.005) balance = 0;
    years.push({
      year,
      principal: before.balance - balance,
      interest: interestSoFar - before.interestSoFar,
      balance,
      interestSoFar,
    });
  }
  return years;
}
