import { defaultMapBounds, type MapBounds } from '@vitrine/contract/core/map-bounds.ts';
import type { MapCluster } from '@vitrine/contract/core/properties.ts';
import { blocksOf } from './search/block-slots.ts';
import { toDegrees, toMicrodegrees } from './search/column-encoding.ts';
import type { FoundRows } from './search/find-rows.ts';
import type { ListingColumns } from './search/listing-columns.ts';

/**
 * Cells per map tile and side: clusters are about 64 px apart, since a map tile is 256 px wide and the world 2^zoom
 * tiles.
 */
const cellsPerTile = 4;
/** Maximum number of cells per side of a view, whatever zoom is claimed, so that an answer stays small. */
const cellsPerSide = 48;
/** Number of cells per side without a zoom: a map of 1,000 px. */
const usualCellsPerSide = 16;
const deepestZoom = 22;

/** Latitude at which the map ends, degrees: the projection is infinite at the poles. */
const mapEnd = 85.05;

/**
 * Returns a latitude in degrees of the projection, which are as tall as a degree of longitude is wide, at every
 * latitude.
 */
const toMapDegrees = (latitude: number) =>
  (Math.log(Math.tan(Math.PI / 4 + (Math.max(-mapEnd, Math.min(mapEnd, latitude)) * Math.PI) / 360)) * 180) / Math.PI;
const fromMapDegrees = (degrees: number) => (Math.atan(Math.exp((degrees * Math.PI) / 180)) * 360) / Math.PI - 90;

/**
 * Returns the side of a cluster's cell, in degrees of longitude; cells are square on the map. The zoom is rounded down
 * and cells are fixed to coordinates, so that neither panning nor a small change of zoom moves a cluster.
 */
export function cellSize(bounds: MapBounds, zoom: number | null): number {
  const span = Math.max(
    toMapDegrees(bounds.NorthEast_lat) - toMapDegrees(bounds.SouthWest_lat),
    bounds.NorthEast_lng - bounds.SouthWest_lng,
  );
  const zoomFor = (cells: number) => Math.floor(Math.log2((cells * 360) / (span * cellsPerTile)));
  const wanted = zoom === null ? zoomFor(usualCellsPerSide) : Math.floor(zoom);
  return 360 / 2 ** Math.max(0, Math.min(wanted, zoomFor(cellsPerSide), deepestZoom)) / cellsPerTile;
}

/**
 * Counts the found listings by cell of the map. Each listing counts once, so the counts add up to the total. Without
 * bounds the view is that of the found listings within the province.
 */
export function clusterRows(
  columns: ListingColumns,
  found: FoundRows,
  bounds: MapBounds | null,
  zoom: number | null,
): MapCluster[] {
  const whole = bounds ?? boundsOf(columns, found);
  const size = cellSize(bounds ?? within(whole, defaultMapBounds), zoom);
  const across = axisOf(whole, 'lng', size);
  const up = axisOf(whole, 'lat', size);
  const width = across.edges.length - 1;
  const counts = new Int32Array(width * (up.edges.length - 1));
  if (found.isAll) countBlocks(columns, across, up, width, counts);
  else countCells(columns, found.slots, found.count, across, up, width, counts);
  const clusters: MapCluster[] = [];
  counts.forEach((listings, cell) => {
    if (listings === 0) return;
    const column = cell % width;
    const row = (cell - column) / width;
    const [west = 0, east = 0] = across.edges.slice(column, column + 2).map(toDegrees);
    const [south = 0, north = 0] = up.edges.slice(row, row + 2).map(toDegrees);
    clusters.push({
      coords: [middle(south, north), middle(west, east)],
      count: listings,
      bounds: { SouthWest_lat: south, SouthWest_lng: west, NorthEast_lat: north, NorthEast_lng: east },
    });
  });
  return clusters;
}

/** Returns the narrowest bounds around the found listings. */
function boundsOf(columns: ListingColumns, { slots, count, isAll }: FoundRows): MapBounds {
  if (count === 0) return defaultMapBounds;
  const edges: Edges = { south: Infinity, west: Infinity, north: -Infinity, east: -Infinity };
  if (!isAll) widen(edges, columns, slots, count);
  else {
    const { south, west, north, east } = columns.zoneMap;
    for (const { block, slots, count } of blocksOf(columns)) {
      // A zone may be wider than its listings, so only listings can move an edge.
      const isBeyond =
        (south[block] ?? 0) < edges.south ||
        (west[block] ?? 0) < edges.west ||
        (north[block] ?? 0) > edges.north ||
        (east[block] ?? 0) > edges.east;
      if (isBeyond) widen(edges, columns, slots(), count);
    }
  }
  return {
    SouthWest_lat: toDegrees(edges.south),
    SouthWest_lng: toDegrees(edges.west),
    NorthEast_lat: toDegrees(edges.north),
    NorthEast_lng: toDegrees(edges.east),
  };
}

/** Bounds in microdegrees. */
interface Edges {
  south: number;
  west: number;
  north: number;
  east: number;
}

function widen(edges: Edges, { latitude, longitude }: ListingColumns, slots: Int32Array, count: number): void {
  let { south, west, north, east } = edges;
  for (let at = 0; at < count; at++) {
    const slot = slots[at] ?? 0;
    const lat = latitude[slot] ?? 0;
    const lng = longitude[slot] ?? 0;
    if (lat < south) south = lat;
    if (lat > north) north = lat;
    if (lng < west) west = lng;
    if (lng > east) east = lng;
  }
  Object.assign(edges, { south, west, north, east });
}

/** Returns the intersection of `bounds` and `others`, or `others` when they do not overlap. */
function within(bounds: MapBounds, others: MapBounds): MapBounds {
  const part = {
    SouthWest_lat: Math.max(bounds.SouthWest_lat, others.SouthWest_lat),
    SouthWest_lng: Math.max(bounds.SouthWest_lng, others.SouthWest_lng),
    NorthEast_lat: Math.min(bounds.NorthEast_lat, others.NorthEast_lat),
    NorthEast_lng: Math.min(bounds.NorthEast_lng, others.NorthEast_lng),
  };
  const isEmpty = part.SouthWest_lat > part.NorthEast_lat || part.SouthWest_lng > part.NorthEast_lng;
  return isEmpty ? others : part;
}

const middle = (low: number, high: number) => toDegrees(toMicrodegrees((low + high) / 2));

/** One axis of the grid: the edges of its cells in microdegrees, and a table that finds the cell of a coordinate. */
interface Axis {
  edges: number[];
  table: Uint16Array;
  shift: number;
}

/** Steps of the table per cell: edges are rounded down to a step, so that a look-up is exact. */
const stepsPerCell = 256;

/** Returns all cells that a view touches, from the one at or before its lower end to the one after its upper end. */
function axisOf(bounds: MapBounds, axis: 'lat' | 'lng', size: number): Axis {
  const toMap = axis === 'lat' ? toMapDegrees : (degrees: number) => degrees;
  const fromMap = axis === 'lat' ? fromMapDegrees : (degrees: number) => degrees;
  const first = Math.floor(toMap(bounds[`SouthWest_${axis}`]) / size);
  const last = Math.floor(toMap(bounds[`NorthEast_${axis}`]) / size) + 1;
  const shift = Math.max(0, Math.floor(Math.log2(toMicrodegrees(size) / stepsPerCell)));
  const steps = Array.from({ length: last - first + 1 }, (_, index) =>
    Math.floor(toMicrodegrees(fromMap((first + index) * size)) / 2 ** shift),
  );
  // The last edge may have been moved back to before the end of the view.
  if ((steps.at(-1) ?? 0) * 2 ** shift <= toMicrodegrees(bounds[`NorthEast_${axis}`])) {
    steps.push(Math.floor(toMicrodegrees(fromMap((last + 1) * size)) / 2 ** shift));
  }
  const [origin = 0, end = 0] = [steps[0], steps.at(-1)];
  const table = new Uint16Array(Math.max(1, end - origin));
  steps.slice(1, -1).forEach((step, index) => {
    table.fill(index + 1, step - origin);
  });
  return { edges: steps.map((step) => step * 2 ** shift), table, shift };
}

/** Counts all listings. A block that lies in one cell is counted without a scan. */
function countBlocks(columns: ListingColumns, across: Axis, up: Axis, width: number, counts: Int32Array): void {
  const { south, west, north, east } = columns.zoneMap;
  for (const { block, slots, count } of blocksOf(columns)) {
    const column = cellOf(across, west[block] ?? 0);
    const row = cellOf(up, south[block] ?? 0);
    if (
      column >= 0 &&
      row >= 0 &&
      column === cellOf(across, east[block] ?? 0) &&
      row === cellOf(up, north[block] ?? 0)
    ) {
      const cell = row * width + column;
      counts[cell] = (counts[cell] ?? 0) + count;
    } else countCells(columns, slots(), count, across, up, width, counts);
  }
}

/** Returns the cell of a coordinate, or −1 when it lies outside the axis. */
function cellOf({ edges, table, shift }: Axis, coordinate: number): number {
  return table[(coordinate >> shift) - ((edges[0] ?? 0) >> shift)] ?? -1;
}

/** Counts the found listings. Those beyond the ends of the map, near the poles, count in the first row. */
function countCells(
  { latitude, longitude }: ListingColumns,
  slots: Int32Array,
  count: number,
  across: Axis,
  up: Axis,
  width: number,
  counts: Int32Array,
): void {
  const [columnOf, rowOf] = [across.table, up.table];
  const west = (across.edges[0] ?? 0) >> across.shift;
  const south = (up.edges[0] ?? 0) >> up.shift;
  for (let at = 0; at < count; at++) {
    const slot = slots[at] ?? 0;
    const x = ((longitude[slot] ?? 0) >> across.shift) - west;
    const y = ((latitude[slot] ?? 0) >> up.shift) - south;
    const cell = (rowOf[y] ?? 0) * width + (columnOf[x] ?? 0);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
}
