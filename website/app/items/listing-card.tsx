import type { ReactNode } from 'react';
import { CmsMedia } from '../cms/cms-media.tsx';
import type { FinishedMedia } from '../cms/finished.ts';
import { Badge } from './badge.tsx';
import styles from './listing-card.module.css';
import { ListingSpecs } from './listing-specs.tsx';
import type { ListingSummary } from './listing-summary.ts';

interface ShapeProps {
  uls: string;
  /** Null for a card without a link. */
  href: string | null;
  type: string;
  price: string;
  street: string;
  municipality: string;
  media: FinishedMedia | null;
  /** Badges over the picture. */
  badges: ReactNode;
  specs: ReactNode;
  /** The `sizes` attribute of the picture. */
  sizes: string;
}

/** Renders the card of a listing from core. */
export const ListingCard = ({ listing, sizes }: { listing: ListingSummary; sizes: string }) => (
  <ListingCardShape
    {...listing}
    media={listing.picture}
    badges={listing.badge && <Badge name={listing.badge} />}
    specs={<ListingSpecs specs={listing.specs} />}
    sizes={sizes}
  />
);

/**
 * Renders the layout of every listing card as one link that covers it. `data-uls` identifies its marker on a map; a list that
 * reacts to the pointer adds its own listener.
 */
export const ListingCardShape = ({
  uls,
  href,
  type,
  price,
  street,
  municipality,
  media,
  badges,
  specs,
  sizes,
}: ShapeProps) => (
  <article className={styles.card} data-uls={uls}>
    <div className={styles.picture}>
      {media && <CmsMedia media={media} sizes={sizes} cover />}
      {badges && <div className={styles.badges}>{badges}</div>}
    </div>
    <div className={styles.words}>
      <h3 className={styles.title}>
        <a className={styles.link} href={href ?? undefined}>
          {price && <span className={styles.price}>{price} </span>}
          <span className={styles.street}>{street}</span>
        </a>
      </h3>
      <p className={styles.place}>{[municipality, type].filter(Boolean).join(' · ')}</p>
      {specs}
    </div>
  </article>
);
