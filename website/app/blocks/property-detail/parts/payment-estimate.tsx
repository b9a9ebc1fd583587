import { useTexts } from '../../../locale/define-texts.ts';
import { MortgageFields } from '../../../mortgage/mortgage-fields.tsx';
import { PaymentFigure } from '../../../mortgage/payment-figure.tsx';
import { useMortgage } from '../../../mortgage/use-mortgage.ts';
import { usualTerms } from '../../../mortgage/usual-terms.ts';
import type { PropertyDetailData } from '../property-detail-data.ts';
import styles from './payment-estimate.module.css';
import { paymentTexts } from './payment-texts.ts';

/**
 * Estimates the payment of a loan for this listing (`2-blocks-and-search §5`, §9). Without JavaScript it uses the default terms;
 * with it every term can be changed.
 */
export function PaymentEstimate({ id, ...listing }: NonNullable<PropertyDetailData['mortgage']> & { id: string }) {
  const t = useTexts(paymentTexts);
  const mortgage = useMortgage(() => usualTerms(listing));
  const { terms, problem, rateIsRead } = mortgage;
  const canShow = problem === null && rateIsRead;
  return (
    <section className={styles.panel} id={id} aria-labelledby={`${id}-title`}>
      <div className={`page-width ${styles.estimate}`}>
        <div className={styles.result} aria-live="polite">
          <h2 id={`${id}-title`} className={styles.title}>
            {t.title}
          </h2>
          <PaymentFigure terms={canShow ? terms : null} frequency={terms.paymentFrequency} decimals={0} />
        </div>
        <MortgageFields mortgage={mortgage} />
      </div>
    </section>
  );
}
