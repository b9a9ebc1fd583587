import type { MapBounds } from '@vitrine/contract/core/map-bounds.ts';
import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../locale/define-texts.ts';
import { formatCompact } from '../locale/format.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { boundsOf, quebec } from './geo.ts';
import { MapEngine } from './map-engine.ts';
import { mapTexts } from './map-texts.ts';
import type { MapMarker, MapPlaces, MapViewport, MarkerFace, Spot } from './map-types.ts';
import styles from './map-view.module.css';
import { SpotPopup } from './spot-popup.tsx';
import { useDebounced } from './use-debounced.ts';

export interface MapViewProps<M extends MapMarker = MapMarker> {
  /** Accessible name of the map. */
  label: string;
  places: MapPlaces<M>;
  /**
   * Returns the look and the name of a marker; must keep its identity between renders. Without it markers are dots without a
   * name.
   */
  face?: ((marker: M) => MarkerFace) | undefined;
  /** Initial bounds, shown exactly, such as those of an address. Without them the map shows all of its places. */
  initialBounds?: MapBounds | null;
  /** The map fits all places when this key changes, as after another search. Null never moves the map. */
  fitKey: string | null;
  /** Bounds that the map fits while it has no place. */
  emptyBounds?: MapBounds | null;
  /** Id of the place that another component highlights, such as a card under the pointer. */
  activeId: string | null;
  /** Id of the place to which the map moves its centre, whenever it changes. */
  centerId?: string | null;
  /** Returns the content of the popup of a place; null without one. */
  popup: (id: string) => ReactNode;
  styleUrl: string | null;
  /** Called when the map is drawn for the first time. */
  onReady?: () => void;
  /** Called when a movement of the map has ended; `isByVisitor` is false when the map fitted its places. */
  onMove?: (viewport: MapViewport, isByVisitor: boolean) => void;
  /** Called when the pointer or the focus moves to a place on the map, or to none. */
  onHover?: (id: string | null) => void;
  /**
   * Called when the visitor closes the popup of the active place, whose popup has a close button then. A popup that stays would cover other
   * markers for good.
   */
  onDismiss?: () => void;
  /** Called before a place shows its popup, so that its content can be fetched. */
  onShow?: (id: string) => void;
  /** Message and retry button shown over the map when the places could not be loaded. */
  failure?: { text: string; action: string; onAction: () => void } | null;
}

/** Delay in ms before a popup or tooltip follows the pointer (map.8). */
export const popupDelayMs = 50;

/** Renders the map with its engine. Import it only in modules that `lazy-map.tsx` loads. */
export function MapView<M extends MapMarker>(props: MapViewProps<M>) {
  const {
    label,
    places,
    face,
    initialBounds = null,
    fitKey,
    emptyBounds = null,
    activeId,
    centerId = null,
    popup,
    styleUrl,
    onReady,
    onMove,
    onHover,
    onDismiss,
    onShow,
    failure = null,
  } = props;
  const t = useTexts(mapTexts);
  const locale = useLocale();
  const canvas = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<MapEngine<M> | null>(null);
  const [isReady, setReady] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [hovered, setHovered] = useState<Spot | null>(null);
  const [chosen, setChosen] = useState<{ spot: Spot; isByKeyboard: boolean } | null>(null);
  const [popupNode, setPopupNode] = useState<HTMLElement | null>(null);

  const handlers = useRef({ onReady, onMove, onHover, onDismiss });
  useEffect(() => {
    handlers.current = { onReady, onMove, onHover, onDismiss };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is created once; later effects update it
  useEffect(() => {
    const container = canvas.current;
    if (!container) return;
    try {
      const made = new MapEngine<M>({
        container,
        styleUrl,
        bounds: initialBounds ?? allOf(places) ?? quebec,
        words: { ...t, title: label, count: (count) => formatCompact(count, locale) },
        locale,
        onReady: () => {
          setReady(true);
          handlers.current.onReady?.();
        },
        onMove: (viewport, isByVisitor) => handlers.current.onMove?.(viewport, isByVisitor),
        onHover: (spot) => {
          setHovered(spot);
          handlers.current.onHover?.(spot?.ids[0] ?? null);
        },
        onChoose: (spot, isByKeyboard) => {
          setChosen(spot && { spot, isByKeyboard });
          if (!spot) handlers.current.onDismiss?.();
        },
      });
      setPopupNode(document.createElement('div'));
      setEngine(made);
      return () => made.destroy();
    } catch (error) {
      console.warn('The map could not be shown.', error);
      setFailed(true);
    }
  }, []);

  useEffect(
    () => engine?.setPlaces(places, face ?? (() => ({ label: '', name: t.marker }))),
    [engine, places, face, t],
  );

  const lastFit = useRef<string>(null);
  useEffect(() => {
    const bounds = allOf(places) ?? emptyBounds;
    if (!engine || lastFit.current === fitKey || (fitKey !== null && !bounds)) return;
    lastFit.current = fitKey;
    if (bounds && fitKey !== null) engine.fit(bounds);
  }, [engine, fitKey, places, emptyBounds]);

  const known = useMemo(() => new Map(places.markers.map((marker) => [marker.id, marker])), [places]);
  const center = centerId === null ? undefined : known.get(centerId)?.coords;
  useEffect(() => {
    if (center) engine?.center(center);
  }, [engine, center]);

  const active = useMemo((): Spot | null => {
    const marker = activeId === null ? undefined : known.get(activeId);
    return marker ? { ids: [marker.id], coords: marker.coords } : null;
  }, [known, activeId]);
  const chosenSpot = chosen?.spot ?? null;
  const pointed = hovered ?? active;
  // After a click the pointer is still over the chosen marker, so hovering it must not count as another spot.
  const spot = useDebounced(pointed && !isSameSpot(pointed, chosenSpot) ? pointed : chosenSpot, popupDelayMs);
  const shown = spot?.ids.some((id) => known.has(id)) ? spot : null;
  const isChosen = shown !== null && shown === chosenSpot;
  const takesFocus = isChosen && chosen?.isByKeyboard === true;
  const isDismissible = onDismiss !== undefined && shown !== null && isSameSpot(shown, active);
  const close = () => {
    setChosen(null);
    setHovered(null);
    onDismiss?.();
    if (chosen?.isByKeyboard) engine?.focus(chosen.spot);
  };

  useEffect(() => {
    if (!engine || !popupNode) return;
    engine.setActive(shown?.ids[0] ?? null);
    engine.setPopup(shown?.coords ?? null, popupNode);
    if (takesFocus) popupNode.querySelector<HTMLElement>('[tabindex]')?.focus();
  }, [engine, popupNode, shown, takesFocus]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the popup of a marker, wherever the focus is
    <div
      className={styles.container}
      data-ready={isReady || undefined}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && (chosen || hovered || isDismissible)) close();
      }}
    >
      <div ref={canvas} className={styles.canvas} />
      {hasFailed && <p className={styles.failed}>{t.unavailable}</p>}
      {failure && (
        <p className={styles.notice} role="alert">
          {failure.text}
          <button type="button" className={styles.retry} onClick={failure.onAction}>
            {failure.action}
          </button>
        </p>
      )}
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
        shown &&
        createPortal(
          <SpotPopup
            key={shown.ids.join()}
            spot={shown}
            content={popup}
            onShow={onShow}
            onClose={isChosen || isDismissible ? close : null}
            // The popup stays open when the pointer moves from the marker to it.
            onHover={(isOver) => setHovered(isOver ? shown : null)}
          />,
          popupNode,
        )}
    </div>
  );
}

const isSameSpot = (one: Spot, other: Spot | null): boolean => one.ids.join() === other?.ids.join();

const allOf = ({ markers, clusters }: MapPlaces): MapBounds | null =>
  boundsOf([...markers, ...clusters].map(({ coords }) => coords));
