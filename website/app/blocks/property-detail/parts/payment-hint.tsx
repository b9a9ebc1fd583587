import { useTexts } from '../../../locale/define-texts.ts';
import styles from './payment-hint.module.css';
import { paymentTexts } from './payment-texts.ts';

interface Props {
  /** Monthly payment on usual terms, formatted. */
  payment: string;
  /** What a month costs with taxes and fees, formatted; undefined when only the payment is known. */
  total: string | undefined;
  /** Id of the payment estimate. */
  paymentId: string;
}

/** Shows what a month costs and the payment on usual terms as its part, or the payment alone, with a link to the estimate below. */
export function PaymentHint({ payment, total, paymentId }: Props) {
  const t = useTexts(paymentTexts);
  return (
    <p className={styles.hint}>
      {total ? t.partOf(payment, total) : t.about(payment)}{' '}
      <a className={styles.link} href={`#${paymentId}`}>
        {t.adjust}
      </a>
    </p>
  );
}
