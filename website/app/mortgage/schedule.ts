import type { MortgageTerms } from './mortgage-terms.ts';
import { loanAmount, monthlyRate, mortgagePayment } from './payment.ts';

/** A year of a mortgage, CAD, unrounded. */
export interface ScheduleYear {
  /** 1 is the first. */
  year: number;
  principal: number;
  interest: number;
  /** What is still owed at the end of the year. */
  balance: number;
  /** All the interest paid until then. */
  interestSoFar: number;
}

const monthsPerYear = 12;

/**
 * How a loan is paid back, year by year, by the payment of a month; other frequencies are fractions of it (`payment.ts`). Empty
 * where there is no loan. The last balance is 0.
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
    // What binary fractions leave of a cent is nothing that anybody owes.
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
