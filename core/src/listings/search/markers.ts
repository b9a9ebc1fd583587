import { propertyTypeCodes } from '@vitrine/contract/core/import.ts';
import type { MapMarker } from '@vitrine/contract/core/listing.ts';
import { badgeOf } from '../badge.ts';
import type { FoundRows } from './find-rows.ts';
import type { ListingColumns } from './listing-columns.ts';
import { toDegrees, toUls, traitBits } from './representation.ts';

/** What a map shows of a listing. A badge that there is not is left out, as a map may hold thousands. */
export function markerOf(columns: ListingColumns, slot: number, now: Date): MapMarker {
  const badge = badgeAt(columns, slot, now);
  return {
    uls: toUls(columns.key[slot] ?? 0),
    coords: [toDegrees(columns.latitude[slot] ?? 0), toDegrees(columns.longitude[slot] ?? 0)],
    price: columns.price[slot] ?? 0,
    ...(badge && { badge }),
  };
}

export const isRent = (columns: ListingColumns, slot: number): boolean =>
  ((columns.traits[slot] ?? 0) & traitBits.rent) !== 0;

function badgeAt(columns: ListingColumns, slot: number, now: Date) {
  const traits = columns.traits[slot] ?? 0;
  return badgeOf(
    {
      standard_status: 'Active',
      transaction_type: traits & traitBits.rent ? 'rent' : 'buy',
      // Of an unknown type a badge needs to know no more than that it is not commercial.
      property_type: propertyTypeCodes[traits & traitBits.type] ?? 'maison',
      new_construction: (traits & traitBits.newConstruction) !== 0,
      foreclosed: (traits & traitBits.foreclosed) !== 0,
      collection: (traits & traitBits.collection) !== 0,
      on_market_timestamp: (columns.listedAt[slot] ?? 0) / 1000,
      open_house_end: (columns.openUntil[slot] ?? 0) / 1000,
    },
    now,
  );
}

/** What a search has found, as a map shows it, oldest first: in the order in which the columns are read fastest. */
export const markersOf = (columns: ListingColumns, { slots, count }: FoundRows, now: Date): MapMarker[] =>
  Array.from({ length: count }, (_, at) => markerOf(columns, slots[at] ?? 0, now));
