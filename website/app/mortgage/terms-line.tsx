import { useTexts } from '../locale/define-texts.ts';
import { formatCurrency, formatPercent, formatRate } from '../locale/format.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { downPaymentPercent } from './down-payment.ts';
import type { MortgageRule } from './mortgage-rules.ts';
import type { MortgageTerms } from './mortgage-terms.ts';
import { mortgageTexts } from './mortgage-texts.ts';
import { financedAmount } from './payment.ts';

/** Renders the terms of a payment in one sentence. */
export function TermsLine({ terms, rule }: { terms: MortgageTerms; rule: MortgageRule }) {
  const t = useTexts(mortgageTexts);
  const locale = useLocale();
  const amount = (value: number) => formatCurrency(value, locale, 0);
  return t.terms(
    amount(terms.downPayment),
    formatPercent(downPaymentPercent(terms) / 100, locale),
    formatRate(terms.interestRate, locale),
    terms.amortizationPeriod,
    amount(financedAmount(terms, rule)),
  );
}
