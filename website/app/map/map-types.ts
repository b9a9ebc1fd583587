import type { MapBounds } from '@vitrine/contract/core/map-bounds.ts';
import type { Coords } from './geo.ts';

/** One place on a map; `id` ties it to a card. A map may know more of its places, for `MarkerFace`. */
export interface MapMarker {
  id: string;
  coords: Coords;
}

/** Places that core counted together because there are too many. */
export interface MapCluster {
  coords: Coords;
  count: number;
  bounds: MapBounds;
}

export interface MapPlaces<M extends MapMarker = MapMarker> {
  markers: readonly M[];
  clusters: readonly MapCluster[];
}

/** How a marker looks and what it is called. It is asked for once a marker comes into view, so that fifty thousand cost nothing. */
export interface MarkerFace {
  /** Stands in a pill, such as a price; '' makes the marker a dot. */
  label: string;
  /** For those who do not see the map. */
  name: string;
  /** A CSS colour in the place of the scheme's. */
  color?: string | null;
}

/** One thing on the map that has a popup: a marker, or several that stand at one point, such as the flats of a tower. */
export interface Spot {
  ids: readonly string[];
  coords: Coords;
}

/** What a map shows. */
export interface MapViewport {
  bounds: MapBounds;
  zoom: number;
}
