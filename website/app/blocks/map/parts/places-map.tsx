import { useMemo } from 'react';
import type { MapPlaces } from '../../../map/map-types.ts';
import { MapView } from '../../../map/map-view.tsx';
import { useSite } from '../../../site/site-context.tsx';
import { hasWords, type Place, PlaceWords } from './place-words.tsx';
import styles from './places-map.module.css';

export interface PlacesMapProps {
  label: string;
  places: readonly Place[];
  activeId: string | null;
}

/** The places of the block on a map; one without words is a marker that does not open. */
export function PlacesMap({ label, places, activeId }: PlacesMapProps) {
  const { mapStyleUrl = null } = useSite();
  const onMap = useMemo(
    (): MapPlaces => ({
      markers: places.flatMap(({ id, coords }) => (coords ? [{ id, coords }] : [])),
      clusters: [],
    }),
    [places],
  );
  return (
    <MapView
      label={label}
      places={onMap}
      fitKey={label}
      activeId={activeId}
      popup={(id) => {
        const place = places.find((each) => each.id === id);
        return (
          place &&
          hasWords(place) && (
            <div className={styles.popup}>
              <PlaceWords place={place} />
            </div>
          )
        );
      }}
      styleUrl={mapStyleUrl}
    />
  );
}
