import { useTexts } from '../../../locale/define-texts.ts';
import { formatCurrency } from '../../../locale/format.ts';
import { useLocale } from '../../../locale/use-locale.tsx';
import { mortgagePayment } from '../../../mortgage/payment.ts';
import { usualTerms } from '../../../mortgage/usual-terms.ts';
import type { PropertyDetailData } from '../property-detail-data.ts';
import styles from './payment-hint.module.css';
import { paymentTexts } from './payment-texts.ts';

type Props = NonNullable<PropertyDetailData['mortgage']> & { /** Id of the payment estimate. */ paymentId: string };

/** Shows the monthly payment on default terms, with a link to the estimate below. */
export function PaymentHint({ paymentId, ...mortgage }: Props) {
  const t = useTexts(paymentTexts);
  const payment = formatCurrency(mortgagePayment(usualTerms(mortgage)), useLocale(), 0);
  return (
    <p className={styles.hint}>
      {t.about(payment)}{' '}
      <a className={styles.link} href={`#${paymentId}`}>
        {t.adjust}
      </a>
    </p>
  );
}
