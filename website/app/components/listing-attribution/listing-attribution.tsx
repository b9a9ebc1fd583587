import type { Attribution } from '@vitrine/contract/core/listing.ts';
import styles from './listing-attribution.module.css';

interface Props {
  attribution: Attribution;
  /** Shows the disclaimer too; a list shows it once, below its cards. */
  hasDisclaimer?: boolean;
  onBadgeClick?: (() => void) | undefined;
}

/** Renders what the source of a listing asks for: its brokerages and a badge that leads to the listing at the source. */
export const ListingAttribution = ({
  attribution: { badge, brokerages, disclaimer },
  hasDisclaimer,
  onBadgeClick,
}: Props) => (
  <div className={styles.attribution}>
    {brokerages.length > 0 && <p>{brokerages.join(', ')}</p>}
    {badge &&
      (badge.href ? (
        <Badge text={badge.text} href={badge.href} onClick={onBadgeClick} />
      ) : (
        <p className={styles.badge}>{badge.text}</p>
      ))}
    {hasDisclaimer && disclaimer && <p className={styles.disclaimer}>{disclaimer}</p>}
  </div>
);

const Badge = ({ text, href, onClick }: { text: string; href: string; onClick: (() => void) | undefined }) => (
  <a className={styles.badge} href={href} target="_blank" rel="noreferrer" onClick={onClick}>
    {text}
  </a>
);

/** Renders each disclaimer of the listings of a list once; nothing when no source asks for one. */
export function ListingDisclaimers({ listings }: { listings: readonly { attribution?: Attribution | undefined }[] }) {
  const disclaimers = new Set(listings.flatMap(({ attribution }) => attribution?.disclaimer ?? []));
  return [...disclaimers].map((text) => (
    <p key={text} className={`${styles.attribution} ${styles.disclaimer}`}>
      {text}
    </p>
  ));
}
