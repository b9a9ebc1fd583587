import type { Badge, MapMarker as CoreMarker } from '@vitrine/contract/core/listing.ts';
import type { MapBounds } from '@vitrine/contract/core/map-bounds.ts';
import { isWithin } from '../../../map/geo.ts';
import type { MapCluster, MapFrame, MapMarker } from '../../../map/map-types.ts';

/** A listing on the map. */
export interface ListingMarker extends MapMarker {
  price?: number | null | undefined;
  badge?: Badge | null | undefined;
}

/** What the map shows of a search. */
export interface Places {
  /** The filters that they answer; null before any answer. */
  key: string | null;
  markers: ListingMarker[];
  clusters: MapCluster[];
  /** How many were found, those included that nobody has placed on a map. */
  total: number;
  /** There are too many for one answer, so these are those of one view alone, and another view is asked for. */
  within: MapFrame | null;
  hasFailed: boolean;
}

export const noPlaces: Places = { key: null, markers: [], clusters: [], total: 0, within: null, hasFailed: false };

export const toMarker = ({ uls, ...marker }: CoreMarker): ListingMarker => ({ id: uls, ...marker });

/** Whether places answer for what the map shows: all of a search do, and those of a view do within it unless they are counted. */
export function servesView({ within, clusters }: Places, view: MapFrame | null): boolean {
  if (!within || !view) return true;
  if (clusters.length > 0) return within === view;
  const { SouthWest_lat: south, SouthWest_lng: west, NorthEast_lat: north, NorthEast_lng: east } = view.bounds;
  return isWithin(within.bounds, [south, west]) && isWithin(within.bounds, [north, east]);
}

/** How many places are in view and, as one text, which: the list follows the map only when that changes (`§4`). */
export function setInView({ markers, clusters }: Places, bounds: MapBounds | null): { count: number; key: string } {
  let [count, mark] = [0, 2_166_136_261];
  for (let index = 0; index < markers.length; index++) {
    const marker = markers[index];
    if (!marker || (bounds && !isWithin(bounds, marker.coords))) continue;
    count += 1;
    mark = Math.imul(mark ^ index, 16_777_619);
  }
  const counted = clusters.map(({ coords, count: listings }) => `${coords.join()}x${listings}`).join();
  const total = clusters.reduce((sum, cluster) => sum + cluster.count, count);
  return { count: total, key: `${count}/${mark}/${counted}` };
}
