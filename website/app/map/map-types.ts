import type { MapBounds } from '@vitrine/contract/core/map-bounds.ts';
import type { Coords } from './geo.ts';

/** One place on a map; `id` links it to a card. A map may add data for `MarkerFace`. */
export interface MapMarker {
  id: string;
  coords: Coords;
}

/** Places that core grouped on the server because there are too many. */
export interface MapCluster {
  coords: Coords;
  count: number;
  bounds: MapBounds;
}

export interface MapPlaces<M extends MapMarker = MapMarker> {
  markers: readonly M[];
  clusters: readonly MapCluster[];
}

/** The look and the name of a marker. It is computed when a marker comes into view, so that 50,000 places cost nothing. */
export interface MarkerFace {
  /** Text in the marker, such as a price; '' renders a dot. */
  label: string;
  /** Accessible name. */
  name: string;
  /** A CSS colour that replaces the colour of the scheme. */
  color?: string | null;
  /** Number of a lot or a unit on a plan. A cluster shows the numbers of such places, because their count would look like one. */
  number?: number;
}

/** One item on the map that has a popup: a marker, or several at one point, such as the flats of a tower. */
export interface Spot {
  ids: readonly string[];
  coords: Coords;
}

/** A place on the screen, in px from the upper left corner of the map. */
export interface ScreenPoint {
  x: number;
  y: number;
}

/** What a tool that draws on the map needs of its engine. */
export interface MapSurface {
  /** Adds an element over the map and calls `follow` whenever the map moves. Returns a function that removes both. */
  addOverlay(element: Element, follow: () => void): () => void;
  toScreen(coords: Coords): ScreenPoint;
  toCoords(point: ScreenPoint): Coords;
  middle(): Coords;
  fit(bounds: MapBounds): void;
  zoomBy(steps: number): void;
}

/** The visible part of a map. */
export interface MapViewport {
  bounds: MapBounds;
  zoom: number;
}
