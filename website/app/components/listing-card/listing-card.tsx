import type { Attribution } from '@vitrine/contract/core/listing.ts';
import type { ReactNode } from 'react';
import { linkAddress } from '../../kinds/link/link-address.ts';
import { CmsMedia } from '../../kinds/media/cms-media.tsx';
import type { FinishedMedia } from '../../kinds/media/finish-media.server.ts';
import { Badge } from '../badge/badge.tsx';
import { KeepButton } from '../keep-button/keep-button.tsx';
import { ListingAttribution } from '../listing-attribution/listing-attribution.tsx';
import { ListingSpecs } from '../listing-specs/listing-specs.tsx';
import { ReducedPrice } from '../reduced-price/reduced-price.tsx';
import linked from '../title-link/linked-card.module.css';
import styles from './listing-card.module.css';
import type { ListingSummary } from './listing-summary.ts';

/** Finished values of a listing in a card or in a popup. */
export interface ListingValues {
  /** Null for a listing without a link. */
  href: string | null;
  type: string;
  price: string;
  street: string;
  municipality: string;
  media: FinishedMedia | null;
  /** Badges over the picture. */
  badges: ReactNode;
  /** Says that the price fell. */
  reduction?: ReactNode;
  specs: ReactNode;
  /** The heart that keeps the listing. */
  keep?: ReactNode;
  /** Information that the source of the listing asks the site to show. */
  attribution?: Attribution | undefined;
}

interface ListingCardProps extends ListingValues {
  uls: string;
  /** The `sizes` attribute of the picture. */
  sizes: string;
  priority?: 'high' | 'low';
}

type CardProps = Pick<ListingCardProps, 'sizes' | 'priority'> & { listing: ListingSummary };

/** Returns the values of a listing from core. */
export const valuesOf = (listing: ListingSummary) => ({
  ...listing,
  media: listing.picture,
  badges: listing.badge && <Badge name={listing.badge} />,
  reduction: listing.reduced && <ReducedPrice reduced={listing.reduced} />,
  specs: <ListingSpecs {...listing} />,
  keep: <KeepButton keep={listing.keep ?? listing.uls} name={nameOf(listing)} />,
});

/** Renders the card of a listing from core. */
export const ListingCard = ({ listing, ...picture }: CardProps) => (
  <ListingCardShape {...valuesOf(listing)} {...picture} />
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
  reduction,
  specs,
  keep,
  attribution,
  sizes,
  priority,
}: ListingCardProps) => (
  <article className={`${linked.linkedCard} ${styles.card}`} data-uls={uls}>
    <div className={linked.picture}>
      {media && <CmsMedia media={media} sizes={sizes} priority={priority} cover />}
      {badges && <div className={styles.badges}>{badges}</div>}
    </div>
    <div className={styles.words}>
      <h3 className={styles.title}>
        <a className={`${linked.coveringLink} ${styles.link}`} {...linkAddress({ href })}>
          {price && <span className={styles.price}>{`${price} `}</span>}
          <span className={styles.street}>{nameOf({ price, street, municipality, type })}</span>
        </a>
      </h3>
      <p className={styles.place}>{placeOf({ municipality, type })}</p>
      {reduction}
      {specs}
      {attribution && <ListingAttribution attribution={attribution} />}
    </div>
    {keep}
  </article>
);

/** Returns the text of a card's link after the price: the street, or the place of a listing of which neither is known. */
export const nameOf = ({
  price,
  street,
  ...place
}: Pick<ListingValues, 'price' | 'street' | 'municipality' | 'type'>) => street || (price ? '' : placeOf(place));

/** Returns municipality and type as one line; '' when both are empty. */
export const placeOf = ({ municipality, type }: Pick<ListingValues, 'municipality' | 'type'>): string =>
  [municipality, type].filter(Boolean).join(' · ');
