import { ddfDisplay } from '@vitrine/contract/core/ddf-display.ts';
import { displaySettings, mappingSettings } from '@vitrine/contract/core/feed-settings.ts';
import { describe, expect, test } from 'vitest';
import { feedListings } from '../../../test/feed-listings.ts';
import { readListing } from '../../listings/listing-row.ts';
import type { ReasonCode } from '../reasons/reason.ts';
import { readResoListing } from '../records/reso-listing.ts';
import type { RawRecord } from '../records/source-listing.ts';
import { type MappingContext, mapListing } from './map-listing.ts';

const context: MappingContext = {
  listingKey: '25000001',
  micrositeIds: ['m-1'],
  settings: mappingSettings.parse({}),
  brokerSlug: (key) => (key === '1001' ? 'maude-gagnon' : null),
  officeSlug: (key) => (key === '900' ? 'plateau' : null),
  display: displaySettings.parse({}),
  photos: 'embed',
  officeName: (key) => (key === '100' ? 'Agence Boréale' : null),
  findMunicipality: (name) => (name === 'Montréal' ? { code: '66023', name, part: null } : null),
  firstReadAt: '2026-06-15T12:00:00.000Z',
};

const base: RawRecord = {
  ListingKey: '25000001',
  ModificationTimestamp: '2026-06-15T12:00:00Z',
  StandardStatus: 'Active',
  PropertySubType: 'Single Family',
  StructureType: ['House'],
  ListPrice: 450_000,
  StreetNumber: '1240',
  StreetName: 'rue des Érables',
  UnitNumber: '5',
  City: 'Montréal',
  StateOrProvince: 'Quebec',
  PostalCode: 'H2K 3T1',
  Latitude: 45.53,
  Longitude: -73.57,
};

function resultOf(given: RawRecord, settings = context.settings) {
  const read = readResoListing({ ...base, ...given });
  if (read.kind === 'failure') throw new Error(read.reason.code);
  return mapListing(read.listing, { ...context, settings });
}
function listingOf(given: RawRecord) {
  const result = resultOf(given);
  if (result.kind !== 'listing') throw new Error(`It is a ${result.kind}`);
  return result.listing;
}

test('the details of a listing whose address is hidden hold nothing that names it', () => {
  const given = { Inclusions: 'Stove. Key at 1240 rue des Érables.', ParkingTotal: 1, InternetAddressDisplayYN: false };
  expect(listingOf(given)).toMatchObject({
    Details: { parking_spaces: 1, inclusions: { fr: 'Stove.', en: 'Stove.' } },
  });
});

test('a listing of a source becomes a listing of the website', () => {
  expect(listingOf({ ListAgentKey: '1001' })).toMatchObject({
    ListingKey: '25000001',
    MicrositeIds: ['m-1'],
    StandardStatus: 'Active',
    TransactionType: 'buy',
    ListPrice: 450_000,
    StreetAddress: { fr: '1240, rue des Érables, app. 5', en: '1240 rue des Érables, unit 5' },
    MunicipalityCode: '66023',
    City: 'Montréal',
    AgentKey: 'maude-gagnon',
  });
});

test('a municipality that is not in the official list gets a code of its own', () => {
  expect(listingOf({ City: 'St. John’s', StateOrProvince: 'Newfoundland & Labrador' })).toMatchObject({
    MunicipalityCode: 'nl-st-john-s',
    City: 'St. John’s',
  });
});

describe('display rights', () => {
  test('a hidden address has neither street, unit, postal code nor pin', () => {
    const listing = listingOf({ InternetAddressDisplayYN: false });
    expect(listing).toMatchObject({
      StreetAddress: { fr: '', en: '' },
      PostalCode: '',
      Latitude: null,
      Longitude: null,
      City: 'Montréal',
    });
    expect(JSON.stringify(listing)).not.toMatch(/1240|Érables|45\.53|H2K/);
  });

  test.each<[string, RawRecord]>([
    ['that may not be on the internet', { InternetEntireListingDisplayYN: false }],
    ['that is coming soon', { StandardStatus: 'Coming Soon' }],
    ['of an unknown status', { StandardStatus: 'Haunted' }],
  ])('a listing %s is not shown', (_, given) => {
    expect(resultOf(given)).toEqual({ kind: 'not-shown' });
  });
});

describe('prices', () => {
  test('a rent by the year is a month’s worth', () => {
    const given = { ListPrice: null, LeaseAmount: 18_000, LeaseAmountFrequency: 'Yearly' };
    expect(listingOf(given)).toMatchObject({ TransactionType: 'rent', ListPrice: 1500 });
  });

  test.each<[string, RawRecord, ReasonCode]>([
    ['without a price', { ListPrice: null }, 'no-price'],
    ['of one dollar', { ListPrice: 1 }, 'no-price'],
    ['with a rent per square foot', { ListPrice: null, LeaseAmount: 20, LeasePerUnit: 'square feet' }, 'rent-per-area'],
    [
      'with a rent for an unknown period',
      { ListPrice: null, LeaseAmount: 20, LeaseAmountFrequency: 'Moon' },
      'rent-period-unknown',
    ],
    ['without a municipality', { City: null }, 'no-municipality'],
  ])('a listing %s is a failure with a reason', (_, given, code) => {
    expect(resultOf(given)).toEqual({ kind: 'failure', reason: { code, values: {} } });
  });

  test('a listing that has left the market needs no price', () => {
    expect(listingOf({ ListPrice: null, StandardStatus: 'Closed' })).toMatchObject({ StandardStatus: 'Closed' });
  });

  test('a transaction that is unknown is what the source’s settings say', () => {
    const rented = mappingSettings.parse({ unknownTransaction: 'rent' });
    const result = resultOf({ LeaseAmount: 1500, LeaseAmountFrequency: 'Monthly' }, rented);
    expect(result).toMatchObject({ listing: { TransactionType: 'rent', ListPrice: 1500 } });
  });
});

test('areas are in one unit, that of the living area', () => {
  const living = { LivingArea: 100, LivingAreaUnits: 'square meters', LotSizeArea: 1, LotSizeUnits: 'hectares' };
  expect(listingOf(living)).toMatchObject({ LivingArea: 100, LivingAreaUnits: 'sqm', LotSize: 10_000 });
  expect(listingOf({ ...living, LivingArea: 1000, LivingAreaUnits: 'square feet' })).toMatchObject({
    LivingAreaUnits: 'sqft',
    LotSize: 107_639,
  });
  expect(listingOf({ LotSizeArea: 2, LotSizeUnits: 'acres' })).toMatchObject({
    LivingAreaUnits: 'sqft',
    LotSize: 87_120,
  });
});

test('pictures come in the order of the source, the main one first, each once', () => {
  const picture = (name: string, Order: number | null, isMain = false) => ({
    MediaURL: `https://m.example/${name}.jpg`,
    Order,
    PreferredPhotoYN: isMain,
  });
  const Media = [picture('c', null), picture('b', 2), picture('a', 1), picture('main', 9, true), picture('b', 3)];
  expect(listingOf({ Media }).Media.map(({ url }) => url)).toEqual(
    ['main', 'a', 'b', 'c'].map((name) => `https://m.example/${name}.jpg`),
  );
});

test('generated listings become rows that the database takes', () => {
  const results = feedListings(500).map((raw) => {
    const read = readResoListing(raw);
    if (read.kind === 'failure') return read.reason.code;
    const mapped = mapListing(read.listing, { ...context, listingKey: read.listing.key });
    if (mapped.kind !== 'listing') return mapped.kind;
    const row = readListing(mapped.listing);
    return 'row' in row ? 'row' : row.reason;
  });
  expect(new Set(results)).toEqual(new Set(['row']));
});

test('a listing shows what its source asks for, and nothing where it asks for nothing', () => {
  const given = { ListingURL: 'www.realtor.ca/real-estate/1', ListOfficeKey: '100', CoListOfficeKey: '200' };
  expect(listingOf(given).Attribution).toBeNull();
  const read = readResoListing({ ...base, ...given });
  if (read.kind === 'failure') throw new Error(read.reason.code);
  expect(mapListing(read.listing, { ...context, display: ddfDisplay })).toMatchObject({
    listing: {
      Attribution: {
        badge: { fr: 'Alimenté par REALTOR.ca', en: 'Powered by REALTOR.ca' },
        link: 'https://www.realtor.ca/real-estate/1',
        brokerages: ['Agence Boréale'],
      },
    },
  });
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'http://'])('%j is no link to a listing', (ListingURL) => {
  const read = readResoListing({ ...base, ListingURL });
  if (read.kind === 'failure') throw new Error(read.reason.code);
  const result = mapListing(read.listing, { ...context, display: ddfDisplay });
  expect(result.kind === 'listing' && result.listing.Attribution?.link).toBeNull();
});

test('one text for both languages keeps its language, when that is known', () => {
  const settings = { ...context.settings, language: 'en' as const };
  const result = resultOf({ PublicRemarks: 'A bright house.' }, settings);
  expect(result).toMatchObject({ listing: { PublicRemarks: { fr: '', en: 'A bright house.' } } });
});

describe('no price is shown that is not sure', () => {
  const tooLow = 'price-too-low';
  test.each<[string, RawRecord, ReasonCode]>([
    ['a price of a few dollars', { ListPrice: 3.5 }, tooLow],
    ['a rent of 22 $ a year', { ListPrice: 0, LeaseAmount: 22, LeaseAmountFrequency: 'Annually' }, tooLow],
    ['a rent of 18 $ as the price of a class of leases', { PropertyType: 'CommercialLease', ListPrice: 18 }, tooLow],
    ['a rent of an area', { ListPrice: 0, LeaseAmount: 1800, LeasePerUnit: 'square feet' }, 'rent-per-area'],
  ])('%s', (_, given, code) => {
    expect(resultOf(given)).toEqual({ kind: 'failure', reason: { code, values: {} } });
  });
});

describe('the time since which a listing is offered', () => {
  test.each<[string, RawRecord, string]>([
    [
      'the day on the market',
      { OnMarketDate: '2026-03-01', OriginalEntryTimestamp: '2026-02-01T10:00:00Z' },
      '2026-03-01T05:00:00.000Z',
    ],
    ['a day without a time', { OriginalEntryTimestamp: '2026-03-01' }, '2026-03-01T05:00:00.000Z'],
    ['the moment of entry', { OriginalEntryTimestamp: '2026-03-01T10:00:00Z' }, '2026-03-01T10:00:00.000Z'],
    ['the first reading, when the source says nothing', { ModificationTimestamp: null }, context.firstReadAt],
  ])('is %s', (_, given, moment) => {
    expect(listingOf(given).OnMarketTimestamp).toBe(moment);
  });
});

test('an official municipality keeps its own name, however the source writes it', () => {
  const findMunicipality: MappingContext['findMunicipality'] = () => ({ code: '66023', name: 'Montréal', part: null });
  const read = readResoListing({ ...base, City: 'MONTREAL' });
  if (read.kind === 'failure') throw new Error(read.reason.code);
  expect(mapListing(read.listing, { ...context, findMunicipality })).toMatchObject({
    listing: { City: 'Montréal', MunicipalityCode: '66023' },
  });
});

test.each([
  ['the part that the name of the municipality ends with', 'MONTREAL (ROSEMONT)', 'Vieux-Rosemont', 'ROSEMONT'],
  ['the region of the city', 'Montréal', 'Verdun', 'Verdun'],
  ['none where the region is the city itself', 'Montréal', 'MONTREAL', null],
  ['none where the source names none', 'Montréal', null, null],
])('the borough of a listing is %s', (_, City, CityRegion, expected) => {
  const findMunicipality: MappingContext['findMunicipality'] = (name) => ({
    ...{ code: '66023', name: 'Montréal', part: name.includes('(') ? 'ROSEMONT' : null },
  });
  const read = readResoListing({ ...base, City, CityRegion });
  if (read.kind === 'failure') throw new Error(read.reason.code);
  expect(mapListing(read.listing, { ...context, findMunicipality })).toMatchObject({
    listing: { City: 'Montréal', CityRegion: expected },
  });
});

test('pictures at the same place, open houses and structures in another order are the same listing', () => {
  const media = ['a', 'b', 'c'].map((MediaKey) => ({
    MediaKey,
    Order: 1,
    MediaURL: `https://m.example/${MediaKey}.jpg`,
  }));
  const StructureType = ['House', 'Duplex'];
  const one = listingOf({ Media: media, StructureType, PropertySubType: null });
  const other = listingOf({
    Media: media.toReversed(),
    StructureType: StructureType.toReversed(),
    PropertySubType: null,
  });
  expect(other).toEqual(one);
});
