import { useTexts } from '../../../locale/define-texts.ts';
import type { PropertyDetailData } from '../property-detail-data.ts';
import { texts } from '../texts.ts';
import styles from './monthly-cost.module.css';

/** Shows the cost of a month in one figure with its parts. */
export function MonthlyCost({ total, parts }: NonNullable<PropertyDetailData['monthlyCost']>) {
  const t = useTexts(texts);
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t.monthlyCost}</h2>
      <p className={styles.total}>
        <span className={styles.amount}>{total}</span> {t.eachMonth}
      </p>
      <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ label, start, share }) => (
          <rect key={label} x={start} width={share} height="1" />
        ))}
      </svg>
      <ul className={styles.parts}>
        {parts.map(({ label, value }) => (
          <li key={label} className={styles.part}>
            <span className={styles.label}>{label}</span> <span className={styles.value}>{value}</span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t.monthlyCostNote}</p>
    </section>
  );
}
