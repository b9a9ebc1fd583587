import type { mapMarkerItem } from '@vitrine/contract/blocks/map.ts';
import type { FinishedItem } from '../../../block-framework/definition/define-block.ts';
import { CmsLink } from '../../../kinds/link/cms-link.tsx';
import styles from './marker-details.module.css';

export type MapMarkerItem = FinishedItem<typeof mapMarkerItem>;

/** A marker without details does not open (map.4). */
export const hasDetails = ({ main_title, description, cta }: MapMarkerItem): boolean =>
  main_title !== '' || description !== '' || cta !== null;

/** Renders the details of a marker, in the list and in its popup alike. */
export const MarkerDetails = ({ marker: { main_title, description, cta } }: { marker: MapMarkerItem }) => (
  <>
    {main_title && <h3 className={styles.title}>{main_title}</h3>}
    {description && <p className={styles.description}>{description}</p>}
    {cta && (
      <p className={styles.action}>
        <CmsLink link={cta} tone="quiet" />
      </p>
    )}
  </>
);
