import type { MortgageTerms } from './mortgage-terms.ts';
import { loanAmount, monthlyRate, mortgagePayment } from './payment.ts';

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

const monthsPerYear = 12;

/**
 * Returns the repayment schedule of a loan by year, for monthly payments; other frequencies are fractions of them (`payment.ts`).
 * Empty without a loan. The last balance is 0.
 */
export function mortgageSchedule(terms: MortgageTerms): ScheduleYear[] {
  const payment = mortgagePayment({ ...terms, paymentFrequency: 'monthly' });
  if (payment <= 0) return [];
  const rate = monthlyRate(terms.interestRate);
  const years: ScheduleYear[] = [];
  let balance = loanAmount(terms);
  let interestSoFar = 0;
  for (let year = 1; year <= terms.amortizationPeriod; year++) {
    const before = { balance, interestSoFar };
    for (let month = 0; month < monthsPerYear; month++) {
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
