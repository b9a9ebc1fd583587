import type { MapBounds } from '@vitrine/contract/core/map-bounds.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import {
  AttributionControl,
  addProtocol,
  type LngLatBoundsLike,
  Map as MapLibre,
  type PaddingOptions,
  Popup,
  ScaleControl,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { Protocol } from 'pmtiles';
import type { MapArchive } from '../site/map-archive.ts';
import { baseBounds, baseStyle, showWater } from './base-style.ts';
import baseMapUrl from './generated/base-map.json?url';
import type { Coords } from './geo.ts';
import './map-engine.css';
import { maxZoomAt } from './map-detail.ts';
import { readPalette } from './map-palette.ts';
import type { MapMarker, MapPlaces, MapSurface, MapViewport, MarkerFace, ScreenPoint, Spot } from './map-types.ts';
import { MarkerItems } from './marker-items.ts';
import { type MapCamera, MarkerLayer } from './marker-layer.ts';
import { toWorld } from './mercator.ts';

// The worker is served from our own origin, as the content security policy requires (`worker-src 'self'`).
setWorkerUrl(workerUrl);
addProtocol('pmtiles', new Protocol().tile);

export interface EngineWords {
  /** Accessible name of the map. */
  title: string;
  /** Accessible name of the group of markers. */
  markers: string;
  attribution: string;
  /** Short number for a circle: `950`, `1.2K`. */
  count: (count: number) => string;
  /** Names of a group of separate places, and of several places at one point. */
  cluster: (count: string) => string;
  /** Name of a group of numbered places, such as lots. */
  numbered: (numbers: string) => string;
  stack: (count: number) => string;
}

export interface EngineOptions {
  container: HTMLElement;
  /** URL of a map service's style that replaces the offline map. */
  styleUrl: string | null;
  /** Archive of tiles with the streets that the offline map lacks. */
  archive: MapArchive | null;
  /** Initial bounds, shown exactly. */
  bounds: MapBounds;
  words: EngineWords;
  locale: Locale;
  onReady: () => void;
  /** Called when a movement of the map has ended; `isByVisitor` is false for movements by code. */
  onMove: (viewport: MapViewport, isByVisitor: boolean) => void;
  /** Called when the pointer or the focus moves to a marker, or to none. */
  onHover: (spot: Spot | null) => void;
  /** Called on a click or key press on a marker, or on the map beside the markers. */
  onChoose: (spot: Spot | null, isByKeyboard: boolean) => void;
}

/** Distance in px from the edges of the map to the places that it is fitted to. */
const fitPadding = 56;
/** Distance to the right edge, where the buttons lie above the markers: their width, their margin and half a marker. */
const fitPaddingRight = 84;
/** Zoom on a single place, which keeps its surroundings. */
const placeZoom = 14;
/** Maximum zoom when the map fits several places. */
const fitMaxZoom = 16;
/** Interval in ms at which new markers appear while the map moves. */
const refreshEveryMs = 120;
/** Marks movements caused by our own controls as movements of the visitor. */
const byVisitor = { byVisitor: true };

/** Runs MapLibre; the only class that uses its API. It is loaded when a map comes near the viewport. */
export class MapEngine<M extends MapMarker> implements MapSurface {
  readonly #map: MapLibre;
  readonly #layer: MarkerLayer;
  readonly #items: MarkerItems<M>;
  readonly #popup = new Popup({
    closeButton: false,
    closeOnClick: false,
    // A popup that follows the pointer must not take the focus; `map-view.tsx` moves the focus after keyboard activation.
    focusAfterOpen: false,
    maxWidth: 'none',
    offset: 18,
    className: 'map-popup',
  });
  /** Returns the zoom up to which the map is true at a place. */
  readonly #maxZoomAt: (coords: Coords) => number;
  #refreshedAt = 0;
  #hasFitted = false;

  /** Throws in a browser without WebGL. */
  constructor(options: EngineOptions) {
    const { container, styleUrl, archive, bounds, words, locale } = options;
    const palette = readPalette(container);
    this.#maxZoomAt = (coords) => maxZoomAt(coords, { styleUrl, archive });
    const map = new MapLibre({
      container,
      style: styleUrl ?? baseStyle(palette, baseMapUrl, { locale, archive }),
      bounds: toLngLat(bounds),
      // Wheel, fingers, keys and our own movements all end where the data do.
      transformCameraUpdate: ({ center, zoom }) => ({
        zoom: Math.min(zoom, this.#maxZoomAt([center.lat, center.lng])),
      }),
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
      new AttributionControl(
        styleUrl
          ? { compact: true }
          : {
              compact: false,
              customAttribution: [archive?.attribution, 'Natural Earth'].filter((name) => name != null),
            },
      ),
      'bottom-left',
    );
    if (!styleUrl) {
      const showWhenDrawn = () => {
        if (!map.isSourceLoaded('base')) return;
        map.off('sourcedata', showWhenDrawn);
        showWater(map, palette);
      };
      map.on('sourcedata', showWhenDrawn);
    }
    this.#map = map;
    this.#items = new MarkerItems(words, this.#maxZoomAt);
    this.#layer = new MarkerLayer(words.markers, {
      onHover: (key) => options.onHover(key === null ? null : this.#items.spot(key)),
      onChoose: (key, isByKeyboard) => {
        const spot = this.#items.spot(key);
        if (spot) options.onChoose(spot, isByKeyboard);
        else this.#enter(key);
      },
    });
    // The markers are inside the engine's own container, so that a drag that starts on a marker moves the map.
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

  /** Highlights one place; a place inside a cluster is shown separately while active. */
  setActive(id: string | null): void {
    this.#items.setActive(id);
    this.#refresh();
    this.#layer.setActive(id === null ? null : this.#items.keyOf(id, this.#camera().zoom));
  }

  /** Shows `content`, always the same element, in a popup at a place; null closes the popup. */
  setPopup(coords: Coords | null, content: HTMLElement): void {
    if (!coords) {
      this.#popup.remove();
      return;
    }
    this.#popup.setLngLat([coords[1], coords[0]]);
    // Setting the content of an open popup again would take the focus from the control inside that has it.
    if (!this.#popup.isOpen()) this.#popup.setDOMContent(content).addTo(this.#map);
  }

  focus(spot: Spot): void {
    const [id] = spot.ids;
    if (id !== undefined) this.#layer.focus(this.#items.keyOf(id, this.#camera().zoom));
  }

  /** Moves the map so that all of `bounds` is visible: at once the first time, animated later. */
  fit(bounds: MapBounds): void {
    const duration = this.#hasFitted ? 600 : 0;
    this.#hasFitted = true;
    const isPlace = bounds.SouthWest_lat === bounds.NorthEast_lat && bounds.SouthWest_lng === bounds.NorthEast_lng;
    const maxZoom = isPlace ? placeZoom : fitMaxZoom;
    this.#map.fitBounds(toLngLat(bounds), { padding: this.#padding(), maxZoom, duration });
  }

  /** Moves a place to the middle of the map at the current zoom. */
  center([lat, lng]: Coords): void {
    this.#map.easeTo({ center: [lng, lat], duration: 600 });
  }

  zoomBy(steps: number): void {
    this.#map.easeTo({ zoom: this.#map.getZoom() + steps, duration: 250 }, byVisitor);
  }

  addOverlay(element: Element, follow: () => void): () => void {
    // Beside the canvas, so that the map hears nothing of what happens on the element.
    this.#map.getContainer().append(element);
    this.#map.on('move', follow);
    this.#map.on('resize', follow);
    return () => {
      this.#map.off('move', follow);
      this.#map.off('resize', follow);
      element.remove();
    };
  }

  toScreen([lat, lng]: Coords): ScreenPoint {
    return this.#map.project([lng, lat]);
  }

  toCoords({ x, y }: ScreenPoint): Coords {
    const { lat, lng } = this.#map.unproject([x, y]);
    return [lat, lng];
  }

  middle(): Coords {
    const { lat, lng } = this.#map.getCenter();
    return [lat, lng];
  }

  destroy(): void {
    this.#popup.remove();
    this.#map.remove();
  }

  /** Zooms to the places of a cluster. */
  #enter(key: string): void {
    const bounds = this.#items.boundsOf(key);
    if (!bounds) return;
    const camera = this.#map.cameraForBounds(toLngLat(bounds), { padding: this.#padding() });
    // Zooms in by at least one level, because a cluster from core may have the bounds of a single point.
    const zoom = Math.max(camera?.zoom ?? 0, this.#map.getZoom() + 1);
    this.#map.easeTo({ ...camera, zoom, duration: 450 }, byVisitor);
  }

  /**
   * Returns the padding for fitting bounds. The part of the map below the screen is excluded, but for a map further down on a large screen, which is
   * scrolled into view whole. A small one stays further out, because its popup and buttons cover much of it. The canvas follows its container later.
   */
  #padding(): PaddingOptions {
    const { clientWidth: width, clientHeight: height } = this.#map.getCanvas();
    const { top, bottom } = this.#map.getContainer().getBoundingClientRect();
    const isSeenWhole = top + window.scrollY >= window.innerHeight && matchMedia('(width >= 992px)').matches;
    const below = isSeenWhole ? 0 : Math.min(Math.max(0, bottom - window.innerHeight), height / 2);
    const side = Math.min(fitPadding, width / 6, height / 6);
    const right = Math.max(side, Math.min(fitPaddingRight, width / 5));
    return { top: side, right, bottom: side + below, left: side };
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
