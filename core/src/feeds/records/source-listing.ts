import type { PropertyTypeCode, StandardStatus } from '@vitrine/contract/core/import.ts';
import type { ListingDetails } from '@vitrine/contract/core/listing-details.ts';
import type { Reason } from '../reasons/reason.ts';
import type { RentFrequency } from './monthly-rent.ts';

/** A record as the source sent it: a parsed JSON object, or the columns of a row. */
export type RawRecord = Readonly<Record<string, unknown>>;

/** A value that was ignored or replaced while the rest of its record was used. */
export interface Issue {
  field: string;
  value: string;
  /** `unknown-value`: not in the lookup. `unreadable`: not a number, a date or whatever the field holds. */
  reason: 'unknown-value' | 'unreadable';
}

export interface Localized {
  fr: string;
  en: string;
}

export type AreaUnit = 'sqft' | 'sqm' | 'acre' | 'hectare';
export interface Area {
  value: number;
  unit: AreaUnit;
}

export interface SourceMedia {
  /** Key of the photo at the source; null when it gives none. */
  key: string | null;
  url: string;
  /** Position that the source gives; null when it gives none. */
  order: number | null;
  isMain: boolean;
  caption: Localized | null;
  /** Moment of the last change by the source's clock, ISO 8601 in UTC; null when it gives none. */
  modifiedAt: string | null;
  /** Set for the drawing of a floor, which is no photo. */
  isFloorPlan?: true;
}

export interface SourceAddress {
  /** The whole address in one text, for sources that send no parts. */
  unparsed: string | null;
  number: string | null;
  street: string | null;
  unit: string | null;
  city: string | null;
  /** Official code of the municipality; null when the source gives none. */
  cityCode: string | null;
  /** Name of a part of the municipality, such as a borough; null when the source gives none. */
  district: string | null;
  /** Code such as `QC`, or the source's text when it is not a province. */
  province: string | null;
  postalCode: string | null;
}

/**
 * A listing of any source in plain typed form, before the rules of the website are applied. Null means that the source sent nothing
 * usable.
 */
export interface SourceListing {
  /** Key within the source. */
  key: string;
  /** Number by which the public knows the listing (MLS or Centris number). */
  listingNumber: string | null;
  /** Moment of the last change by the source's clock, ISO 8601 in UTC. */
  modifiedAt: string | null;
  /** Moment of the last change of its photos by the source's clock; null when the source gives none. */
  photosChangedAt: string | null;
  /** `NotShown`: the source sends the listing but does not offer it to the public yet. `other`: a status that is not in the lookup. */
  status: StandardStatus | 'NotShown' | 'other';
  type: PropertyTypeCode | 'other';
  transaction: 'buy' | 'rent' | 'unknown';
  /** CAD. */
  price: number | null;
  /** True when the price is that of a unit of area, such as a square foot. */
  isPricePerArea: boolean;
  /** CAD per period. */
  rent: { amount: number; frequency: RentFrequency | 'other' | null; isPerArea: boolean } | null;
  address: SourceAddress;
  location: { latitude: number; longitude: number } | null;
  bedrooms: number | null;
  bathrooms: number | null;
  livingArea: Area | null;
  lotArea: Area | null;
  yearBuilt: number | null;
  remarks: Localized;
  /** ISO 8601 in UTC. */
  openHouses: { start: string; end: string }[];
  media: SourceMedia[];
  /** Display rights: the seller may have refused the internet, or the address on it. */
  isDisplayed: boolean;
  isAddressDisplayed: boolean;
  /** Keys of the listing brokers and of their offices, the first one first. */
  memberKeys: string[];
  officeKeys: string[];
  listedAt: string | null;
  /** Page of the listing at the source. */
  link: string | null;
  isNewConstruction: boolean;
  isForeclosed: boolean;
  /** Null when the source says nothing of them. */
  details: ListingDetails | null;
}

/**
 * Result of reading a raw record. A failure keeps the record, so that it can be read again, and what could be read of it: it may say that the
 * listing or its address is hidden now.
 */
export type ReadResult =
  | { kind: 'listing'; listing: SourceListing; issues: Issue[]; raw: RawRecord }
  | { kind: 'failure'; key: string | null; reason: Reason; raw: RawRecord; listing?: SourceListing };
