import type { ReactNode } from 'react';
import { CmsMedia } from '../cms/cms-media.tsx';
import type { FinishedMedia } from '../cms/finished.ts';
import { Badge } from './badge.tsx';
import styles from './listing-popup.module.css';
import { ListingSpecs } from './listing-specs.tsx';
import type { ListingSummary } from './listing-summary.ts';

interface ShapeProps {
  media: FinishedMedia | null;
  href: string | null;
  price: string;
  street: string;
  /** Municipality and type. */
  place: string;
  badge: ReactNode;
  specs: ReactNode;
}

/**
 * Renders the map popup of a listing from core; an empty card of the same size while it is loading (`2-blocks-and-search §4`).
 */
export const ListingPopup = ({ listing }: { listing: ListingSummary | undefined }) =>
  listing ? (
    <PopupShape
      {...listing}
      media={listing.picture}
      place={[listing.municipality, listing.type].filter(Boolean).join(' · ')}
      badge={listing.badge && <Badge name={listing.badge} />}
      specs={<ListingSpecs specs={listing.specs} />}
    />
  ) : (
    <div className={styles.popup} aria-busy="true">
      <div className={styles.picture} />
      <div className={`${styles.words} ${styles.waiting}`} />
    </div>
  );

/** Renders the layout of every listing popup as one link. */
export const PopupShape = ({ media, href, price, street, place, badge, specs }: ShapeProps) => (
  <article className={styles.popup}>
    <div className={styles.picture}>
      {media && <CmsMedia media={media} sizes="17rem" cover />}
      {badge && <div className={styles.badge}>{badge}</div>}
    </div>
    <div className={styles.words}>
      <a className={styles.link} href={href ?? undefined}>
        {price && <strong className={styles.price}>{price} </strong>}
        {street}
      </a>
      {place && <p className={styles.place}>{place}</p>}
      {specs}
    </div>
  </article>
);
