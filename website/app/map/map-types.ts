import type { MapBounds } from '@vitrine/contract/core/map-bounds.ts';
import type { Coords } from './geo.ts';

/** One place on a map; `id` ties it to a card. */
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

export interface MapPlaces {
  markers: readonly MapMarker[];
  clusters: readonly MapCluster[];
}

/** What a map shows. */
export interface MapFrame {
  bounds: MapBounds;
  zoom: number;
}
