import type { map } from '@vitrine/contract/blocks/map.ts';
import type { CSSProperties } from 'react';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { useActivePlace } from '../../components/properties-map/use-active-place.ts';
import { useTexts } from '../../locale/define-texts.ts';
import { LazyMap } from '../../map/lazy-map.tsx';
import styles from './map.module.css';
import { hasDetails, MarkerDetails } from './parts/marker-details.tsx';
import { texts } from './texts.ts';

const loadMarkersMap = () => import('./parts/markers-map.tsx').then(({ MarkersMap }) => MarkersMap);

/** Shows a map across the screen, loaded when it comes into view, and below it the same markers as a list. */
function MapBlock({ main_title, markers_repeater: markers }: BlockProps<typeof map>) {
  const t = useTexts(texts);
  const { activeId, listeners } = useActivePlace();
  const hasCoords = markers.some(({ coords }) => coords !== null);
  const detailed = markers.filter(hasDetails);
  // One colour for all would say nothing of a place.
  const hasColors = new Set(detailed.map(({ markerColor }) => markerColor)).size > 1;
  return (
    <section>
      {main_title && (
        <div className={`page-width ${styles.head}`}>
          <h2 className={styles.title}>{main_title}</h2>
        </div>
      )}
      {hasCoords && (
        <div className={styles.map}>
          <LazyMap load={loadMarkersMap} view={{ label: main_title || t.map, markers, activeId }} hasGateway />
        </div>
      )}
      {detailed.length > 0 && (
        <ul className={`page-width ${styles.places}`} {...listeners}>
          {detailed.map((marker) => (
            <li
              key={marker.id}
              className={styles.place}
              data-place={marker.id}
              style={hasColors ? colorStyle(marker.markerColor) : undefined}
            >
              <MarkerDetails marker={marker} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const colorStyle = (color: string | null) =>
  // React's type has no custom properties.
  (color ? { '--place-color': color } : undefined) as CSSProperties | undefined;

export const block = defineBlock<typeof map>('map_block', MapBlock, { isBleed: true, hydration: 'visible' });
