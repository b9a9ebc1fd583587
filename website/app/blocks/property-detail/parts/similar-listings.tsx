import { ListingDisclaimers } from '../../../components/listing-attribution/listing-attribution.tsx';
import { ListingCard } from '../../../components/listing-card/listing-card.tsx';
import type { ListingSummary } from '../../../components/listing-card/listing-summary.ts';
import { useTexts } from '../../../locale/define-texts.ts';
import { buttonClass } from '../../../ui/button/button.tsx';
import { otherListingsTexts } from './other-listings-texts.ts';
import styles from './similar-listings.module.css';

interface Props {
  listings: readonly ListingSummary[];
  searchHref: string | null;
}

/** Shows similar listings nearby and a link to the search for more. */
export function SimilarListings({ listings, searchHref }: Props) {
  const t = useTexts(otherListingsTexts);
  return (
    <section className={`page-width ${styles.similar}`}>
      <h2 className={styles.title}>{t.similar}</h2>
      <ul className={styles.cards}>
        {listings.map((listing) => (
          <li key={listing.uls}>
            <ListingCard listing={listing} sizes="(width >= 1200px) 30vw, (width >= 768px) 45vw, 92vw" />
          </li>
        ))}
      </ul>
      <ListingDisclaimers listings={listings} />
      {searchHref && (
        <a className={buttonClass('quiet')} href={searchHref}>
          {t.allSimilar}
        </a>
      )}
    </section>
  );
}
