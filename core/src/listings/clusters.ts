import { defaultMapBounds, type MapBounds } from '@vitrine/contract/core/map-bounds.ts';
import type { MapCluster } from '@vitrine/contract/core/properties.ts';
import type { SearchFilters } from '@vitrine/contract/core/properties-query.ts';
import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import { isFound, type SearchScope } from './search-query.ts';

/** Clusters stand about 64 px apart: a map tile is 256 px wide and the world 2^zoom tiles. */
const cellsPerTile = 4;
/** A view is cut into no more cells than this a side, whatever zoom is claimed, so that an answer stays small. */
const cellsPerSide = 48;

/** The side of a cluster's cell, degrees, the same for both axes. */
export function cellSize(bounds: MapBounds, zoom: number | null): number {
  const span = Math.max(bounds.NorthEast_lat - bounds.SouthWest_lat, bounds.NorthEast_lng - bounds.SouthWest_lng);
  const smallest = Math.max(span / cellsPerSide, 1e-6);
  return zoom === null ? smallest : Math.max(360 / 2 ** zoom / cellsPerTile, smallest);
}

type Cell = { count: number; south: number; west: number; north: number; east: number };

/** Counts what a search finds by cell of a grid that is fixed to the ground, so that panning moves no cluster. */
export async function findClusters(
  database: Database,
  filters: SearchFilters,
  zoom: number | null,
  scope: SearchScope,
): Promise<MapCluster[]> {
  const size = cellSize(filters.bounds ?? defaultMapBounds, zoom);
  const cells = await database
    .selectFrom('listing')
    .select(
      sql<Cell>`json_build_object(
        'count', count(*), 'south', min(latitude), 'west', min(longitude), 'north', max(latitude), 'east', max(longitude)
      )`.as('cell'),
    )
    .where(isFound(filters, scope))
    .groupBy(sql`floor(latitude / ${size}::double precision), floor(longitude / ${size}::double precision)`)
    .execute();
  return cells.map(({ cell: { count, south, west, north, east } }) => ({
    coords: [(south + north) / 2, (west + east) / 2],
    count,
    bounds: { SouthWest_lat: south, SouthWest_lng: west, NorthEast_lat: north, NorthEast_lng: east },
  }));
}
