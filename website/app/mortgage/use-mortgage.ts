import { useState } from 'react';
import { type DownPaymentProblem, downPaymentProblem } from './down-payment.ts';
import { type MortgageRule, mortgageRules } from './mortgage-rules.ts';
import type { MortgageTerms } from './mortgage-terms.ts';
import { readRate } from './read-terms.ts';

/** The terms of a mortgage while a visitor changes them. */
export interface Mortgage {
  terms: MortgageTerms;
  problem: DownPaymentProblem | null;
  /** The rule that they stand under. */
  rule: MortgageRule;
  /** False while what stands in the field of the rate is none; the terms keep the last that was. */
  rateIsRead: boolean;
  change: (changed: Partial<MortgageTerms>) => void;
  changeRate: (text: string) => void;
}

export function useMortgage(initial: () => MortgageTerms, rule: MortgageRule = mortgageRules.texts): Mortgage {
  const [terms, setTerms] = useState(initial);
  const [rateIsRead, setRateIsRead] = useState(true);
  const change = (changed: Partial<MortgageTerms>) => setTerms({ ...terms, ...changed });
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
