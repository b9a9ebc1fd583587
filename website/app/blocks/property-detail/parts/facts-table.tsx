import { useTexts } from '../../../locale/define-texts.ts';
import type { PropertyDetailData } from '../property-detail-data.ts';
import { texts } from '../texts.ts';
import styles from './facts-table.module.css';

/** Shows the known facts of a listing as a table. */
export function FactsTable({ facts }: Pick<PropertyDetailData, 'facts'>) {
  const t = useTexts(texts);
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t.facts}</h2>
      <dl className={styles.table}>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles.row}>
            <dt>{t.fact(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
