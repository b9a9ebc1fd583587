import { useTexts } from '../../../locale/define-texts.ts';
import styles from './payment-hint.module.css';
import { paymentTexts } from './payment-texts.ts';

interface Props {
  /** Monthly payment on usual terms, formatted. */
  payment: string;
  /** Id of the payment estimate. */
  paymentId: string;
}

/** Shows the monthly payment on usual terms, with a link to the estimate below. */
export function PaymentHint({ payment, paymentId }: Props) {
  const t = useTexts(paymentTexts);
  return (
    <p className={styles.hint}>
      {t.about(payment)}{' '}
      <a className={styles.link} href={`#${paymentId}`}>
        {t.adjust}
      </a>
    </p>
  );
}
