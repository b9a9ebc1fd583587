import { useEffect, useState } from 'react';
import { ListingDisclaimers } from '../components/listing-attribution/listing-attribution.tsx';
import { ListingCard } from '../components/listing-card/listing-card.tsx';
import type { ListingSummary } from '../components/listing-card/listing-summary.ts';
import { useTexts } from '../locale/define-texts.ts';
import { useLocale } from '../locale/use-locale.tsx';
import styles from './favourites-page.module.css';
import { favouritesTexts } from './favourites-texts.ts';

/** One row on a wide screen. */
const most = 3;

/** Renders the listings that came on the market last, for a visitor who keeps none yet. Nothing when they cannot be fetched. */
export function NewestListings() {
  const t = useTexts(favouritesTexts);
  const locale = useLocale();
  const [listings, setListings] = useState<readonly ListingSummary[] | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const query = new URLSearchParams({ locale, limit: String(most), page: '1' });
    fetch(`/api/properties?${query}`, { signal: controller.signal })
      .then((response) => (response.ok ? response.json() : null))
      // Our own route wrote it.
      .then((body: { data: { propertiesListing: ListingSummary[] } } | null) =>
        setListings(body?.data.propertiesListing ?? []),
      )
      .catch(() => setListings([]));
    return () => controller.abort();
  }, [locale]);
  if (listings === null) return <div className={styles.loading} />;
  if (listings.length === 0) return null;
  return (
    <section className={styles.list} aria-labelledby="newest-listings">
      <h2 id="newest-listings" className={styles.count}>
        {t.newest}
      </h2>
      <p className={styles.lead}>{t.newestLead}</p>
      <ul className={styles.items}>
        {listings.map((listing) => (
          <li key={listing.uls} className={styles.received}>
            <ListingCard listing={listing} sizes="(width >= 992px) 30vw, (width >= 576px) 46vw, 92vw" />
          </li>
        ))}
      </ul>
      <ListingDisclaimers listings={listings} />
    </section>
  );
}
