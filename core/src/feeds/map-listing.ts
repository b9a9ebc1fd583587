import type { ListingImport } from '@vitrine/contract/core/import.ts';
import { slugify } from '../listings/listing-address.ts';
import { monthlyRent } from './monthly-rent.ts';
import type { Area, SourceListing, SourceMedia } from './source-listing.ts';
import type { MappingSettings } from './source-settings.ts';
import { streetAddress } from './street-address.ts';

/** The rest of what a listing needs: its number here and the sites that show it. */
export type MappingContext = {
  listingKey: string;
  micrositeIds: string[];
  settings: MappingSettings;
  /** Returns the official code of a municipality by its name; null when it is unknown or not unique. */
  municipalityCode: (name: string) => string | null;
};

export type MappingResult =
  | { kind: 'listing'; listing: ListingImport }
  /** The source does not allow it to be shown. */
  | { kind: 'not-shown' }
  | { kind: 'failure'; reason: string };

/** Lowest price that is believed, CAD: some brokers enter one dollar for a price on request. */
const lowestPrice = 2;

/**
 * Returns the listing for the website, or why there is none. A hidden address has neither street nor unit, postal code or coordinates.
 */
export function mapListing(source: SourceListing, context: MappingContext): MappingResult {
  if (!source.isDisplayed || source.status === 'NotShown' || source.status === 'other') return { kind: 'not-shown' };
  const { settings } = context;
  const { city, province, postalCode } = source.address;
  if (city === null) return { kind: 'failure', reason: 'The listing has no municipality' };
  const transaction = source.transaction === 'unknown' ? settings.unknownTransaction : source.transaction;
  const price = transaction === 'rent' ? rentOf(source) : { amount: source.price };
  if ('reason' in price) return { kind: 'failure', reason: price.reason };
  // A listing that has left the market shows no price, and some sources then send none.
  const isPriced = price.amount !== null && price.amount >= lowestPrice;
  if (!isPriced && source.status === 'Active') return { kind: 'failure', reason: 'The listing has no price' };
  const isAddressShown = source.isAddressDisplayed;
  const unit = source.livingArea?.unit ?? source.lotArea?.unit;
  const areaUnit = unit === 'sqm' || unit === 'hectare' ? 'sqm' : 'sqft';
  const listing: ListingImport = {
    ListingKey: context.listingKey,
    MicrositeIds: context.micrositeIds,
    StandardStatus: source.status,
    PropertyType: source.type === 'other' ? settings.otherType : source.type,
    TransactionType: transaction,
    ListPrice: price.amount ?? 0,
    StreetAddress: isAddressShown ? streetAddress(source.address) : { fr: '', en: '' },
    MunicipalityCode: context.municipalityCode(city) ?? unofficialCode(city, province),
    City: city,
    PostalCode: isAddressShown ? (postalCode ?? '') : '',
    Latitude: isAddressShown ? (source.location?.latitude ?? null) : null,
    Longitude: isAddressShown ? (source.location?.longitude ?? null) : null,
    BedroomsTotal: source.bedrooms,
    BathroomsTotal: source.bathrooms,
    LivingArea: source.livingArea && inUnit(source.livingArea, areaUnit),
    LivingAreaUnits: areaUnit,
    LotSize: source.lotArea && inUnit(source.lotArea, areaUnit),
    YearBuilt: source.yearBuilt,
    PublicRemarks: source.remarks,
    OnMarketTimestamp: source.listedAt ?? source.modifiedAt ?? new Date(0).toISOString(),
    OpenHouses: source.openHouses,
    NewConstruction: source.isNewConstruction,
    Foreclosed: source.isForeclosed,
    AgentKey: source.memberKeys.map((key) => settings.brokers[key]).find((slug) => slug !== undefined) ?? null,
    Media: orderedMedia(source.media),
  };
  return { kind: 'listing', listing };
}

function rentOf({ rent, price }: SourceListing): { amount: number | null } | { reason: string } {
  // Sources with a class of leases send the monthly rent as the price.
  if (rent === null) return { amount: price };
  if (rent.isPerArea) return { reason: 'The rent is per unit of area' };
  if (rent.frequency === 'other') return { reason: 'The period of the rent is unknown' };
  return { amount: monthlyRent(rent.amount, rent.frequency ?? 'month') };
}

/** Returns a code for a municipality that is not in the official list, the same for every source. */
const unofficialCode = (city: string, province: string | null) => `${slugify(province ?? 'x')}-${slugify(city)}`;

/** Square metres of each unit. */
const squareMetres = { sqft: 0.09290304, sqm: 1, acre: 4046.8564224, hectare: 10_000 };

/** Returns an area in a unit; null for one that is too small to be meant. */
function inUnit({ value, unit }: Area, wanted: 'sqft' | 'sqm'): number | null {
  const area = unit === wanted ? value : Math.round((value * squareMetres[unit]) / squareMetres[wanted]);
  return area >= 1 ? area : null;
}

/** Returns the pictures in the order of the source, the main one first, each address once. */
function orderedMedia(media: readonly SourceMedia[]): ListingImport['Media'] {
  const place = ({ isMain, order }: SourceMedia) => (isMain ? -1 : (order ?? Number.MAX_SAFE_INTEGER));
  const sorted = media.toSorted((one, other) => place(one) - place(other));
  const unique = new Map(sorted.toReversed().map((picture) => [picture.url, picture]));
  return sorted
    .filter((picture) => unique.get(picture.url) === picture)
    .map(({ url, caption }) => ({ url, ...(caption && { ShortDescription: caption }) }));
}
