import { propertyTypeCodes } from '@vitrine/contract/core/import.ts';
import type { SearchScope } from '../search-query.ts';
import { traitBits } from './column-encoding.ts';
import { findRows, inSlotOrder } from './find-rows.ts';
import type { ListingColumns } from './listing-columns.ts';
import { noFilters } from './no-filters.ts';

export interface SiteCounts {
  byMunicipality: Map<string, number>;
  /** Number of listings for rent by municipality, which `byMunicipality` includes. */
  rentalsByMunicipality: Map<string, number>;
  byType: Map<string, number>;
}

/** Returns the number of listings of a site in each municipality and of each type; those without listings are left out. */
export function countListings(columns: ListingColumns, scope: SearchScope): SiteCounts {
  const { slots, count } = inSlotOrder(columns, findRows(columns, noFilters, scope));
  const byMunicipality = new Int32Array(columns.municipalities.size);
  const rentals = new Int32Array(columns.municipalities.size);
  const byType = new Int32Array(propertyTypeCodes.length + 1);
  for (let at = 0; at < count; at++) {
    const slot = slots[at] ?? 0;
    const municipality = columns.municipality[slot] ?? 0;
    const traits = columns.traits[slot] ?? 0;
    const type = traits & traitBits.type;
    byMunicipality[municipality] = (byMunicipality[municipality] ?? 0) + 1;
    if ((traits & traitBits.rent) !== 0) rentals[municipality] = (rentals[municipality] ?? 0) + 1;
    byType[type] = (byType[type] ?? 0) + 1;
  }
  const nameOf = (number: number) => columns.municipalities.textOf(number);
  return {
    byMunicipality: named(byMunicipality, nameOf),
    rentalsByMunicipality: named(rentals, nameOf),
    byType: named(byType, (number) => propertyTypeCodes[number] ?? ''),
  };
}

function named(counts: Int32Array, nameOf: (number: number) => string): Map<string, number> {
  const found = new Map<string, number>();
  counts.forEach((count, number) => {
    if (count > 0) found.set(nameOf(number), count);
  });
  return found;
}
