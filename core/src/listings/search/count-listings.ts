import { propertyTypeCodes } from '@vitrine/contract/core/import.ts';
import type { ListingFilters } from '@vitrine/contract/core/properties-query.ts';
import type { SearchScope } from '../search-query.ts';
import { traitBits } from './column-encoding.ts';
import { findRows, inSlotOrder } from './find-rows.ts';
import type { ListingColumns } from './listing-columns.ts';
import { noFilters } from './no-filters.ts';

export interface SiteCounts {
  /** Keyed by the code of a municipality or a borough. */
  byPlace: Map<string, number>;
  /** Number of listings for rent by place, which `byPlace` includes. */
  rentalsByPlace: Map<string, number>;
  byType: Map<string, number>;
}

/** Returns the number of listings of a site that pass the filters, in each municipality, in each borough and of each type; those without listings are left out. */
export function countListings(
  columns: ListingColumns,
  scope: SearchScope,
  filters: ListingFilters = noFilters,
): SiteCounts {
  const { slots, count } = inSlotOrder(columns, findRows(columns, filters, scope));
  const byPlace = new Int32Array(columns.places.size);
  const rentals = new Int32Array(columns.places.size);
  const byType = new Int32Array(propertyTypeCodes.length + 1);
  for (let at = 0; at < count; at++) {
    const slot = slots[at] ?? 0;
    const place = columns.place[slot] ?? 0;
    const traits = columns.traits[slot] ?? 0;
    const type = traits & traitBits.type;
    byPlace[place] = (byPlace[place] ?? 0) + 1;
    if ((traits & traitBits.rent) !== 0) rentals[place] = (rentals[place] ?? 0) + 1;
    byType[type] = (byType[type] ?? 0) + 1;
  }
  const codesOf = (number: number) => columns.places.membersOf(number);
  return {
    byPlace: named(byPlace, codesOf),
    rentalsByPlace: named(rentals, codesOf),
    byType: named(byType, (number) => [propertyTypeCodes[number] ?? '']),
  };
}

function named(counts: Int32Array, namesOf: (number: number) => readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  counts.forEach((count, number) => {
    if (count === 0) return;
    for (const name of namesOf(number)) found.set(name, (found.get(name) ?? 0) + count);
  });
  return found;
}
