import { useTexts } from '../locale/define-texts.ts';
import { formatCurrency } from '../locale/format.ts';
import { useLocale } from '../locale/use-locale.tsx';
import type { MortgageTerms } from './mortgage-terms.ts';
import { mortgageTexts } from './mortgage-texts.ts';
import { mortgagePayment } from './payment.ts';
import styles from './payment-figure.module.css';
import { TermsLine } from './terms-line.tsx';

interface Props {
  /** Null while the terms are invalid. */
  terms: MortgageTerms | null;
  frequency: MortgageTerms['paymentFrequency'];
  decimals: 0 | 2;
}

/** Renders a payment in large figures with its terms and a disclaimer. Place it inside a live region. */
export function PaymentFigure({ terms, frequency, decimals }: Props) {
  const t = useTexts(mortgageTexts);
  const locale = useLocale();
  return (
    <>
      <p className={styles.payment}>
        <span className={styles.amount}>{terms ? formatCurrency(mortgagePayment(terms), locale, decimals) : '–'}</span>{' '}
        <span>{t.period(frequency)}</span>
      </p>
      {terms && (
        <p>
          <TermsLine terms={terms} />
        </p>
      )}
      <p className={styles.note}>{t.note}</p>
    </>
  );
}
