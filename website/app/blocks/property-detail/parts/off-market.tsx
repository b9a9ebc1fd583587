import { useTexts } from '../../../locale/define-texts.ts';
import { buttonClass } from '../../../ui/button.tsx';
import type { PropertyDetailData } from '../property-detail-data.ts';
import { texts } from '../texts.ts';
import styles from './off-market.module.css';
import { SimilarListings } from './similar-listings.tsx';

/** Replaces a listing that left the market with a notice and similar listings. */
export function OffMarket({ detail }: { detail: PropertyDetailData }) {
  const t = useTexts(texts);
  const { summary, postalCode, status, similar, searchHref } = detail;
  const address = [summary.street, summary.municipality].filter(Boolean).join(', ');
  return (
    <>
      <header className={`page-width ${styles.head}`}>
        <p className={styles.what}>{[`${summary.type}, ${address}`, postalCode].filter(Boolean).join('\u2002')}</p>
        <h1 className={styles.title}>{t.offTitle}</h1>
        <p className={styles.words}>{similar.length === 0 ? t.offAlone : status === 'gone' ? t.gone : t.off}</p>
        {similar.length === 0 && (
          <a className={buttonClass()} href={searchHref}>
            {t.allSimilar}
          </a>
        )}
      </header>
      <SimilarListings listings={similar} searchHref={searchHref} />
    </>
  );
}
