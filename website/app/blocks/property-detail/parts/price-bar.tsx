import { useTexts } from '../../../locale/define-texts.ts';
import { buttonClass } from '../../../ui/button/button.tsx';
import { texts } from '../texts.ts';
import styles from './price-bar.module.css';

/** Keeps the price and the contact link visible on phones while the page scrolls. */
export function PriceBar({ price, contactId }: { price: string; contactId: string }) {
  const t = useTexts(texts);
  return (
    <div className={styles.bar}>
      <span className={styles.price}>{price}</span>
      <a className={`${buttonClass()} ${styles.ask}`} href={`#${contactId}`}>
        {t.ask}
      </a>
    </div>
  );
}
