import type { map } from '@vitrine/contract/blocks/map.ts';
import { useActivePlace } from '../../items/use-active-place.ts';
import { useTexts } from '../../locale/define-texts.ts';
import { LazyMap } from '../../map/lazy-map.tsx';
import { type BlockProps, defineBlock } from '../define-block.ts';
import styles from './map.module.css';
import { hasWords, PlaceWords } from './parts/place-words.tsx';
import { texts } from './texts.ts';

const loadPlacesMap = () => import('./parts/places-map.tsx').then(({ PlacesMap }) => PlacesMap);

/** Shows a map across the screen, loaded when it comes into view, and below it the same markers as a list. */
function MapBlock({ main_title, markers_repeater: places }: BlockProps<typeof map>) {
  const t = useTexts(texts);
  const { activeId, listeners } = useActivePlace();
  const isOnMap = places.some(({ coords }) => coords !== null);
  const named = places.filter(hasWords);
  return (
    <section>
      {main_title && (
        <div className={`page-width ${styles.head}`}>
          <h2 className={styles.title}>{main_title}</h2>
        </div>
      )}
      {isOnMap && (
        <div className={styles.map}>
          <LazyMap load={loadPlacesMap} view={{ label: main_title || t.map, places, activeId }} hasGateway />
        </div>
      )}
      {named.length > 0 && (
        <ul className={`page-width ${styles.places}`} {...listeners}>
          {named.map((place) => (
            <li key={place.id} className={styles.place} data-place={place.id}>
              <PlaceWords place={place} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export const block = defineBlock<typeof map>('map_block', MapBlock, { isBleed: true });
