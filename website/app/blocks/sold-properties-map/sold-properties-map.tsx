import type { soldPropertiesMap } from '@vitrine/contract/blocks/sold-properties-map.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { loadPropertiesMap } from '../../components/properties-map/load-properties-map.ts';
import { useActivePlace } from '../../components/properties-map/use-active-place.ts';
import { PropertiesMessage } from '../../components/properties-message/properties-message.tsx';
import { useTexts } from '../../locale/define-texts.ts';
import { LazyMap } from '../../map/lazy-map.tsx';
import { SoldEntry } from './parts/sold-entry.tsx';
import styles from './sold-properties-map.module.css';
import { texts } from './texts.ts';

/**
 * Shows sold properties on a map and in a list. The regulator forbids the price of a sold property (listing.22): the server
 * removes it from the content (`parts/redact-prices.ts`), and a fetched popup shows none.
 */
function SoldPropertiesMap({ main_title, map_repeater: places, hasFailed }: BlockProps<typeof soldPropertiesMap>) {
  const t = useTexts(texts);
  const { activeId, listeners } = useActivePlace();
  return (
    <section className="page-width" tabIndex={-1}>
      {main_title && <h2 className={styles.title}>{main_title}</h2>}
      {places.length === 0 ? (
        <PropertiesMessage hasFailed={hasFailed} />
      ) : (
        <div className={styles.body}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard */}
          <section className={styles.list} aria-label={t.list} tabIndex={0}>
            <ul className={styles.entries} {...listeners}>
              {places.map((place) => (
                <SoldEntry key={place.id} place={place} />
              ))}
            </ul>
          </section>
          <div className={styles.map}>
            <LazyMap load={loadPropertiesMap} view={{ label: t.map, places, activeId, isSold: true }} hasGateway />
          </div>
        </div>
      )}
    </section>
  );
}

export const block = defineBlock<typeof soldPropertiesMap>('sold_properties_map_block', SoldPropertiesMap, {
  hydration: 'visible',
});
