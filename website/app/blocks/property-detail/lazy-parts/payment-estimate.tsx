import { defineLazyPart } from '../../../block-framework/hydration/lazy-part.tsx';
import { useTexts } from '../../../locale/define-texts.ts';
import { MortgageFields } from '../../../mortgage/mortgage-fields.tsx';
import { mortgageRuleOn } from '../../../mortgage/mortgage-rules.ts';
import type { MortgageTerms } from '../../../mortgage/mortgage-terms.ts';
import { PaymentFigure } from '../../../mortgage/payment-figure.tsx';
import { today } from '../../../mortgage/today.ts';
import { useMortgage } from '../../../mortgage/use-mortgage.ts';
import { usualTerms } from '../../../mortgage/usual-terms.ts';
import { paymentTexts } from '../parts/payment-texts.ts';
import styles from './payment-estimate.module.css';

interface Props extends Pick<MortgageTerms, 'price' | 'propertyType'> {
  /** Id of the heading. */
  titleId: string;
}

/**
 * Estimates the payment of a loan for this listing (mortgage.9). Without JavaScript it uses the default terms;
 * with it every term can be changed.
 */
function PaymentEstimate({ titleId, ...listing }: Props) {
  const t = useTexts(paymentTexts);
  const rule = mortgageRuleOn(today());
  const mortgage = useMortgage(() => usualTerms(listing, rule), rule);
  const { terms, problem, rateIsRead } = mortgage;
  const canShow = problem === null && rateIsRead;
  return (
    <div className={`page-width ${styles.estimate}`}>
      <div className={styles.result} aria-live="polite">
        <h2 id={titleId} className={styles.title}>
          {t.title}
        </h2>
        <PaymentFigure terms={canShow ? terms : null} rule={rule} frequency={terms.paymentFrequency} decimals={0} />
      </div>
      <MortgageFields mortgage={mortgage} />
    </div>
  );
}

export const part = defineLazyPart('payment-estimate', PaymentEstimate);
