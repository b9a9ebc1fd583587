import { useTexts } from '../../../locale/define-texts.ts';
import type { PropertyDetailData } from '../property-detail-data.ts';
import { texts } from '../texts.ts';
import styles from './facts-table.module.css';

interface Props {
  /** The present price, formatted. */
  current: string;
  previous: PropertyDetailData['priceHistory'];
}

/** Shows the present price and the previous ones with the days on which they ended; nothing when there are none. */
export function PriceHistory({ current, previous }: Props) {
  const t = useTexts(texts);
  const [latest] = previous;
  if (!latest) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t.priceHistory}</h2>
      <dl className={styles.table}>
        <div className={styles.row}>
          <dt>{t.priceSince(latest.until)}</dt>
          <dd>{current}</dd>
        </div>
        {previous.map(({ price, until, date }) => (
          <div key={date} className={styles.row}>
            <dt>{t.priceUntil(until)}</dt>
            <dd>{price}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
