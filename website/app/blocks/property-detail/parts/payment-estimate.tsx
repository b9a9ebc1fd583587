import { useTexts } from '../../../locale/define-texts.ts';
import { formatCurrency } from '../../../locale/format.ts';
import { useLocale } from '../../../locale/use-locale.tsx';
import { MortgageFields } from '../../../mortgage/mortgage-fields.tsx';
import { mortgageTexts } from '../../../mortgage/mortgage-texts.ts';
import { mortgagePayment } from '../../../mortgage/payment.ts';
import { TermsLine } from '../../../mortgage/terms-line.tsx';
import { useMortgage } from '../../../mortgage/use-mortgage.ts';
import { usualTerms } from '../../../mortgage/usual-terms.ts';
import type { PropertyDetailData } from '../property-detail-data.ts';
import styles from './payment-estimate.module.css';
import { paymentTexts } from './payment-texts.ts';

/**
 * What a loan for this listing costs (`2-blocks-and-search §5`, §9). Without JavaScript it stands on usual terms; with it every
 * term can be changed and the result follows.
 */
export function PaymentEstimate({ id, ...listing }: NonNullable<PropertyDetailData['mortgage']> & { id: string }) {
  const t = useTexts(paymentTexts);
  const words = useTexts(mortgageTexts);
  const locale = useLocale();
  const mortgage = useMortgage(() => usualTerms(listing));
  const { terms, problem, rateIsRead } = mortgage;
  const canShow = problem === null && rateIsRead;
  return (
    <section className={styles.ground} id={id} aria-labelledby={`${id}-title`}>
      <div className={`page-width ${styles.estimate}`}>
        <div className={styles.result}>
          <h2 id={`${id}-title`} className={styles.title}>
            {t.title}
          </h2>
          <p className={styles.payment} aria-live="polite">
            <span className={styles.amount}>{canShow ? formatCurrency(mortgagePayment(terms), locale, 0) : '–'}</span>{' '}
            <span>{words.period(terms.paymentFrequency)}</span>
          </p>
          {canShow && (
            <p className={styles.terms}>
              <TermsLine terms={terms} />
            </p>
          )}
          <p className={styles.note}>{words.note}</p>
        </div>
        <MortgageFields mortgage={mortgage} />
      </div>
    </section>
  );
}
