import type { MapBounds } from '@vitrine/contract/core/map-bounds.ts';
import { useEffect, useMemo, useRef } from 'react';
import { useTexts } from '../locale/define-texts.ts';
import { boundsOfMost } from './geo.ts';
import type { MapEngine } from './map-engine.ts';
import { mapTexts } from './map-texts.ts';
import type { MapMarker, MapPlaces, MarkerFace } from './map-types.ts';

interface Shown<M extends MapMarker> {
  places: MapPlaces<M>;
  face?: ((marker: M) => MarkerFace) | undefined;
  fitKey: string | null;
  fitBounds?: MapBounds | null;
  emptyBounds?: MapBounds | null;
  centerId?: string | null;
}

/** Shows places on a map, fits them when `fitKey` changes, and moves to the place `centerId`. Returns the markers by id. */
export function useShownPlaces<M extends MapMarker>(engine: MapEngine<M> | null, shown: Shown<M>): Map<string, M> {
  const { places, face, fitKey, fitBounds = null, emptyBounds = null, centerId = null } = shown;
  const t = useTexts(mapTexts);
  useEffect(
    () => engine?.setPlaces(places, face ?? (() => ({ label: '', name: t.marker }))),
    [engine, places, face, t],
  );

  const lastFit = useRef<string>(null);
  useEffect(() => {
    const bounds = fitBounds ?? frameOf(places) ?? emptyBounds;
    if (!engine || lastFit.current === fitKey || (fitKey !== null && !bounds)) return;
    lastFit.current = fitKey;
    if (bounds && fitKey !== null) engine.fit(bounds);
  }, [engine, fitKey, places, fitBounds, emptyBounds]);

  const markers = useMemo(() => new Map(places.markers.map((marker) => [marker.id, marker])), [places]);
  const center = centerId === null ? undefined : markers.get(centerId)?.coords;
  useEffect(() => {
    if (center) engine?.center(center);
  }, [engine, center]);
  return markers;
}

/** Returns the bounds that a map of these places fits; null without any. */
export const frameOf = ({ markers, clusters }: MapPlaces): MapBounds | null =>
  boundsOfMost([...markers.map(({ coords }) => ({ coords, count: 1 })), ...clusters]);
