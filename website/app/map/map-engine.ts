import type { MapBounds } from '@vitrine/contract/core/map-bounds.ts';
import {
  AttributionControl,
  type GeoJSONSource,
  type LngLatBoundsLike,
  Map as MapLibre,
  type MapMouseEvent,
  type PointLike,
  Popup,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { baseBounds, baseMaxZoom, baseStyle } from './base-style.ts';
import baseMapUrl from './generated/base-map.json?url';
import type { Coords } from './geo.ts';
import './map-engine.css';
import { readPalette } from './map-palette.ts';
import type { MapCluster, MapFrame, MapPlaces } from './map-types.ts';
import { clusterLayers, dotLayer, markerLayers, markerSources } from './marker-layers.ts';

// A worker from our own address, as the content security policy wants it (`worker-src 'self'`).
setWorkerUrl(workerUrl);

export interface EngineOptions {
  container: HTMLElement;
  /** A style from elsewhere in the place of the offline map. */
  styleUrl: string | null;
  bounds: MapBounds;
  /** Names the map for those who do not see it. */
  title: string;
  onReady: () => void;
  /** Somebody moved the map. */
  onMove: (frame: MapFrame) => void;
  /** The pointer is over a marker, or over none. */
  onHover: (id: string | null) => void;
  /** A marker was chosen, or the ground beside them. */
  onChoose: (id: string | null) => void;
}

/** How near markers stand that count as one, px, and up to which zoom. */
const clusterRadius = 46;
const clusterMaxZoom = 12;
/** A finger covers more than a pointer. */
const touchReach = 12;
const fitPadding = 56;

/** Everything that knows MapLibre. It is loaded only when a map is about to be seen. */
export class MapEngine {
  readonly #map: MapLibre;
  readonly #popup = new Popup({
    closeButton: false,
    closeOnClick: false,
    // A popup that follows the pointer must not take the focus along.
    focusAfterOpen: false,
    maxWidth: 'none',
    offset: 20,
    className: 'map-popup',
  });
  #places: MapPlaces = { markers: [], clusters: [] };
  #isReady = false;
  /** True while the map moves because the search changed, not because somebody moved it. */
  #isFitting = false;

  /** Throws where the browser has no WebGL. */
  constructor(options: EngineOptions) {
    const { container, styleUrl, bounds, title } = options;
    const palette = readPalette(container);
    const map = new MapLibre({
      container,
      style: styleUrl ?? baseStyle(palette, baseMapUrl),
      bounds: toLngLat(bounds),
      maxZoom: styleUrl ? 19 : baseMaxZoom,
      minZoom: 3,
      maxBounds: styleUrl ? undefined : toLngLat(baseBounds),
      attributionControl: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      locale: { 'Map.Title': title },
    });
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    if (styleUrl) map.addControl(new AttributionControl({ compact: true }));
    this.#map = map;
    map.on('load', () => {
      map.addSource(markerSources.clusters, geojson([]));
      map.addSource(markerSources.markers, {
        ...geojson([]),
        cluster: true,
        clusterRadius,
        clusterMaxZoom,
        clusterMinPoints: 2,
      });
      map.addSource(markerSources.active, geojson([]));
      for (const layer of markerLayers(palette)) map.addLayer(layer);
      this.#isReady = true;
      this.setPlaces(this.#places);
      options.onReady();
    });
    map.on('moveend', () => {
      if (!this.#isFitting) options.onMove(this.frame());
      this.#isFitting = false;
    });
    map.on('mousemove', (event) => this.#hover(event, options.onHover));
    map.on('mouseout', () => options.onHover(null));
    map.on('click', (event) => this.#click(event, options.onChoose));
  }

  frame(): MapFrame {
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

  setPlaces(places: MapPlaces): void {
    this.#places = places;
    if (!this.#isReady) return;
    this.#source(markerSources.markers)?.setData(
      collection(places.markers.map(({ id, coords }) => point(coords, { id }))),
    );
    this.#source(markerSources.clusters)?.setData(
      collection(
        places.clusters.map(({ coords, count }, index) =>
          point(coords, { index, point_count: count, point_count_abbreviated: abbreviated(count) }),
        ),
      ),
    );
  }

  /** Marks one place, wherever it is, also within a cluster. */
  setActive(coords: Coords | null): void {
    if (this.#isReady) this.#source(markerSources.active)?.setData(collection(coords ? [point(coords, {})] : []));
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

  fit(bounds: MapBounds): void {
    this.#isFitting = true;
    this.#map.fitBounds(toLngLat(bounds), { padding: fitPadding, maxZoom: 10, duration: 600 });
  }

  zoomBy(steps: number): void {
    this.#map.easeTo({ zoom: this.#map.getZoom() + steps, duration: 250 });
  }

  destroy(): void {
    this.#popup.remove();
    this.#map.remove();
  }

  #source(name: string): GeoJSONSource | undefined {
    return this.#map.getSource<GeoJSONSource>(name);
  }

  /** The marker at a point of the screen; of several the nearest. */
  #markerAt(place: MapMouseEvent['point'], reach: number): string | null {
    const box: [PointLike, PointLike] = [
      [place.x - reach, place.y - reach],
      [place.x + reach, place.y + reach],
    ];
    const found = this.#map.queryRenderedFeatures(box, { layers: [dotLayer] });
    const id = found[0]?.properties.id;
    return typeof id === 'string' ? id : null;
  }

  #hover({ point: place }: MapMouseEvent, onHover: EngineOptions['onHover']): void {
    if (!this.#isReady) return;
    const id = this.#markerAt(place, 0);
    const isOverCluster = id === null && this.#map.queryRenderedFeatures(place, { layers: clusterLayers }).length > 0;
    this.#map.getCanvas().style.cursor = id !== null || isOverCluster ? 'pointer' : '';
    onHover(id);
  }

  async #click({ point: place, originalEvent }: MapMouseEvent, onChoose: EngineOptions['onChoose']): Promise<void> {
    if (!this.#isReady) return;
    const isTouch = 'pointerType' in originalEvent && originalEvent.pointerType === 'touch';
    const id = this.#markerAt(place, isTouch ? touchReach : 0);
    const [cluster] = id === null ? this.#map.queryRenderedFeatures(place, { layers: clusterLayers }) : [];
    if (!cluster) {
      onChoose(id);
      return;
    }
    const counted: MapCluster | undefined = this.#places.clusters[Number(cluster.properties.index)];
    if (counted) this.#map.fitBounds(toLngLat(counted.bounds), { padding: fitPadding });
    else if (cluster.geometry.type === 'Point') {
      const zoom = await this.#source(markerSources.markers)?.getClusterExpansionZoom(
        Number(cluster.properties.cluster_id),
      );
      const [lng = 0, lat = 0] = cluster.geometry.coordinates;
      this.#map.easeTo({ center: [lng, lat], zoom: (zoom ?? this.#map.getZoom()) + 0.4 });
    }
  }
}

const toLngLat = (bounds: MapBounds): LngLatBoundsLike => [
  [bounds.SouthWest_lng, bounds.SouthWest_lat],
  [bounds.NorthEast_lng, bounds.NorthEast_lat],
];

const point = ([lat, lng]: Coords, properties: Record<string, string | number>) => ({
  type: 'Feature' as const,
  properties,
  geometry: { type: 'Point' as const, coordinates: [lng, lat] },
});

const collection = (features: ReturnType<typeof point>[]) => ({ type: 'FeatureCollection' as const, features });
const geojson = (features: ReturnType<typeof point>[]) => ({ type: 'geojson' as const, data: collection(features) });

/** As the engine abbreviates its own counts: `1.2k`. */
const abbreviated = (count: number): string =>
  count >= 10_000 ? `${Math.round(count / 1000)}k` : count >= 1000 ? `${Math.round(count / 100) / 10}k` : String(count);
