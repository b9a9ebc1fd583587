import type { MapBounds } from '@vitrine/contract/core/map-bounds.ts';
import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useReducer, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../locale/define-texts.ts';
import { mapTexts } from './map-texts.ts';
import type { MapMarker, MapPlaces, MapSurface, MapViewport, MarkerFace, Spot } from './map-types.ts';
import styles from './map-view.module.css';
import { isSameSpot, nextSpot, noSpots, spotsReducer } from './pointed-spots.ts';
import { SpotPopup } from './spot-popup.tsx';
import { useDebounced } from './use-debounced.ts';
import { useMapEngine } from './use-map-engine.ts';
import { frameOf, useShownPlaces } from './use-shown-places.ts';

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
  /** Bounds that the map fits in place of those of its places, such as those of a drawn area. */
  fitBounds?: MapBounds | null;
  /** Id of the place that another component highlights, such as a card under the pointer. */
  activeId: string | null;
  /** Id of the place to which the map moves its centre, whenever it changes. */
  centerId?: string | null;
  /** Returns the content of the popup of a place; null without one. */
  popup: (id: string) => ReactNode;
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
  /** Returns what draws on the map, once it exists. */
  tools?: (surface: MapSurface) => ReactNode;
  /** Message and retry button shown over the map when the places could not be loaded. */
  failure?: { text: string; action: string; onAction: () => void } | null;
}

/** Delay in ms before a popup or tooltip follows the pointer (map.8). */
export const popupDelayMs = 50;

/** Renders the map with its engine. Import it only in modules that `lazy-map.tsx` loads. */
export function MapView<M extends MapMarker>(props: MapViewProps<M>) {
  const { label, places, initialBounds, activeId, onReady, onMove, onHover, onDismiss } = props;
  const canvas = useRef<HTMLDivElement>(null);
  const [spots, dispatch] = useReducer(spotsReducer, noSpots);
  const map = useMapEngine<M>(
    canvas,
    { label, firstBounds: () => initialBounds ?? props.fitBounds ?? frameOf(places) },
    {
      onReady: () => onReady?.(),
      onMove: (viewport, isByVisitor) => onMove?.(viewport, isByVisitor),
      onHover(spot) {
        dispatch({ kind: 'hover', spot });
        onHover?.(spot?.ids[0] ?? null);
      },
      onChoose(spot, isByKeyboard) {
        dispatch({ kind: 'choose', spot, isByKeyboard });
        if (!spot) onDismiss?.();
      },
    },
  );
  const markers = useShownPlaces(map.engine, props);
  const active = useMemo((): Spot | null => {
    const marker = activeId === null ? undefined : markers.get(activeId);
    return marker ? { ids: [marker.id], coords: marker.coords } : null;
  }, [markers, activeId]);
  const spot = useDebounced(nextSpot(spots, active), popupDelayMs);
  const shown = spot?.ids.some((id) => markers.has(id)) ? spot : null;
  const { chosen, hovered } = spots;
  const isChosen = shown !== null && shown === chosen?.spot;
  const isDismissible = onDismiss !== undefined && shown !== null && isSameSpot(shown, active);
  usePopup(map, shown, isChosen && chosen.isByKeyboard);
  function close() {
    dispatch({ kind: 'close' });
    onDismiss?.();
    if (chosen?.isByKeyboard) map.engine?.focus(chosen.spot);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the popup of a marker, wherever the focus is
    <div
      className={styles.container}
      data-ready={map.isReady || undefined}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && (chosen || hovered || isDismissible)) close();
      }}
    >
      <div ref={canvas} className={styles.canvas} />
      <MapNotices hasFailed={map.hasFailed} failure={props.failure} />
      {map.engine && props.tools?.(map.engine)}
      {map.engine && <ZoomButtons zoomBy={(steps) => map.engine?.zoomBy(steps)} />}
      {map.popupNode &&
        shown &&
        createPortal(
          <SpotPopup
            key={shown.ids.join()}
            spot={shown}
            content={props.popup}
            onShow={props.onShow}
            onClose={isChosen || isDismissible ? close : null}
            // The popup stays open when the pointer moves from the marker to it.
            onHover={(isOver) => dispatch({ kind: 'hover', spot: isOver ? shown : null })}
          />,
          map.popupNode,
        )}
    </div>
  );
}

type CreatedMap<M extends MapMarker> = ReturnType<typeof useMapEngine<M>>;

/** Highlights the spot of the popup and opens the popup there, with the focus once when a key chose the spot. */
function usePopup<M extends MapMarker>({ engine, popupNode }: CreatedMap<M>, shown: Spot | null, takesFocus: boolean) {
  // The popup of another spot may come between, as when the pointer crosses a marker; the visitor's focus is elsewhere by then.
  const focused = useRef<Spot>(null);
  useEffect(() => {
    if (!engine || !popupNode) return;
    engine.setActive(shown?.ids[0] ?? null);
    engine.setPopup(shown?.coords ?? null, popupNode);
    if (!takesFocus || focused.current === shown) return;
    focused.current = shown;
    popupNode.querySelector<HTMLElement>('[tabindex]')?.focus();
  }, [engine, popupNode, shown, takesFocus]);
}

/** Says that the browser cannot show the map, or that its places could not be loaded. */
function MapNotices({ hasFailed, failure }: { hasFailed: boolean; failure: MapViewProps['failure'] }) {
  const t = useTexts(mapTexts);
  return (
    <>
      {hasFailed && <p className={styles.failed}>{t.unavailable}</p>}
      {failure && (
        <p className={styles.notice} role="alert">
          {failure.text}
          <button type="button" className={styles.retry} onClick={failure.onAction}>
            {failure.action}
          </button>
        </p>
      )}
    </>
  );
}

function ZoomButtons({ zoomBy }: { zoomBy: (steps: number) => void }) {
  const t = useTexts(mapTexts);
  return (
    <div className={styles.controls}>
      <button type="button" className={styles.control} aria-label={t.zoomIn} onClick={() => zoomBy(1)}>
        <Plus size={20} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <button type="button" className={styles.control} aria-label={t.zoomOut} onClick={() => zoomBy(-1)}>
        <Minus size={20} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </div>
  );
}
