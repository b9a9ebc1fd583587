import type { Badge, MapMarker as CoreMarker } from '@vitrine/contract/core/listing.ts';
import type { MapBounds } from '@vitrine/contract/core/map-bounds.ts';
import { isWithin } from '../../../map/geo.ts';
import type { MapCluster, MapMarker, MapViewport } from '../../../map/map-types.ts';

/** A listing on the map. */
export interface ListingMarker extends MapMarker {
  price?: number | null | undefined;
  badge?: Badge | null | undefined;
}

/** Markers and clusters that the map shows for a search. */
export interface MapResults {
  /** Key of the filters of this answer; null before the first answer. */
  key: string | null;
  markers: ListingMarker[];
  clusters: MapCluster[];
  /** Number of listings found, including those without coordinates. */
  total: number;
  /**
   * View of this answer when there are too many markers for one; another view needs another fetch. Null when all markers are
   * here.
   */
  within: MapViewport | null;
  hasFailed: boolean;
}

export const noMapResults: MapResults = {
  key: null,
  markers: [],
  clusters: [],
  total: 0,
  within: null,
  hasFailed: false,
};

export const toMarker = ({ uls, ...marker }: CoreMarker): ListingMarker => ({ id: uls, ...marker });

/**
 * True when the markers cover the view: all markers of a search cover any view, those of a view cover what it contains unless
 * they are clustered.
 */
export function coversView({ within, clusters }: MapResults, view: MapViewport | null): boolean {
  if (!within || !view) return true;
  if (clusters.length > 0) return within === view;
  const { SouthWest_lat: south, SouthWest_lng: west, NorthEast_lat: north, NorthEast_lng: east } = view.bounds;
  return isWithin(within.bounds, [south, west]) && isWithin(within.bounds, [north, east]);
}

/** Returns the number of markers in view and a key of the set: the list follows the map only when the set changes (search.17). */
export function markersInView(
  { markers, clusters }: MapResults,
  bounds: MapBounds | null,
): { count: number; key: string } {
  let [count, hash] = [0, 2_166_136_261];
  for (let index = 0; index < markers.length; index++) {
    const marker = markers[index];
    if (!marker || (bounds && !isWithin(bounds, marker.coords))) continue;
    count += 1;
    hash = Math.imul(hash ^ index, 16_777_619);
  }
  const counted = clusters.map(({ coords, count: listings }) => `${coords.join()}x${listings}`).join();
  const total = clusters.reduce((sum, cluster) => sum + cluster.count, count);
  return { count: total, key: `${count}/${hash}/${counted}` };
}
