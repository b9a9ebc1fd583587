import { useState } from 'react';
import { type DownPaymentProblem, downPaymentProblem } from './down-payment.ts';
import type { MortgageRule } from './mortgage-rules.ts';
import type { MortgageTerms } from './mortgage-terms.ts';
import { readRate } from './read-terms.ts';

/** The terms of a mortgage and functions that change them. */
export interface Mortgage {
  terms: MortgageTerms;
  problem: DownPaymentProblem | null;
  /** Rule that applies to the terms. */
  rule: MortgageRule;
  /** False while the text in the rate field is not a number; the terms keep the last valid rate. */
  rateIsRead: boolean;
  change: (changed: Partial<MortgageTerms>) => void;
  changeRate: (text: string) => void;
}

export function useMortgage(initial: () => MortgageTerms, rule: MortgageRule): Mortgage {
  const [terms, setTerms] = useState(initial);
  const [rateIsRead, setRateIsRead] = useState(true);
  const change = (changed: Partial<MortgageTerms>) => setTerms((before) => ({ ...before, ...changed }));
  return {
    terms,
    problem: downPaymentProblem(terms, rule),
    rule,
    rateIsRead,
    change,
    changeRate(text) {
      const interestRate = readRate(text);
      setRateIsRead(interestRate !== null);
      if (interestRate !== null) change({ interestRate });
    },
  };
}
