import { Badge } from '../../../components/badge/badge.tsx';
import { type PropertyPlace, placeId } from '../../../components/properties-map/property-place.ts';
import { CmsMedia } from '../../../kinds/media/cms-media.tsx';
import { useTexts } from '../../../locale/define-texts.ts';
import { texts } from '../texts.ts';
import styles from './sold-entry.module.css';

/** Renders one sold property of the list, with its marker's id. */
export function SoldEntry({ place }: { place: PropertyPlace }) {
  const t = useTexts(texts);
  const [popup] = place.popup_repeater;
  const id = placeId(place);
  const name = popup?.sub_title || place.tooltip || t.property(id);
  return (
    <li className={styles.entry} data-uls={id}>
      <div className={styles.picture}>{popup?.media && <CmsMedia media={popup.media} sizes="6rem" cover />}</div>
      <div className={styles.words}>
        <p className={styles.name}>
          {popup?.link?.href ? (
            <a className={styles.link} href={popup.link.href}>
              {name}
            </a>
          ) : (
            name
          )}
        </p>
        {popup?.secondary_title && <p className={styles.kind}>{popup.secondary_title}</p>}
        <Badge name="sold" />
      </div>
    </li>
  );
}
