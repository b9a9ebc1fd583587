import { propertyTypeCodes } from '@vitrine/contract/core/import.ts';

/**
 * Encoding of the fields of a listing as numbers in the columns of the search, and of filters in the same numbers.
 * `search-query.ts` does this arithmetic in SQL, operation by operation, so that both find the same listings at every
 * edge:
 * - Coordinates are microdegrees (11 cm), rounded half up; so are the edges of a view, which are inclusive. A listing
 * without coordinates is at a thousand degrees, outside every view.
 * - Bathrooms are hundredths, rounded half up, on both sides.
 * - Times are microseconds since 1970, as PostgreSQL keeps them. They and prices (CAD) are doubles and stay exact.
 * - A listing number of 4 to 12 digits is one double whose order is that of its text by bytes, which breaks every tie.
 */
export const toMicrodegrees = (degrees: number): number => Math.floor(degrees * 1e6 + 0.5);
export const noCoordinate = 1_000_000_000;
export const toDegrees = (microdegrees: number): number => microdegrees / 1e6;

export const toHundredths = (count: number): number => Math.floor(count * 100 + 0.5);

const longestUls = 12;
/** More than the longest listing number, so that the length fits below the digits. */
const lengthPlaces = 16;

/** Returns a number that sorts like the text: the digits padded with zeros on the right, then the length. */
export const toSearchKey = (uls: string): number =>
  Number(uls.padEnd(longestUls, '0').slice(0, longestUls)) * lengthPlaces + uls.length;

/** Factor of the padding by length. */
const fillers = Array.from({ length: longestUls + 1 }, (_, length) => lengthPlaces * 10 ** (longestUls - length));

export function toUls(searchKey: number): string {
  const length = searchKey % lengthPlaces;
  return String(Math.floor(searchKey / (fillers[length] ?? lengthPlaces))).padStart(length, '0');
}

/**
 * Bits of a listing's traits: 0–2 property type (7 is one that the contract does not know), 3 for rent, 4–6 and 15 flags, 8–14
 * bedrooms, 16–30 bathrooms; bit 7 marks a free slot.
 */
export const traitBits = {
  type: 0b111,
  rent: 1 << 3,
  newConstruction: 1 << 4,
  foreclosed: 1 << 5,
  collection: 1 << 6,
  free: 1 << 7,
  kinds: 0b1111,
  bedroomsAt: 8,
  bedroomsMost: 0x7f,
  conditionalOffer: 1 << 15,
  bathroomsAt: 16,
  bathroomsMost: 0x7fff,
} as const;

export interface Traits {
  propertyType: string;
  rent: boolean;
  newConstruction: boolean;
  foreclosed: boolean;
  collection: boolean;
  conditionalOffer: boolean;
  bedrooms: number | null;
  bathrooms: number | null;
}

const unknownType: number = traitBits.type;

const codes: readonly string[] = propertyTypeCodes;

const clamped = (value: number, most: number) => Math.max(0, Math.min(value, most));

export function packTraits(traits: Traits): number {
  const type = codes.indexOf(traits.propertyType);
  return (
    (type < 0 ? unknownType : type) |
    (traits.rent ? traitBits.rent : 0) |
    (traits.newConstruction ? traitBits.newConstruction : 0) |
    (traits.foreclosed ? traitBits.foreclosed : 0) |
    (traits.collection ? traitBits.collection : 0) |
    (traits.conditionalOffer ? traitBits.conditionalOffer : 0) |
    (clamped(traits.bedrooms ?? 0, traitBits.bedroomsMost) << traitBits.bedroomsAt) |
    (clamped(toHundredths(traits.bathrooms ?? 0), traitBits.bathroomsMost) << traitBits.bathroomsAt)
  );
}

/** Returns the kinds (type and transaction, the four lowest bits of the traits) that pass, one bit each. */
export function kindMask(types: readonly string[], transaction: 'buy' | 'rent' | null): number {
  let mask = 0;
  for (let kind = 0; kind <= traitBits.kinds; kind++) {
    const type = propertyTypeCodes[kind & traitBits.type];
    const isRent = (kind & traitBits.rent) !== 0;
    const isType = types.length === 0 || (type !== undefined && types.includes(type));
    if (isType && (transaction === null || (transaction === 'rent') === isRent)) mask |= 1 << kind;
  }
  return mask;
}
