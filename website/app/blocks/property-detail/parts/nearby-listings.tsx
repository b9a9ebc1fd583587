import { ListingDisclaimers } from '../../../components/listing-attribution/listing-attribution.tsx';
import { ListingCard } from '../../../components/listing-card/listing-card.tsx';
import { useTexts } from '../../../locale/define-texts.ts';
import type { PropertyDetailData } from '../property-detail-data.ts';
import styles from './nearby-listings.module.css';
import { otherListingsTexts } from './other-listings-texts.ts';

/** Shows the listings on the market close by, each with its distance. */
export function NearbyListings({ nearby }: Pick<PropertyDetailData, 'nearby'>) {
  const t = useTexts(otherListingsTexts);
  return (
    <section className={`page-width ${styles.nearby}`}>
      <h2 className={styles.title}>{t.nearby}</h2>
      <ul className={styles.cards} data-count={nearby.length}>
        {nearby.map(({ listing, distance }) => (
          <li key={listing.uls}>
            <p className={styles.distance}>{distance}</p>
            <ListingCard listing={listing} sizes="(width >= 1200px) 22vw, (width >= 768px) 45vw, 92vw" />
          </li>
        ))}
      </ul>
      <ListingDisclaimers listings={nearby.map(({ listing }) => listing)} />
    </section>
  );
}
