import { ringOf } from '@vitrine/contract/core/search-area.ts';
import type { ListingColumns } from './listing-columns.ts';

/** Number of bands from the south of an area to its north: a band of a shape with a hundred corners has a few edges. */
const bandCount = 128;

/** Edges of an area in microdegrees, by number, and its bounds. */
interface Area {
  count: number;
  fromLat: Int32Array;
  fromLng: Int32Array;
  toLat: Int32Array;
  toLng: Int32Array;
  south: number;
  north: number;
  west: number;
  east: number;
  /** Height of a band. */
  bandHeight: number;
  /** Edges that touch each band. */
  bands: Int32Array[];
}

function readArea(text: string): Area {
  const ring = ringOf(text);
  const lats = Int32Array.from({ length: ring.length / 2 }, (_, at) => ring[2 * at] ?? 0);
  const lngs = Int32Array.from(lats, (_, at) => ring[2 * at + 1] ?? 0);
  const toNext = (values: Int32Array) => Int32Array.from(values, (_, at) => values[(at + 1) % values.length] ?? 0);
  const edges = { count: lats.length, fromLat: lats, fromLng: lngs, toLat: toNext(lats), toLng: toNext(lngs) };
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const bandHeight = Math.floor((north - south) / bandCount) + 1;
  const bandOf = (lat: number) => Math.floor((lat - south) / bandHeight);
  const bands = Array.from({ length: bandCount }, (_, band) =>
    Int32Array.from(lats.keys()).filter((edge) => {
      const [low, high] = [lats[edge] ?? 0, edges.toLat[edge] ?? 0];
      return bandOf(Math.min(low, high)) <= band && bandOf(Math.max(low, high)) >= band;
    }),
  );
  return { ...edges, south, north, west: Math.min(...lngs), east: Math.max(...lngs), bandHeight, bands };
}

/**
 * True when the area winds around the point, by its winding number: a line that crosses itself, as one drawn by hand, encloses all that lies
 * within. `is_in_ring` in SQL does the same arithmetic, which is exact in doubles because corners are at most 30 degrees from the first one.
 */
function windsAround(area: Area, lat: number, lng: number): boolean {
  if (lat < area.south || lat > area.north || lng < area.west || lng > area.east) return false;
  const { fromLat, fromLng, toLat, toLng, bands } = area;
  const band = bands[Math.floor((lat - area.south) / area.bandHeight)];
  if (!band) return false;
  let turns = 0;
  for (let at = 0; at < band.length; at++) {
    const edge = band[at] ?? 0;
    const [low, high] = [fromLat[edge] ?? 0, toLat[edge] ?? 0];
    const isFromBelow = low <= lat;
    if (isFromBelow === high <= lat) continue;
    const west = fromLng[edge] ?? 0;
    const side = ((toLng[edge] ?? 0) - west) * (lat - low) - (lng - west) * (high - low);
    if (isFromBelow && side > 0) turns++;
    else if (!isFromBelow && side < 0) turns--;
  }
  return turns !== 0;
}

/**
 * Returns the filter of a drawn area (`RowFilter` of `find-rows.ts`). A block whose bounds no edge comes near lies within the area or beside it as a
 * whole; in the other blocks each listing is compared with the bounds of the area first.
 */
export function areaFilter({ latitude, longitude, zoneMap }: ListingColumns, text: string) {
  const area = readArea(text);
  const { count, fromLat, fromLng, toLat, toLng } = area;
  const at = (column: Int32Array, block: number) => column[block] ?? 0;

  /** True when the bounds of an edge touch those of the block. */
  function isNearEdge(block: number): boolean {
    const [south, north] = [at(zoneMap.south, block), at(zoneMap.north, block)];
    const [west, east] = [at(zoneMap.west, block), at(zoneMap.east, block)];
    for (let edge = 0; edge < count; edge++) {
      if (
        Math.min(at(fromLat, edge), at(toLat, edge)) <= north &&
        Math.max(at(fromLat, edge), at(toLat, edge)) >= south &&
        Math.min(at(fromLng, edge), at(toLng, edge)) <= east &&
        Math.max(at(fromLng, edge), at(toLng, edge)) >= west
      )
        return true;
    }
    return false;
  }
  const isBeside = (block: number) =>
    at(zoneMap.south, block) > area.north ||
    at(zoneMap.north, block) < area.south ||
    at(zoneMap.west, block) > area.east ||
    at(zoneMap.east, block) < area.west;
  const isWithin = (block: number) => windsAround(area, at(zoneMap.south, block), at(zoneMap.west, block));

  return {
    excludesBlock: (block: number) => isBeside(block) || (!isNearEdge(block) && !isWithin(block)),
    includesBlock: (block: number) => !isNearEdge(block) && isWithin(block),
    filterSlots(slots: Int32Array, start: number, end: number): number {
      let kept = start;
      for (let index = start; index < end; index++) {
        const slot = slots[index] ?? 0;
        if (windsAround(area, latitude[slot] ?? 0, longitude[slot] ?? 0)) slots[kept++] = slot;
      }
      return kept;
    },
  };
}
