import type { officesMap } from '@vitrine/contract/blocks/offices-map.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { SectionHead } from '../../components/section-head/section-head.tsx';
import { useTexts } from '../../locale/define-texts.ts';
import { LazyMap } from '../../map/lazy-map.tsx';
import styles from './offices-map.module.css';
import { OfficeEntry } from './parts/office-entry.tsx';
import { useActiveOffice } from './parts/use-active-office.ts';
import { texts } from './texts.ts';

const loadOfficesMap = () => import('./parts/office-markers.tsx').then(({ OfficeMarkers }) => OfficeMarkers);

/** Shows offices in a list beside a map; the active one is in the middle of the map, with its popup. */
function OfficesMap({ main_title, offices_repeater, map_repeater, orientation_x }: BlockProps<typeof officesMap>) {
  const t = useTexts(texts);
  const { activeId, hoverId, activate, listeners } = useActiveOffice(offices_repeater[0]?.hover_id ?? null);
  const isFull = orientation_x === 'full';
  return (
    <section>
      <div className="page-width">
        <SectionHead title={main_title} />
      </div>
      <div className={isFull ? styles.body : `page-width ${styles.body}`} data-full={isFull || undefined}>
        {offices_repeater.length > 0 && (
          <ul className={styles.list} {...listeners}>
            {offices_repeater.map((office) => (
              <li key={office.id} data-place={office.hover_id ?? undefined}>
                <OfficeEntry
                  office={office}
                  isActive={office.hover_id !== null && office.hover_id === activeId}
                  heading={main_title ? 'h3' : 'h2'}
                />
              </li>
            ))}
          </ul>
        )}
        {map_repeater.some(({ coords }) => coords !== null) && (
          <div className={styles.map}>
            <LazyMap
              load={loadOfficesMap}
              view={{ label: main_title || t.map, places: map_repeater, activeId, hoverId, onActivate: activate }}
              hasGateway
            />
          </div>
        )}
      </div>
    </section>
  );
}

export const block = defineBlock<typeof officesMap>('offices_map_block', OfficesMap, { hydration: 'visible' });
