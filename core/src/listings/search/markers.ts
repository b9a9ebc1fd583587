import { propertyTypeCodes } from '@vitrine/contract/core/import.ts';
import type { MapMarker } from '@vitrine/contract/core/listing.ts';
import { badgeOf } from '../badge.ts';
import { reductionOf } from '../price-reduction.ts';
import { noCoordinate, toDegrees, toUls, traitBits } from './column-encoding.ts';
import type { FoundRows } from './find-rows.ts';
import type { ListingColumns } from './listing-columns.ts';

/** Returns the marker of a listing. A missing badge is left out, because a map may hold thousands. */
const markerOf = (columns: ListingColumns, slot: number, now: Date): MapMarker => {
  const badge = badgeAt(columns, slot, now);
  return {
    uls: toUls(columns.key[slot] ?? 0),
    coords: coordsAt(columns, slot),
    price: columns.price[slot] ?? 0,
    ...(badge && { badge }),
  };
};

/** Returns the members of a card that the columns hold. */
export const headOf = (
  columns: ListingColumns,
  slot: number,
  { site, now }: { site: { shows_price_history: boolean }; now: Date },
) => ({
  uls: toUls(columns.key[slot] ?? 0),
  coords: columns.latitude[slot] === noCoordinate ? null : coordsAt(columns, slot),
  price: columns.price[slot] ?? 0,
  price_period: isRent(columns, slot) ? 'month' : null,
  badge: badgeAt(columns, slot, now),
  ...reductionOf((columns.reducedAt[slot] ?? 0) / 1000 || null, site, now),
});

const coordsAt = ({ latitude, longitude }: ListingColumns, slot: number): [lat: number, lng: number] => [
  toDegrees(latitude[slot] ?? 0),
  toDegrees(longitude[slot] ?? 0),
];

const isRent = (columns: ListingColumns, slot: number): boolean => ((columns.traits[slot] ?? 0) & traitBits.rent) !== 0;

function badgeAt(columns: ListingColumns, slot: number, now: Date) {
  const traits = columns.traits[slot] ?? 0;
  return badgeOf(
    {
      standard_status: 'Active',
      transaction_type: traits & traitBits.rent ? 'rent' : 'buy',
      // A type counts as residential unless it is known to be commercial; only badges use the value.
      property_type: propertyTypeCodes[traits & traitBits.type] ?? 'maison',
      new_construction: (traits & traitBits.newConstruction) !== 0,
      foreclosed: (traits & traitBits.foreclosed) !== 0,
      collection: (traits & traitBits.collection) !== 0,
      conditional_offer: (traits & traitBits.conditionalOffer) !== 0,
      on_market_timestamp: (columns.listedAt[slot] ?? 0) / 1000,
      open_house_end: (columns.openUntil[slot] ?? 0) / 1000,
    },
    now,
  );
}

/** Returns the markers of the found listings that have coordinates, in the order of their slots. */
export const markersOf = (columns: ListingColumns, { slots, count }: FoundRows, now: Date): MapMarker[] =>
  Array.from({ length: count }, (_, at) => markerOf(columns, slots[at] ?? 0, now));
