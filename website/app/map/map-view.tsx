import { Minus, Plus, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../locale/define-texts.ts';
import { boundsOf, quebec } from './geo.ts';
import { MapEngine } from './map-engine.ts';
import { mapTexts } from './map-texts.ts';
import type { MapFrame, MapPlaces } from './map-types.ts';
import styles from './map-view.module.css';
import { useDebounced } from './use-debounced.ts';

export interface MapViewProps {
  /** Names the map for those who do not see it. */
  label: string;
  places: MapPlaces;
  /** The map shows all places when this changes: another search, not every movement. */
  fitKey: string;
  /** The place that something outside points at, such as a card under the pointer. */
  activeId: string | null;
  /** What hangs on a place; null while there is nothing to say. */
  popup: (id: string) => ReactNode;
  styleUrl: string | null;
  onMove?: (frame: MapFrame) => void;
  /** The pointer is over a place of the map. */
  onHover?: (id: string | null) => void;
  /** A place is about to show its popup: time to fetch what it says. */
  onShow?: (id: string) => void;
}

/** `2-blocks-and-search §9`. */
const popupDelayMs = 50;

/** The map itself, with its engine: only modules that `lazy-map.tsx` loads may import it. */
export function MapView(props: MapViewProps) {
  const { label, places, fitKey, activeId, popup, styleUrl, onMove, onHover, onShow } = props;
  const t = useTexts(mapTexts);
  const canvas = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<MapEngine | null>(null);
  const [isReady, setReady] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [hoverId, setHoverId] = useState<string | null>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [popupNode, setPopupNode] = useState<HTMLElement | null>(null);

  const handlers = useRef({ onMove, onHover });
  useEffect(() => {
    handlers.current = { onMove, onHover };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a map is made once; what changes later is told to it
  useEffect(() => {
    const container = canvas.current;
    if (!container) return;
    try {
      const made = new MapEngine({
        container,
        styleUrl,
        bounds: boundsOf(places.markers.map(({ coords }) => coords)) ?? quebec,
        title: label,
        onReady: () => setReady(true),
        onMove: (next) => handlers.current.onMove?.(next),
        onHover: (id) => {
          setHoverId(id);
          handlers.current.onHover?.(id);
        },
        onChoose: setChosenId,
      });
      setPopupNode(document.createElement('div'));
      setEngine(made);
      return () => made.destroy();
    } catch (error) {
      console.warn('The map could not be shown.', error);
      setFailed(true);
    }
  }, []);

  useEffect(() => engine?.setPlaces(places), [engine, places]);

  const lastFit = useRef<string>(null);
  useEffect(() => {
    const bounds = boundsOf([
      ...places.markers.map(({ coords }) => coords),
      ...places.clusters.map(({ coords }) => coords),
    ]);
    if (!engine || !bounds || lastFit.current === fitKey) return;
    lastFit.current = fitKey;
    engine.fit(bounds);
  }, [engine, fitKey, places]);

  const shownId = useDebounced(hoverId ?? activeId, popupDelayMs) ?? chosenId;
  const shown = shownId === null ? undefined : places.markers.find(({ id }) => id === shownId);
  useEffect(() => {
    if (shown) onShow?.(shown.id);
  }, [shown, onShow]);
  const content = shown ? popup(shown.id) : null;
  const hasContent = content !== null && content !== undefined && content !== false;

  useEffect(() => {
    if (!engine || !isReady || !popupNode) return;
    engine.setActive(shown?.coords ?? null);
    engine.setPopup(hasContent && shown ? shown.coords : null, popupNode);
  }, [engine, isReady, popupNode, shown, hasContent]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what a click opened, wherever the focus is
    <div
      className={styles.frame}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setChosenId(null);
      }}
    >
      <div ref={canvas} className={styles.canvas} />
      {hasFailed && <p className={styles.failed}>{t.unavailable}</p>}
      {engine && (
        <div className={styles.controls}>
          <button type="button" className={styles.control} aria-label={t.zoomIn} onClick={() => engine.zoomBy(1)}>
            <Plus size={20} strokeWidth={1.5} aria-hidden="true" />
          </button>
          <button type="button" className={styles.control} aria-label={t.zoomOut} onClick={() => engine.zoomBy(-1)}>
            <Minus size={20} strokeWidth={1.5} aria-hidden="true" />
          </button>
        </div>
      )}
      {popupNode &&
        hasContent &&
        createPortal(
          <div className={styles.popup} data-chosen={shownId === chosenId || undefined}>
            {content}
            {shownId === chosenId && (
              <button
                type="button"
                className={styles.close}
                aria-label={t.closePopup}
                onClick={() => setChosenId(null)}
              >
                <X size={18} strokeWidth={2} aria-hidden="true" />
              </button>
            )}
          </div>,
          popupNode,
        )}
    </div>
  );
}
