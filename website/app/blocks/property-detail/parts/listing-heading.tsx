import { Badge } from '../../../items/badge.tsx';
import type { PropertyDetailData } from '../property-detail-data.ts';
import { KeyFigures } from './key-figures.tsx';
import styles from './listing-heading.module.css';

/** Shows type, address and key figures of the listing. */
export function ListingHeading({ detail }: { detail: PropertyDetailData }) {
  const { summary, postalCode } = detail;
  return (
    <header className={styles.names}>
      <p className={styles.type}>
        {summary.badge && summary.badge !== 'sold' && (
          <span className={styles.badge}>
            <Badge name={summary.badge} />
          </span>
        )}
        {summary.type}
      </p>
      <h1 className={styles.title}>{summary.street}</h1>
      <p className={styles.place}>{[summary.municipality, postalCode].filter(Boolean).join('\u2002')}</p>
      <KeyFigures facts={detail.facts} />
    </header>
  );
}
