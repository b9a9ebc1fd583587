import type { PropertyTypeCode } from '@vitrine/contract/core/import.ts';
import { reasonOf } from '../reasons/reason.ts';
import { readCentrisDetails } from './centris-details.ts';
import { localToInstant } from './local-time.ts';
import { areaUnitLookup, lookupKey, lookupOf } from './lookups.ts';
import type { RentFrequency } from './monthly-rent.ts';
import { timeZoneOf } from './province.ts';
import { readClock, readDate } from './read-time.ts';
import { RecordReader } from './record-reader.ts';
import type { Area, AreaUnit, RawRecord, ReadResult, SourceListing } from './source-listing.ts';

/** `EV`: en vigueur. `VE`: vendu. */
const statusLookup = lookupOf<SourceListing['status']>({ EV: 'Active', VE: 'Closed' });

/** Property categories and genres: the codes that published importers agree on, and the names that some deliveries send instead. */
const typeLookup = lookupOf<PropertyTypeCode>({
  UNI: 'maison',
  MAI: 'maison',
  APP: 'condo',
  COP: 'condo',
  CHA: 'chalet',
  '2X': 'prop',
  '3X': 'prop',
  '4X': 'prop',
  '5X': 'prop',
  REV: 'prop',
  PLX: 'prop',
  TER: 'terrain',
  FER: 'ferme',
  COM: 'comm',
  IND: 'comm',
  BUR: 'comm',
});

/** Words in the names of genres (GENRES_PROPRIETES) that tell the type of a property, the most telling ones first. */
const genreWords: readonly (readonly [RegExp, PropertyTypeCode])[] = [
  [/plex\b|revenu|multi|maison de chambres/i, 'prop'],
  [/copropri|condo|appartement|apartment|loft|studio/i, 'condo'],
  [/chalet|cottage/i, 'chalet'],
  [/ferm|agricole|farm|érablière/i, 'ferme'],
  [/terre|terrain|boisé|land\b|\blots?\b/i, 'terrain'],
  [/commerc|bureau|office|industri|entrepôt|warehouse|hôtel|hotel|local|bâtisse|restaurant/i, 'comm'],
  [/maison|bungalow|étages|paliers|storey|level|house|home|mobile/i, 'maison'],
];

const typeOfGenre = (name: string | null) => genreWords.find(([word]) => name !== null && word.test(name))?.[1] ?? null;

const unitLookup = new Map([
  ...areaUnitLookup,
  ...lookupOf<AreaUnit>({ PC: 'sqft', MC: 'sqm', AC: 'acre', HA: 'hectare' }),
]);

/** Price or rent from which an amount with an unknown unit is that of the whole property, CAD. */
const surelyWhole = 10_000;

const frequencyLookup = lookupOf<RentFrequency>({ J: 'day', S: 'week', M: 'month', A: 'year' });

/** Reads a row of INSCRIPTIONS by field, with the rows of the other files as `photos`, `remarks` and `openHouses`. */
export function readCentrisListing(raw: RawRecord): ReadResult {
  const reader = new RecordReader(raw);
  const key = reader.text('number');
  if (key === null) return { kind: 'failure', key: null, reason: reasonOf('no-key'), raw };
  const rent = reader.amount('rent');
  const [from, to] = [reader.text('civicFrom'), reader.text('civicTo')];
  const powderRooms = reader.amount('powderRooms');
  const bathrooms = reader.amount('bathrooms');
  const address = {
    unparsed: null,
    number: to && to !== from ? [from, to].filter((number) => number !== null).join('-') : from,
    street: reader.text('street'),
    unit: reader.text('unit'),
    city: reader.text('municipalityName', 'municipality'),
    cityCode: reader.text('municipality'),
    district: reader.text('districtName'),
    province: 'QC',
    postalCode: reader.text('postalCode'),
  };
  const price = reader.amount('price');
  const [latitude, longitude] = [reader.number('latitude'), reader.number('longitude')];
  const listing: SourceListing = {
    key,
    listingNumber: key,
    modifiedAt: localDate(reader, 'modifiedAt'),
    photosChangedAt: null,
    status: reader.lookup('status', statusLookup) ?? 'other',
    type: readType(reader),
    transaction: price ? 'buy' : rent ? 'rent' : 'unknown',
    price,
    isPricePerArea: isPerArea(reader, 'priceUnit', price),
    // A building for sale may have rents too.
    rent:
      rent && !price
        ? {
            amount: rent,
            frequency: reader.lookup('rentFrequency', frequencyLookup),
            isPerArea: isPerArea(reader, 'rentUnit', rent),
          }
        : null,
    address,
    location: latitude && longitude ? { latitude, longitude } : null,
    bedrooms: reader.count('bedrooms'),
    bathrooms: bathrooms === null && powderRooms === null ? null : (bathrooms ?? 0) + (powderRooms ?? 0) / 2,
    livingArea: area(reader, 'livingArea', 'livingAreaUnit'),
    lotArea: area(reader, 'lotArea', 'lotAreaUnit'),
    yearBuilt: reader.count('year'),
    remarks: readRemarks(reader),
    openHouses: reader.records('openHouses').flatMap((house) => readOpenHouse(house, timeZoneOf(address))),
    media: reader.records('photos').flatMap(readPhoto),
    isDisplayed: reader.right('isDisplayed'),
    isAddressDisplayed: true,
    memberKeys: ['member1', 'member2', 'member3', 'member4'].flatMap((field) => reader.text(field) ?? []),
    officeKeys: ['office1', 'office2', 'office3', 'office4'].flatMap((field) => reader.text(field) ?? []),
    listedAt: localDate(reader, 'startedAt'),
    link: null,
    isNewConstruction: false,
    isForeclosed: reader.flag('isForeclosed') ?? false,
    details: readCentrisDetails(reader),
  };
  return { kind: 'listing', listing, issues: reader.issues, raw };
}

/**
 * Returns the type of a property: by the code of its genre, else by the genre's name, else by its category. What is owned in co-ownership is a
 * condominium, unless it is a building of several homes, land or commercial.
 */
function readType(reader: RecordReader): PropertyTypeCode | 'other' {
  const named = typeOfGenre(reader.text('genreName'));
  const genre = named ?? reader.lookup('genre', typeLookup);
  const type = (genre === 'other' ? null : genre) ?? reader.lookup('category', typeLookup) ?? 'other';
  const isCoOwned = reader.text('coOwnership') !== null;
  return isCoOwned && (type === 'maison' || type === 'other') ? 'condo' : type;
}

/** Returns true when an amount is for a unit of area, or may be for one. */
function isPerArea(reader: RecordReader, unitField: string, amount: number | null): boolean {
  const unit = reader.text(unitField);
  if (unit === null || amount === null) return false;
  return unitLookup.has(lookupKey(unit)) || amount < surelyWhole;
}

function localDate(reader: RecordReader, field: string): string | null {
  const date = reader.parsed(field, readDate);
  return (
    date &&
    localToInstant(date, readClock(reader.text(field)?.slice(date.length + 1) ?? '') ?? '00:00:00', 'America/Toronto')
  );
}

function area(reader: RecordReader, field: string, unitField: string): Area | null {
  const value = reader.amount(field);
  const unit = reader.lookup(unitField, unitLookup);
  return value && unit && unit !== 'other' ? { value, unit } : null;
}

/**
 * Returns the descriptions: the remarks, then the addenda, which the row may hold in one piece. A language without a text gets that of the other
 * language.
 */
function readRemarks(reader: RecordReader): SourceListing['remarks'] {
  const fr = remarksIn(reader, 'F', 'textFr');
  const en = remarksIn(reader, 'A', 'textEn');
  return { fr: fr || en, en: en || fr };
}

function remarksIn(reader: RecordReader, language: string, wholeField: string): string {
  const remarks = textsIn(reader, 'remarks', language).join(' ');
  const whole = reader.text(wholeField);
  if (whole === null) return plainText([remarks, ...textsIn(reader, 'addenda', language)].filter(Boolean).join(' '));
  return plainText(whole.includes(remarks) ? whole : `${remarks}<br>${whole}`);
}

/** Returns the texts of a language in the order of their items and parts. */
function textsIn(reader: RecordReader, field: string, language: string): string[] {
  const parts = reader.records(field).map((raw) => {
    const part = new RecordReader(raw);
    const [item, number] = [part.number('item') ?? 0, part.number('part') ?? 0];
    return { item, number, language: part.text('language'), text: part.text('text') };
  });
  return parts
    .toSorted((one, other) => one.item - other.item || one.number - other.number)
    .flatMap((part) => (part.language === language && part.text !== null ? [part.text] : []));
}

const plainText = (text: string) =>
  text
    .split(/<br\s*\/?>/i)
    .map((line) => line.trim())
    .join('\n')
    .trim();

function readOpenHouse(raw: RawRecord, timeZone: string): { start: string; end: string }[] {
  const reader = new RecordReader(raw);
  const startDate = readDate(reader.text('startDate') ?? '');
  const endDate = readDate(reader.text('endDate') ?? '') ?? startDate;
  const [from, to] = [readClock(reader.text('startTime') ?? ''), readClock(reader.text('endTime') ?? '')];
  if (!startDate || !endDate || !from || !to) return [];
  const [start, end] = [localToInstant(startDate, from, timeZone), localToInstant(endDate, to, timeZone)];
  return start < end ? [{ start, end }] : [];
}

function readPhoto(raw: RawRecord) {
  const reader = new RecordReader(raw);
  const url = reader.text('url');
  if (url === null || !/^https?:\/\//i.test(url)) return [];
  const [fr, en] = [reader.text('captionFr'), reader.text('captionEn')];
  const caption = fr || en ? { fr: fr ?? en ?? '', en: en ?? fr ?? '' } : null;
  return [
    { key: null, url, order: reader.number('order'), isMain: false, caption, modifiedAt: reader.instant('modifiedAt') },
  ];
}
