import { useCallback, useMemo } from 'react';
import { useTexts } from '../../../locale/define-texts.ts';
import type { MapMarker, MapPlaces, MarkerFace } from '../../../map/map-types.ts';
import { MapView } from '../../../map/map-view.tsx';
import { useSite } from '../../../site/site-context.tsx';
import { texts } from '../texts.ts';
import { hasWords, type Place, PlaceWords } from './place-words.tsx';
import styles from './places-map.module.css';

type PlaceMarker = MapMarker & { place: Place };

export interface PlacesMapProps {
  label: string;
  places: readonly Place[];
  activeId: string | null;
}

/** Shows the markers of the block on a map. A marker without details does not open. */
export function PlacesMap({ label, places, activeId }: PlacesMapProps) {
  const { mapStyleUrl = null } = useSite();
  const onMap = useMemo(
    (): MapPlaces<PlaceMarker> => ({
      markers: places.flatMap((place) => (place.coords ? [{ id: place.id, coords: place.coords, place }] : [])),
      clusters: [],
    }),
    [places],
  );
  const t = useTexts(texts);
  const face = useCallback(
    ({ place: { main_title, description, markerColor } }: PlaceMarker): MarkerFace => ({
      label: '',
      name: main_title || description || t.place,
      color: markerColor,
    }),
    [t],
  );
  return (
    <MapView
      label={label}
      places={onMap}
      face={face}
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
