import { CmsMedia } from '../cms/cms-media.tsx';
import { Badge } from './badge.tsx';
import { type ListingValues, placeOf } from './listing-card.tsx';
import styles from './listing-popup.module.css';
import { ListingSpecs } from './listing-specs.tsx';
import type { ListingSummary } from './listing-summary.ts';

/**
 * Renders the map popup of a listing from core; an empty card of the same size while it is loading (`2-blocks-and-search §4`).
 */
export const ListingPopup = ({ listing }: { listing: ListingSummary | undefined }) =>
  listing ? (
    <PopupShape
      {...listing}
      media={listing.picture}
      badges={listing.badge && <Badge name={listing.badge} />}
      specs={<ListingSpecs specs={listing.specs} />}
    />
  ) : (
    <div className={styles.popup} aria-busy="true">
      <div className={styles.picture} />
      <div className={`${styles.words} ${styles.waiting}`} />
    </div>
  );

/** Renders the layout of every listing popup as one link. */
export const PopupShape = ({ media, href, price, street, badges, specs, ...listing }: ListingValues) => (
  <article className={styles.popup}>
    <div className={styles.picture}>
      {media && <CmsMedia media={media} sizes="17rem" cover />}
      {badges && <div className={styles.badge}>{badges}</div>}
    </div>
    <div className={styles.words}>
      <a className={styles.link} href={href ?? undefined}>
        {price && <strong className={styles.price}>{price} </strong>}
        {street}
      </a>
      {placeOf(listing) && <p className={styles.place}>{placeOf(listing)}</p>}
      {specs}
    </div>
  </article>
);
