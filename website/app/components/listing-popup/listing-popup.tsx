import { linkAddress } from '../../kinds/link/link-address.ts';
import { CmsMedia } from '../../kinds/media/cms-media.tsx';
import { ListingAttribution } from '../listing-attribution/listing-attribution.tsx';
import { type ListingValues, nameOf, placeOf, valuesOf } from '../listing-card/listing-card.tsx';
import type { ListingSummary } from '../listing-card/listing-summary.ts';
import styles from './listing-popup.module.css';

/**
 * Renders the map popup of a listing from core; an empty card of the same size while it is loading (map.11).
 */
export const ListingPopup = ({ listing }: { listing: ListingSummary | undefined }) =>
  listing ? (
    <PopupShape {...valuesOf(listing)} />
  ) : (
    <div className={styles.popup} aria-busy="true">
      <div className={styles.picture} />
      <div className={`${styles.words} ${styles.waiting}`} />
    </div>
  );

/** Renders the layout of every listing popup as one link. */
export const PopupShape = ({
  media,
  href,
  price,
  street,
  badges,
  reduction,
  specs,
  keep,
  attribution,
  ...listing
}: ListingValues) => (
  <article className={styles.popup}>
    <div className={styles.picture}>
      {media && <CmsMedia media={media} sizes="17rem" cover />}
      {badges && <div className={styles.badge}>{badges}</div>}
    </div>
    <div className={styles.words}>
      <a className={styles.link} {...linkAddress({ href })}>
        {price && <strong className={styles.price}>{price} </strong>}
        {nameOf({ price, street, ...listing })}
      </a>
      {placeOf(listing) && <p className={styles.place}>{placeOf(listing)}</p>}
      {reduction}
      {specs}
      {attribution && <ListingAttribution attribution={attribution} hasDisclaimer />}
    </div>
    {keep}
  </article>
);
