import { noCoordinate, toDegrees, traitBits } from '../search/column-encoding.ts';
import { findRows, inSlotOrder } from '../search/find-rows.ts';
import type { ListingColumns } from '../search/listing-columns.ts';
import { noFilters } from '../search/no-filters.ts';
import type { SearchScope } from '../search-query.ts';

/** Number of kinds: type and transaction, the lowest bits of the traits. */
const kindCount = traitBits.kinds + 1;

/** The listings of a municipality: their number by kind, and their centre in degrees, null when none has coordinates. */
export interface MunicipalityCount {
  kinds: Int32Array;
  centre: { latitude: number; longitude: number } | null;
}

/** The listings of a site by the code of their municipality. */
export type AreaCounts = ReadonlyMap<string, MunicipalityCount>;

/** Counts the listings of a site by municipality and kind, in one pass over the columns. */
export function countAreas(columns: ListingColumns, scope: SearchScope): AreaCounts {
  const { slots, count } = inSlotOrder(columns, findRows(columns, noFilters, scope));
  const { size } = columns.municipalities;
  const kinds = new Int32Array(size * kindCount);
  const placed = new Int32Array(size);
  const latitudes = new Float64Array(size);
  const longitudes = new Float64Array(size);
  for (let at = 0; at < count; at++) {
    const slot = slots[at] ?? 0;
    const number = columns.municipality[slot] ?? 0;
    const kind = number * kindCount + ((columns.traits[slot] ?? 0) & traitBits.kinds);
    kinds[kind] = (kinds[kind] ?? 0) + 1;
    const latitude = columns.latitude[slot] ?? noCoordinate;
    if (latitude === noCoordinate) continue;
    placed[number] = (placed[number] ?? 0) + 1;
    latitudes[number] = (latitudes[number] ?? 0) + latitude;
    longitudes[number] = (longitudes[number] ?? 0) + (columns.longitude[slot] ?? 0);
  }
  const counts = new Map<string, MunicipalityCount>();
  for (let number = 0; number < size; number++) {
    const own = kinds.slice(number * kindCount, (number + 1) * kindCount);
    const places = placed[number] ?? 0;
    const mean = (sums: Float64Array) => toDegrees((sums[number] ?? 0) / places);
    if (own.every((each) => each === 0)) continue;
    counts.set(columns.municipalities.textOf(number), {
      kinds: own,
      centre: places > 0 ? { latitude: mean(latitudes), longitude: mean(longitudes) } : null,
    });
  }
  return counts;
}

/** Returns the number of listings of the kinds in a mask (`kindMask`). */
export const countOf = (count: MunicipalityCount | undefined, mask: number): number =>
  count?.kinds.reduce((sum, each, kind) => ((mask >> kind) & 1 ? sum + each : sum), 0) ?? 0;
