import { useTexts } from '../../../locale/define-texts.ts';
import type { PropertyDetailData } from '../property-detail-data.ts';
import { texts } from '../texts.ts';
import styles from './facts.module.css';

/** The key facts of a listing and its open houses; what is not known is left out. */
export function Facts({ facts, openHouses }: Pick<PropertyDetailData, 'facts' | 'openHouses'>) {
  const t = useTexts(texts);
  return (
    <>
      {openHouses.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.title}>{t.openHouses}</h2>
          <ul className={styles.houses}>
            {openHouses.map(({ start, text }) => (
              <li key={start}>
                <time dateTime={start}>{text}</time>
              </li>
            ))}
          </ul>
        </section>
      )}
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
    </>
  );
}
