import { reasonOf } from '../reasons/reason.ts';
import { localToInstant } from './local-time.ts';
import { areaUnitLookup, rentFrequencyLookup, statusLookup } from './lookups.ts';
import { readPropertyType } from './property-type.ts';
import { provinceCode, timeZoneOf } from './province.ts';
import { readClock, readDate, readInstant } from './read-time.ts';
import { RecordReader } from './record-reader.ts';
import { readResoDetails } from './reso-details.ts';
import type { Area, RawRecord, ReadResult, SourceAddress, SourceListing, SourceMedia } from './source-listing.ts';

/**
 * Reads a Property record of a RESO Web API server or of DDF, which has the same names with lookups of its own. Its media and open houses
 * are embedded as `Media` and `OpenHouse`.
 */
export function readResoListing(raw: RawRecord): ReadResult {
  const reader = new RecordReader(raw);
  const key = reader.text('ListingKey');
  if (key === null) return { kind: 'failure', key: null, reason: reasonOf('no-key'), raw };
  const address = readAddress(reader);
  const { type, transaction } = readPropertyType(reader);
  const rent = readRent(reader);
  const price = reader.amount('ListPrice');
  const remarks = reader.text('PublicRemarks') ?? '';
  const listing: SourceListing = {
    key,
    listingNumber: reader.text('ListingId'),
    modifiedAt: reader.momentOrDate(timeZoneOf(address), 'ModificationTimestamp'),
    photosChangedAt: reader.momentOrDate(timeZoneOf(address), 'PhotosChangeTimestamp'),
    status: reader.lookup('StandardStatus', statusLookup) ?? 'Active',
    type,
    transaction: transaction ?? inferTransaction(price, rent),
    price,
    isPricePerArea: false,
    rent,
    address,
    location: readLocation(reader),
    bedrooms: reader.count('BedroomsTotal'),
    bathrooms: readBathrooms(reader),
    livingArea: readArea(reader, 'LivingArea', 'LivingAreaUnits'),
    lotArea: readArea(reader, 'LotSizeArea', 'LotSizeUnits') ?? readArea(reader, 'LotSizeSquareFeet', null),
    yearBuilt: reader.count('YearBuilt'),
    // The specifications do not state the language of the remarks.
    remarks: { fr: remarks, en: remarks },
    openHouses: reader.records('OpenHouse').flatMap((house) => readOpenHouse(house, timeZoneOf(address))),
    media: reader.records('Media').flatMap(readMedia),
    isDisplayed: reader.right('InternetEntireListingDisplayYN'),
    isAddressDisplayed: reader.right('InternetAddressDisplayYN'),
    memberKeys: textsOf(reader, ['ListAgentKey', 'CoListAgentKey', 'CoListAgentKey2', 'CoListAgentKey3']),
    officeKeys: textsOf(reader, ['ListOfficeKey', 'CoListOfficeKey', 'CoListOfficeKey2', 'CoListOfficeKey3']),
    listedAt: reader.momentOrDate(timeZoneOf(address), ...listingTimes),
    link: reader.text('ListingURL'),
    isNewConstruction: reader.flag('NewConstructionYN') ?? false,
    isForeclosed: false,
    details: readResoDetails(reader),
  };
  return { kind: 'listing', listing, issues: reader.issues, raw };
}

/** Fields with the time at which a listing came on the market, the most exact one first. */
const listingTimes = ['OnMarketTimestamp', 'OnMarketDate', 'OriginalEntryTimestamp', 'ListingContractDate'] as const;

/** Fields that say that a rent is for a unit of area, such as a square foot. */
const rentUnits = ['LeasePerUnit', 'LeaseAmountPerAreaUnit'] as const;

const textsOf = (reader: RecordReader, fields: readonly string[]) =>
  fields.flatMap((field) => reader.text(field) ?? []);

function readAddress(reader: RecordReader): SourceAddress {
  const parts = ['StreetDirPrefix', 'StreetName', 'StreetSuffix', 'StreetDirSuffix'];
  const street = textsOf(reader, parts).join(' ');
  const province = reader.text('StateOrProvince');
  return {
    unparsed: reader.text('UnparsedAddress'),
    number: reader.text('StreetNumber'),
    street: street === '' ? null : street,
    unit: reader.text('UnitNumber'),
    city: reader.text('City'),
    cityCode: null,
    district: reader.text('CityRegion'),
    province: province && provinceCode(province),
    postalCode: reader.text('PostalCode'),
  };
}

function readLocation(reader: RecordReader): SourceListing['location'] {
  const [latitude, longitude] = [reader.number('Latitude'), reader.number('Longitude')];
  if (latitude === null || longitude === null) return null;
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  // Sources send zero for unknown coordinates.
  return isOnEarth && (latitude !== 0 || longitude !== 0) ? { latitude, longitude } : null;
}

function readArea(reader: RecordReader, field: string, unitField: string | null): Area | null {
  const value = reader.amount(field);
  const unit = unitField === null ? 'sqft' : reader.lookup(unitField, areaUnitLookup);
  return value === null || value === 0 || unit === null || unit === 'other' ? null : { value, unit };
}

/** Returns the bathrooms: the total, which counts a powder room as one, or whole and half ones. */
function readBathrooms(reader: RecordReader): number | null {
  const total = reader.amount('BathroomsTotalInteger');
  if (total !== null) return total;
  const [full, half] = [reader.amount('BathroomsFull'), reader.amount('BathroomsHalf')];
  return full === null && half === null ? null : (full ?? 0) + (half ?? 0) / 2;
}

function readRent(reader: RecordReader): SourceListing['rent'] {
  const amount = reader.amount('LeaseAmount') ?? reader.amount('TotalActualRent');
  if (!amount) return null;
  const frequency = reader.lookup('LeaseAmountFrequency', rentFrequencyLookup);
  return { amount, frequency, isPerArea: reader.text(...rentUnits) !== null };
}

/** Returns the transaction of a source without a class of sale or lease. With both a price and a rent it is unknown. */
function inferTransaction(price: number | null, rent: SourceListing['rent']): SourceListing['transaction'] {
  if (price) return rent ? 'unknown' : 'buy';
  return rent ? 'rent' : 'unknown';
}

const shownStatuses = /^(active|)$/i;

/** Returns the period of an OpenHouse record in a list; an empty list when it is cancelled, over or not readable. */
export function readOpenHouse(raw: RawRecord, timeZone: string): { start: string; end: string }[] {
  const reader = new RecordReader(raw);
  if (!shownStatuses.test(reader.text('OpenHouseStatus') ?? '')) return [];
  const [from, to] = [reader.text('OpenHouseStartTime'), reader.text('OpenHouseEndTime')];
  const date = readDate(reader.text('OpenHouseDate') ?? from ?? '');
  const instant = (text: string | null): string | null => {
    if (text === null) return null;
    // RESO sends moments, DDF times of day.
    const moment = /^[^T]*T.*(Z|[+-]\d{2}:?\d{2})$/i.test(text) ? readInstant(text) : null;
    const clock = readClock(text);
    return moment ?? (date && clock && localToInstant(date, clock, timeZone));
  };
  const [start, end] = [instant(from), instant(to)];
  return start && end && start < end ? [{ start, end }] : [];
}

/** Categories of media that are no pictures: tours, sounds, documents. */
const notPicture = /video|film|tour|website|document|audio|sound|brochure|map/i;
const floorPlan = /floor ?plan/i;

const documentFile = /\.(?:pdf|docx?|dwg|html?)$/i;

/** Returns the picture of a Media record, a photo or a floor plan; none for another kind of media. */
export function readMedia(raw: RawRecord): SourceMedia[] {
  const reader = new RecordReader(raw);
  const url = reader.text('MediaURL');
  const category = reader.text('MediaCategory') ?? '';
  if (url === null || !/^https?:\/\//i.test(url) || notPicture.test(category)) return [];
  const isFloorPlan = floorPlan.test(category);
  // A plan may come as a document, which no page shows as a picture.
  if (isFloorPlan && documentFile.test(URL.parse(url)?.pathname ?? '')) return [];
  const caption = reader.text('LongDescription', 'ShortDescription');
  return [
    {
      key: reader.text('MediaKey'),
      url,
      order: reader.number('Order'),
      isMain: reader.flag('PreferredPhotoYN') ?? false,
      caption: caption === null ? null : { fr: caption, en: caption },
      modifiedAt: reader.instant('MediaModificationTimestamp') ?? reader.instant('ModificationTimestamp'),
      ...(isFloorPlan && { isFloorPlan }),
    },
  ];
}
