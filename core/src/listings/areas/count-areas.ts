import { noCoordinate, toDegrees, traitBits } from '../search/column-encoding.ts';
import { findRows, inSlotOrder } from '../search/find-rows.ts';
import type { ListingColumns } from '../search/listing-columns.ts';
import { noFilters } from '../search/no-filters.ts';
import type { SearchScope } from '../search-query.ts';

/** Number of kinds: type and transaction, the lowest bits of the traits. */
const kindCount = traitBits.kinds + 1;

/** The listings of a municipality or a borough: their number by kind, and their centre in degrees, null when none has coordinates. */
export interface PlaceCount {
  kinds: Int32Array;
  centre: { latitude: number; longitude: number } | null;
}

/** The listings of a site by the code of their municipality, and by that of their borough. */
export type AreaCounts = ReadonlyMap<string, PlaceCount>;

/** Counts the listings of a site by place and kind, in one pass over the columns. */
export function countAreas(columns: ListingColumns, scope: SearchScope): AreaCounts {
  const { slots, count } = inSlotOrder(columns, findRows(columns, noFilters, scope));
  const { size } = columns.places;
  const kinds = new Int32Array(size * kindCount);
  const placed = new Int32Array(size);
  const latitudes = new Float64Array(size);
  const longitudes = new Float64Array(size);
  for (let at = 0; at < count; at++) {
    const slot = slots[at] ?? 0;
    const number = columns.place[slot] ?? 0;
    const kind = number * kindCount + ((columns.traits[slot] ?? 0) & traitBits.kinds);
    kinds[kind] = (kinds[kind] ?? 0) + 1;
    const latitude = columns.latitude[slot] ?? noCoordinate;
    if (latitude === noCoordinate) continue;
    placed[number] = (placed[number] ?? 0) + 1;
    latitudes[number] = (latitudes[number] ?? 0) + latitude;
    longitudes[number] = (longitudes[number] ?? 0) + (columns.longitude[slot] ?? 0);
  }
  const sums = new Map<string, PlaceSum>();
  for (let number = 0; number < size; number++) {
    const own = kinds.subarray(number * kindCount, (number + 1) * kindCount);
    if (own.every((each) => each === 0)) continue;
    for (const code of columns.places.membersOf(number)) {
      const sum = sums.get(code) ?? { kinds: new Int32Array(kindCount), placed: 0, latitude: 0, longitude: 0 };
      sums.set(code, sum);
      for (let kind = 0; kind < kindCount; kind++) sum.kinds[kind] = (sum.kinds[kind] ?? 0) + (own[kind] ?? 0);
      sum.placed += placed[number] ?? 0;
      sum.latitude += latitudes[number] ?? 0;
      sum.longitude += longitudes[number] ?? 0;
    }
  }
  return new Map([...sums].map(([code, sum]) => [code, countFrom(sum)]));
}

/** Sums over the listings of a place; coordinates are those of the `placed` listings that have them. */
interface PlaceSum {
  kinds: Int32Array;
  placed: number;
  latitude: number;
  longitude: number;
}

const countFrom = ({ kinds, placed, latitude, longitude }: PlaceSum): PlaceCount => ({
  kinds,
  centre: placed > 0 ? { latitude: toDegrees(latitude / placed), longitude: toDegrees(longitude / placed) } : null,
});

/** Returns the number of listings of the kinds in a mask (`kindMask`). */
export const countOf = (count: PlaceCount | undefined, mask: number): number =>
  count?.kinds.reduce((sum, each, kind) => ((mask >> kind) & 1 ? sum + each : sum), 0) ?? 0;
