import { useTexts } from '../../../locale/define-texts.ts';
import { LazyMap } from '../../../map/lazy-map.tsx';
import { loadMapView } from '../../../map/load-map-view.ts';
import { useSite } from '../../../site/site-context.tsx';
import type { PropertyDetailData } from '../property-detail-data.ts';
import { texts } from '../texts.ts';
import styles from './location.module.css';

/** Where the listing is, in words and on a map, which is loaded once it comes near. */
export function Location({ detail }: { detail: PropertyDetailData }) {
  const t = useTexts(texts);
  const { mapStyleUrl = null } = useSite();
  const { summary, postalCode, place } = detail;
  const address = [summary.street, summary.municipality].filter(Boolean).join(', ');
  return (
    <section className={styles.location}>
      <h2 className={styles.title}>{t.location}</h2>
      <p className={styles.address}>{[address, postalCode].filter(Boolean).join('\u2002')}</p>
      {!place && <p className={styles.note}>{t.noPlace}</p>}
      {place?.isApproximate && <p className={styles.note}>{t.approximate}</p>}
      {place && (
        <div className={styles.map}>
          <LazyMap
            load={loadMapView}
            hasGateway
            view={{
              label: t.mapOf(address),
              places: { markers: [{ id: summary.uls, coords: place.coords }], clusters: [] },
              fitKey: summary.uls,
              activeId: null,
              popup: () => null,
              styleUrl: mapStyleUrl,
            }}
          />
        </div>
      )}
    </section>
  );
}
