import type { MapBounds } from '@vitrine/contract/core/map-bounds.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTexts } from '../locale/define-texts.ts';
import { formatCompact } from '../locale/format.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { useSite } from '../site/site-context.tsx';
import { southOfQuebec } from './geo.ts';
import { type EngineOptions, MapEngine } from './map-engine.ts';
import { mapTexts } from './map-texts.ts';
import type { MapMarker } from './map-types.ts';

interface Settings {
  label: string;
  /** Returns the bounds that the map shows first; null for the south of Québec. Called once, as it may read 50,000 places. */
  firstBounds: () => MapBounds | null;
}
type EngineEvents = Pick<EngineOptions, 'onReady' | 'onMove' | 'onHover' | 'onChoose'>;

/**
 * Creates the engine of a map in `canvas` once, with the settings of the first render; its events call the latest functions. Returns the
 * engine, null until it exists and in a browser without WebGL, and the element of its popup.
 */
export function useMapEngine<M extends MapMarker>(
  canvas: RefObject<HTMLElement | null>,
  { label, firstBounds }: Settings,
  events: EngineEvents,
) {
  const t = useTexts(mapTexts);
  const locale = useLocale();
  const { mapStyleUrl = null, mapArchive = null } = useSite();
  const [engine, setEngine] = useState<MapEngine<M> | null>(null);
  const [isReady, setReady] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [popupNode, setPopupNode] = useState<HTMLElement | null>(null);

  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is created once; later effects update it
  useEffect(() => {
    const container = canvas.current;
    if (!container) return;
    try {
      const made = new MapEngine<M>({
        container,
        styleUrl: mapStyleUrl,
        archive: mapArchive,
        bounds: firstBounds() ?? southOfQuebec,
        words: { ...t, title: label, count: (count) => formatCompact(count, locale) },
        locale,
        onReady: () => {
          setReady(true);
          latest.current.onReady();
        },
        onMove: (...moved) => latest.current.onMove(...moved),
        onHover: (spot) => latest.current.onHover(spot),
        onChoose: (...chosen) => latest.current.onChoose(...chosen),
      });
      setPopupNode(document.createElement('div'));
      setEngine(made);
      return () => made.destroy();
    } catch (error) {
      console.warn('The map could not be shown.', error);
      setFailed(true);
    }
  }, []);

  return { engine, popupNode, isReady, hasFailed };
}
