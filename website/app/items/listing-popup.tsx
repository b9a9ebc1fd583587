import { CmsImage } from '../cms/cms-image.tsx';
import { Badge } from './badge.tsx';
import styles from './listing-popup.module.css';
import { ListingSpecs } from './listing-specs.tsx';
import type { ListingSummary } from './listing-summary.ts';

/** What hangs on a marker: the listing in short, as one link. */
export const ListingPopup = ({ listing }: { listing: ListingSummary }) => (
  <article className={styles.popup}>
    <div className={styles.frame}>
      {listing.picture && <CmsImage image={listing.picture} sizes="17rem" cover />}
      {listing.badge && (
        <div className={styles.badge}>
          <Badge name={listing.badge} />
        </div>
      )}
    </div>
    <div className={styles.words}>
      <a className={styles.link} href={listing.href}>
        {listing.price && <strong className={styles.price}>{listing.price} </strong>}
        {listing.street}
      </a>
      <p className={styles.place}>{[listing.municipality, listing.type].filter(Boolean).join(' · ')}</p>
      <ListingSpecs specs={listing.specs} />
    </div>
  </article>
);
