import type { PropertyListing } from '../../../items/property-item.ts';
import { propertyTexts } from '../../../items/property-texts.ts';
import { useTexts } from '../../../locale/define-texts.ts';
import styles from './map-list.module.css';

/** At `xl` and below two cards show, and the map shows all: so many need no list of their own. */
const cardsAlways = 2;

/** The listings of the map in words, where the cards beside it are fewer than its markers. */
export function MapList({ listings }: { listings: readonly PropertyListing[] }) {
  const t = useTexts(propertyTexts);
  if (listings.length <= cardsAlways) return null;
  return (
    <details className={styles.list}>
      <summary className={styles.summary}>{t.mapList(listings.length)}</summary>
      <ul className={styles.entries}>
        {listings.map(({ id, main_title, sub_title, secondary_title, link }) => (
          <li key={id} className={styles.entry}>
            <a className={styles.link} href={link?.href ?? undefined}>
              {[sub_title, secondary_title].filter(Boolean).join(', ') || t.property}
            </a>
            {main_title && <span className={styles.price}>{main_title}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
