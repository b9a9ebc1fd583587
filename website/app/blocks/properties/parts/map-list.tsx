import type { PropertyListing } from '../../../components/property-card/property-item.ts';
import { propertyTexts } from '../../../components/property-card/property-texts.ts';
import { linkAddress } from '../../../kinds/link/link-address.ts';
import { useTexts } from '../../../locale/define-texts.ts';
import styles from './map-list.module.css';

/**
 * Number of cards that show at every width. With more listings than that, some markers of the map have no card at `xl` and
 * below.
 */
const cardsAlways = 2;

/** Lists the listings of the map when fewer cards than markers show. */
export function MapList({ listings }: { listings: readonly PropertyListing[] }) {
  const t = useTexts(propertyTexts);
  if (listings.length <= cardsAlways) return null;
  return (
    <details className={styles.list}>
      <summary className={styles.summary}>{t.mapList(listings.length)}</summary>
      <ul className={styles.entries}>
        {listings.map(({ id, main_title, sub_title, secondary_title, link }) => (
          <li key={id} className={styles.entry}>
            <a className={styles.link} {...linkAddress({ href: link?.href })}>
              {[sub_title, secondary_title].filter(Boolean).join(', ') || t.property}
            </a>
            {main_title && <span className={styles.price}>{main_title}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
