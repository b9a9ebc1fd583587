import { useCallback, useMemo } from 'react';
import { useTexts } from '../../../locale/define-texts.ts';
import { boundsOf, widened } from '../../../map/geo.ts';
import type { MapMarker, MapPlaces, MarkerFace } from '../../../map/map-types.ts';
import { MapView } from '../../../map/map-view.tsx';
import { texts } from '../texts.ts';
import { hasDetails, type MapMarkerItem, MarkerDetails } from './marker-details.tsx';
import { markerNumbers } from './marker-numbers.ts';
import styles from './markers-map.module.css';

type ItemMarker = MapMarker & { item: MapMarkerItem; label: string };

export interface MarkersMapProps {
  label: string;
  markers: readonly MapMarkerItem[];
  activeId: string | null;
}

/** Shows the markers of the block on a map. A marker without details does not open. */
export function MarkersMap({ label, markers, activeId }: MarkersMapProps) {
  const mapResults = useMemo((): MapPlaces<ItemMarker> => {
    const numbers = markerNumbers(markers.map(({ main_title }) => main_title));
    return {
      markers: markers.flatMap((item, index) =>
        item.coords ? [{ id: item.id, coords: item.coords, item, label: numbers?.[index] ?? '' }] : [],
      ),
      clusters: [],
    };
  }, [markers]);
  const fitBounds = useMemo(() => {
    const bounds = boundsOf(mapResults.markers.map(({ coords }) => coords));
    // A plan of numbered lots fills the map; dots are shown with what lies around them.
    const isPlan = mapResults.markers.some(({ label }) => label !== '');
    return bounds && !isPlan ? widened(bounds, 1 / 8) : bounds;
  }, [mapResults]);
  const t = useTexts(texts);
  const face = useCallback(
    ({ label, item: { main_title, description, markerColor } }: ItemMarker): MarkerFace => ({
      label,
      ...(label !== '' && { number: Number(label) }),
      name: main_title || description || t.place,
      color: markerColor,
    }),
    [t],
  );
  return (
    <MapView
      label={label}
      places={mapResults}
      face={face}
      fitKey={label}
      activeId={activeId}
      fitBounds={fitBounds}
      popup={(id) => {
        const marker = markers.find((each) => each.id === id);
        return (
          marker &&
          hasDetails(marker) && (
            <div className={styles.popup}>
              <MarkerDetails marker={marker} />
            </div>
          )
        );
      }}
    />
  );
}
