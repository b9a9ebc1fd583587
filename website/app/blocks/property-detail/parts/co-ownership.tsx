import { useTexts } from '../../../locale/define-texts.ts';
import type { PropertyDetailData } from '../property-detail-data.ts';
import { texts } from '../texts.ts';
import styles from './co-ownership.module.css';

/** Shows the fees of a co-ownership, and which document answers what a listing does not say. */
export function CoOwnership({ month, year, squareFoot }: NonNullable<PropertyDetailData['coOwnership']>) {
  const t = useTexts(texts);
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t.coOwnership}</h2>
      <dl className={styles.figures}>
        <div>
          <dt>{t.feesByMonth}</dt>
          <dd>{month}</dd>
        </div>
        <div>
          <dt>{t.feesByYear}</dt>
          <dd>{year}</dd>
        </div>
        {squareFoot && (
          <div>
            <dt>{t.feesBySquareFoot}</dt>
            <dd>{squareFoot}</dd>
          </div>
        )}
      </dl>
      <p className={styles.note}>{t.coOwnershipNote}</p>
    </section>
  );
}
