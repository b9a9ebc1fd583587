import { Badge } from '../../../components/badge/badge.tsx';
import { ReducedPrice } from '../../../components/reduced-price/reduced-price.tsx';
import { useTexts } from '../../../locale/define-texts.ts';
import type { PropertyDetailData } from '../property-detail-data.ts';
import { texts } from '../texts.ts';
import styles from './listing-heading.module.css';

/** Shows type, address and price of the listing, on the first screen of any device: wide screens have them above the pictures. */
export function ListingHeading({ detail }: { detail: PropertyDetailData }) {
  const t = useTexts(texts);
  const { summary, postalCode, status } = detail;
  return (
    <header className={`page-width ${styles.heading}`}>
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
      <p className={styles.price}>{status === 'sold' ? t.sold : summary.price}</p>
      {summary.reduced && (
        <p className={styles.reduced}>
          <ReducedPrice reduced={summary.reduced} hasDay />
        </p>
      )}
    </header>
  );
}
