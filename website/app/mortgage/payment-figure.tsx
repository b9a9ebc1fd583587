import { useTexts } from '../locale/define-texts.ts';
import { formatCurrency, formatNumber, formatRate } from '../locale/format.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { loanInsurance, premiumTax } from './insurance.ts';
import type { MortgageRule } from './mortgage-rules.ts';
import type { MortgageTerms } from './mortgage-terms.ts';
import { mortgageTexts } from './mortgage-texts.ts';
import { mortgagePayment } from './payment.ts';
import styles from './payment-figure.module.css';
import { mortgageSchedule } from './schedule.ts';
import { TermsLine } from './terms-line.tsx';
import { today } from './today.ts';

interface Props {
  /** Null while the terms are invalid. */
  terms: MortgageTerms | null;
  rule: MortgageRule;
  frequency: MortgageTerms['paymentFrequency'];
  decimals: 0 | 2;
}

/** Renders a payment in large figures with its terms and a disclaimer. Place it inside a live region. */
export function PaymentFigure({ terms, rule, frequency, decimals }: Props) {
  const t = useTexts(mortgageTexts);
  const locale = useLocale();
  return (
    <>
      <p className={styles.payment}>
        <span className={styles.amount}>
          {terms ? formatCurrency(mortgagePayment(terms, rule), locale, decimals) : '–'}
        </span>{' '}
        <span>{t.period(frequency)}</span>
      </p>
      {terms && (
        <p>
          <TermsLine terms={terms} rule={rule} />
        </p>
      )}
      {terms && <Premium terms={terms} rule={rule} />}
      {terms && frequency !== 'monthly' && (
        <p className={styles.note}>{t.accelerated(frequency, mortgageSchedule(terms, rule).length)}</p>
      )}
      <p className={styles.note}>{t.note}</p>
    </>
  );
}

/** Renders the insurance premium that is part of the loan, and the tax on it, which is not. */
function Premium({ terms, rule }: { terms: MortgageTerms; rule: MortgageRule }) {
  const t = useTexts(mortgageTexts);
  const locale = useLocale();
  const insurance = loanInsurance(terms, rule);
  if (!insurance) return null;
  const { tax, rate } = premiumTax(insurance.premium, today());
  return (
    <p className={styles.note}>
      {t.premium(formatCurrency(insurance.premium, locale), formatRate(insurance.rate, locale))}{' '}
      {t.premiumTax(formatCurrency(tax, locale), formatNumber(rate * 100, locale))}
    </p>
  );
}
