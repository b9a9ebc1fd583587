import type { MapBounds } from '@vitrine/contract/core/map-bounds.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import {
  AttributionControl,
  type LngLatBoundsLike,
  Map as MapLibre,
  type PaddingOptions,
  Popup,
  ScaleControl,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { baseBounds, baseMaxZoom, baseStyle } from './base-style.ts';
import baseMapUrl from './generated/base-map.json?url';
import type { Coords } from './geo.ts';
import './map-engine.css';
import { readPalette } from './map-palette.ts';
import type { MapMarker, MapPlaces, MapViewport, MarkerFace, Spot } from './map-types.ts';
import { MarkerItems } from './marker-items.ts';
import { type MapCamera, MarkerLayer } from './marker-layer.ts';
import { toWorld } from './mercator.ts';

// A worker from our own address, as the content security policy wants it (`worker-src 'self'`).
setWorkerUrl(workerUrl);

export interface EngineWords {
  /** Names the map for those who do not see it. */
  title: string;
  /** Names its markers together. */
  markers: string;
  attribution: string;
  /** `950`, `1.2K`: short, for a circle. */
  count: (count: number) => string;
  /** Several that near by are apart, and several at one point. */
  cluster: (count: string) => string;
  stack: (count: number) => string;
}

export interface EngineOptions {
  container: HTMLElement;
  /** A style from elsewhere in the place of the offline map. */
  styleUrl: string | null;
  /** What is shown first, exactly. */
  bounds: MapBounds;
  words: EngineWords;
  locale: Locale;
  onReady: () => void;
  /** The map came to rest, moved by the visitor or by itself. */
  onMove: (viewport: MapViewport, isByVisitor: boolean) => void;
  /** The pointer or the focus is on a marker, or on none. */
  onHover: (spot: Spot | null) => void;
  /** A marker was chosen, or the ground beside them. */
  onChoose: (spot: Spot | null, isByKeyboard: boolean) => void;
}

const fitPadding = 56;
/** A single place is not looked at through a microscope. */
const fitMaxZoom = 13;
const styleMaxZoom = 19;
/** While the map is under way, markers come into view this often, ms. */
const refreshEveryMs = 120;
/** Moves that a control of ours makes are moves of the visitor all the same. */
const byVisitor = { byVisitor: true };

/** Everything that knows MapLibre. It is loaded only when a map is about to be seen. */
export class MapEngine<M extends MapMarker> {
  readonly #map: MapLibre;
  readonly #layer: MarkerLayer;
  readonly #items: MarkerItems<M>;
  readonly #popup = new Popup({
    closeButton: false,
    closeOnClick: false,
    // Who opened it by keyboard is led into it by `map-view.tsx`; a popup that follows the pointer must not take the focus.
    focusAfterOpen: false,
    maxWidth: 'none',
    offset: 18,
    className: 'map-popup',
  });
  #refreshedAt = 0;
  #hasFitted = false;

  /** Throws where the browser has no WebGL. */
  constructor(options: EngineOptions) {
    const { container, styleUrl, bounds, words, locale } = options;
    const map = new MapLibre({
      container,
      style: styleUrl ?? baseStyle(readPalette(container), baseMapUrl, locale),
      bounds: toLngLat(bounds),
      maxZoom: styleUrl ? styleMaxZoom : baseMaxZoom,
      minZoom: 3,
      maxBounds: styleUrl ? undefined : toLngLat(baseBounds),
      attributionControl: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      maxPitch: 0,
      locale: { 'Map.Title': words.title, 'AttributionControl.ToggleAttribution': words.attribution },
    });
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    map.addControl(new ScaleControl({ unit: 'metric', maxWidth: 96 }), 'bottom-left');
    map.addControl(
      new AttributionControl(styleUrl ? { compact: true } : { compact: false, customAttribution: 'Natural Earth' }),
      'bottom-left',
    );
    this.#map = map;
    this.#items = new MarkerItems(words, map.getMaxZoom());
    this.#layer = new MarkerLayer(words.markers, {
      onHover: (key) => options.onHover(key === null ? null : this.#items.spot(key)),
      onChoose: (key, isByKeyboard) => {
        const spot = this.#items.spot(key);
        if (spot) options.onChoose(spot, isByKeyboard);
        else this.#enter(key);
      },
    });
    // Within the engine's own container, so that a drag that begins on a marker moves the map as well.
    map.getCanvasContainer().append(this.#layer.element);
    map.once('load', options.onReady);
    map.on('move', () => this.#follow());
    map.on('moveend', (event) => {
      this.#refresh();
      options.onMove(this.viewport(), 'originalEvent' in event || 'byVisitor' in event);
    });
    map.on('click', () => options.onChoose(null, false));
  }

  viewport(): MapViewport {
    const bounds = this.#map.getBounds();
    return {
      bounds: {
        SouthWest_lat: bounds.getSouth(),
        SouthWest_lng: bounds.getWest(),
        NorthEast_lat: bounds.getNorth(),
        NorthEast_lng: bounds.getEast(),
      },
      zoom: this.#map.getZoom(),
    };
  }

  setPlaces(places: MapPlaces<M>, face: (marker: M) => MarkerFace): void {
    this.#items.setPlaces(places, face);
    this.#refresh();
  }

  /** Marks one place; one that is within a cluster stands out of it meanwhile. */
  setActive(id: string | null): void {
    this.#items.setActive(id);
    this.#refresh();
    this.#layer.setActive(id === null ? null : this.#items.keyOf(id, this.#camera().zoom));
  }

  /** Hangs `content` on a place; null takes it away. */
  setPopup(coords: Coords | null, content: HTMLElement): void {
    if (!coords) {
      this.#popup.remove();
      return;
    }
    this.#popup.setLngLat([coords[1], coords[0]]).setDOMContent(content);
    if (!this.#popup.isOpen()) this.#popup.addTo(this.#map);
  }

  focus(spot: Spot): void {
    const [id] = spot.ids;
    if (id !== undefined) this.#layer.focus(this.#items.keyOf(id, this.#camera().zoom));
  }

  /** Shows all of `bounds`; at first at once, later by a flight that says where one is led. */
  fit(bounds: MapBounds): void {
    const duration = this.#hasFitted ? 600 : 0;
    this.#hasFitted = true;
    this.#map.fitBounds(toLngLat(bounds), { padding: this.#padding(), maxZoom: fitMaxZoom, duration });
  }

  zoomBy(steps: number): void {
    this.#map.easeTo({ zoom: this.#map.getZoom() + steps, duration: 250 }, byVisitor);
  }

  destroy(): void {
    this.#popup.remove();
    this.#map.remove();
  }

  /** Looks at what a cluster holds. */
  #enter(key: string): void {
    const bounds = this.#items.boundsOf(key);
    if (!bounds) return;
    const camera = this.#map.cameraForBounds(toLngLat(bounds), { padding: this.#padding() });
    // A cluster of core may be a single point, and one of few neighbours would be entered in leaps.
    const zoom = Math.min(Math.max(camera?.zoom ?? 0, this.#map.getZoom() + 1), this.#map.getMaxZoom());
    this.#map.easeTo({ ...camera, zoom, duration: 450 }, byVisitor);
  }

  /** A map may reach below the screen; what it is led to should be on it. */
  #padding(): PaddingOptions {
    const { bottom, height } = this.#map.getContainer().getBoundingClientRect();
    const below = Math.min(Math.max(0, bottom - window.innerHeight), height / 2);
    const side = Math.min(fitPadding, height / 6);
    return { top: side, right: side, bottom: side + below, left: side };
  }

  #camera(): MapCamera {
    const { lat, lng } = this.#map.getCenter();
    const { clientWidth: width, clientHeight: height } = this.#map.getContainer();
    return { center: toWorld([lat, lng]), zoom: this.#map.getZoom(), width, height };
  }

  #follow(): void {
    if (performance.now() - this.#refreshedAt > refreshEveryMs) this.#refresh();
    else this.#layer.place(this.#camera());
  }

  #refresh(): void {
    this.#refreshedAt = performance.now();
    const camera = this.#camera();
    this.#layer.place(camera);
    this.#layer.show(this.#items.inView(camera));
  }
}

const toLngLat = (bounds: MapBounds): LngLatBoundsLike => [
  [bounds.SouthWest_lng, bounds.SouthWest_lat],
  [bounds.NorthEast_lng, bounds.NorthEast_lat],
];
