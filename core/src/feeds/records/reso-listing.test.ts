import { describe, expect, test } from 'vitest';
import { feedListing } from '../../../test/feed-listings.ts';
import { readResoListing } from './reso-listing.ts';
import type { RawRecord, SourceListing } from './source-listing.ts';

const base: RawRecord = {
  ListingKey: '25000001',
  ListingId: 'R1234567',
  ModificationTimestamp: '2026-06-15T12:00:23.5Z',
  StandardStatus: 'Active',
  PropertySubType: 'Single Family',
  StructureType: ['House'],
  ListPrice: 450_000,
  City: 'Montréal',
  StateOrProvince: 'Quebec',
};

function read(given: RawRecord = {}) {
  const result = readResoListing({ ...base, ...given });
  if (result.kind === 'failure') throw new Error(result.reason.code);
  return result;
}
const listingOf = (given: RawRecord): SourceListing => read(given).listing;

test('a record keeps its raw form, its key and the moment of its change', () => {
  const { listing, raw, issues } = read();
  expect(listing).toMatchObject({ key: '25000001', listingNumber: 'R1234567', modifiedAt: '2026-06-15T12:00:23.500Z' });
  expect(raw).toEqual(base);
  expect(issues).toEqual([]);
});

test('a record without a key is a failure that keeps the record', () => {
  const raw = { ListPrice: 1 };
  expect(readResoListing(raw)).toEqual({ kind: 'failure', key: null, reason: { code: 'no-key', values: {} }, raw });
});

test.each([
  ['Coming Soon', 'NotShown'],
  ['ComingSoon', 'NotShown'],
  ['ActiveUnderContract', 'ActiveUnderContract'],
  ['Active Under Contract', 'ActiveUnderContract'],
  ['Closed', 'Closed'],
  ['Pending', 'Withdrawn'],
  ['Tombstone', 'Withdrawn'],
  ['Canceled', 'Withdrawn'],
  ['Expired', 'Expired'],
])('the status %s, as code or label, is %s', (StandardStatus, status) => {
  expect(listingOf({ StandardStatus }).status).toBe(status);
});

test('values that no lookup has are “other” and are reported', () => {
  const { listing, issues } = read({ StandardStatus: 'Haunted', PropertySubType: 'Castle', StructureType: ['Keep'] });
  expect(listing).toMatchObject({ status: 'other', type: 'other' });
  expect(issues).toEqual([
    { field: 'PropertySubType', value: 'Castle', reason: 'unknown-value' },
    { field: 'StructureType', value: 'Keep', reason: 'unknown-value' },
    { field: 'StandardStatus', value: 'Haunted', reason: 'unknown-value' },
  ]);
});

test.each<[string, RawRecord, string]>([
  ['a house', { StructureType: ['House'] }, 'maison'],
  ['a row house', { StructureType: ['Row / Townhouse'] }, 'maison'],
  ['an apartment', { StructureType: ['Apartment'] }, 'condo'],
  ['a row house that is a condo', { StructureType: ['Row / Townhouse'], CommonInterest: 'Condo/Strata' }, 'condo'],
  ['a single family without a building', { StructureType: [] }, 'maison'],
  ['a known structure after an unknown one', { StructureType: ['Keep', 'Duplex'] }, 'prop'],
  ['a shop', { PropertySubType: 'Retail' }, 'comm'],
  ['land', { PropertySubType: 'Vacant Land' }, 'terrain'],
  ['a farm by its class', { PropertyType: 'Farm', PropertySubType: null }, 'ferme'],
  ['a lease by its class', { PropertyType: 'ResidentialLease', PropertySubType: 'Apartment' }, 'condo'],
])('%s has the right type', (_, given, type) => {
  expect(listingOf(given).type).toBe(type);
});

test.each<[string, RawRecord, string]>([
  ['a price alone', {}, 'buy'],
  ['a rent alone', { ListPrice: null, LeaseAmount: 1500 }, 'rent'],
  ['both', { LeaseAmount: 1500 }, 'unknown'],
  ['neither', { ListPrice: null }, 'unknown'],
  ['a class of leases', { PropertyType: 'Residential Lease', ListPrice: 1500 }, 'rent'],
])('with %s the transaction is inferred', (_, given, transaction) => {
  expect(listingOf(given).transaction).toBe(transaction);
});

test('numbers may come as text, and text that is none is reported', () => {
  const { listing, issues } = read({
    ListPrice: '450000.00',
    BedroomsTotal: '3',
    YearBuilt: 'unknown',
    BathroomsTotalInteger: -1,
  });
  expect(listing).toMatchObject({ price: 450_000, bedrooms: 3, yearBuilt: null, bathrooms: null });
  expect(issues.map(({ field }) => field).sort()).toEqual(['BathroomsTotalInteger', 'YearBuilt']);
});

test('areas keep their unit, and one without a known unit is none', () => {
  const { listing } = read({ LivingArea: 1200, LivingAreaUnits: 'square feet', LotSizeArea: 2, LotSizeUnits: 'acres' });
  expect(listing).toMatchObject({ livingArea: { value: 1200, unit: 'sqft' }, lotArea: { value: 2, unit: 'acre' } });
  expect(listingOf({ LivingArea: 1200, LivingAreaUnits: 'cubits' }).livingArea).toBeNull();
});

test.each([
  [{ Latitude: 0, Longitude: 0 }, null],
  [{ Latitude: 45.5, Longitude: null }, null],
  [{ Latitude: 450, Longitude: -73 }, null],
  [
    { Latitude: '45.5', Longitude: '-73.5' },
    { latitude: 45.5, longitude: -73.5 },
  ],
])('the coordinates %j are %j', (given, location) => {
  expect(listingOf(given).location).toEqual(location);
});

test('display rights default to shown', () => {
  expect(listingOf({})).toMatchObject({ isDisplayed: true, isAddressDisplayed: true });
  const refused = { InternetEntireListingDisplayYN: false, InternetAddressDisplayYN: 'N' };
  expect(listingOf(refused)).toMatchObject({ isDisplayed: false, isAddressDisplayed: false });
});

describe('open houses', () => {
  const house = { OpenHouseKey: 'o', OpenHouseDate: '2026-06-20', OpenHouseStatus: 'Active' };

  test('of DDF are in the local time of the property', () => {
    const local = { ...house, OpenHouseStartTime: '14:00:00.00', OpenHouseEndTime: '16:00:00.00' };
    expect(listingOf({ OpenHouse: [local] }).openHouses).toEqual([
      { start: '2026-06-20T18:00:00.000Z', end: '2026-06-20T20:00:00.000Z' },
    ]);
    const [first] = listingOf({ OpenHouse: [local], StateOrProvince: 'British Columbia' }).openHouses;
    expect(first?.start).toBe('2026-06-20T21:00:00.000Z');
  });

  test('of RESO are moments', () => {
    const given = {
      ...house,
      OpenHouseStartTime: '2026-06-20T14:00:00-04:00',
      OpenHouseEndTime: '2026-06-20T20:00:00Z',
    };
    expect(listingOf({ OpenHouse: [given] }).openHouses).toEqual([
      { start: '2026-06-20T18:00:00.000Z', end: '2026-06-20T20:00:00.000Z' },
    ]);
  });

  test('that are cancelled, over or without a time are left out', () => {
    const times = { OpenHouseStartTime: '14:00', OpenHouseEndTime: '16:00' };
    const OpenHouse = [
      { ...house, ...times, OpenHouseStatus: 'Canceled' },
      { ...house, ...times, OpenHouseStatus: 'Ended' },
      { ...house, OpenHouseStartTime: '14:00' },
      { ...house, OpenHouseStartTime: '16:00', OpenHouseEndTime: '14:00' },
      'nonsense',
    ];
    expect(listingOf({ OpenHouse }).openHouses).toEqual([]);
  });
});

test('pictures keep order, main picture and caption; tours and addresses that are none are left out', () => {
  const Media = [
    { MediaURL: 'https://m.example/2.jpg', Order: 2, MediaCategory: 'Property Photo', LongDescription: 'Cuisine' },
    { MediaURL: 'https://m.example/1.jpg', Order: '1', PreferredPhotoYN: true },
    { MediaURL: 'https://m.example/tour', MediaCategory: 'Video Tour Website' },
    { MediaURL: 'javascript:alert(1)' },
    { Order: 3 },
  ];
  expect(listingOf({ Media }).media).toEqual([
    {
      key: null,
      url: 'https://m.example/2.jpg',
      order: 2,
      isMain: false,
      caption: { fr: 'Cuisine', en: 'Cuisine' },
      modifiedAt: null,
    },
    { key: null, url: 'https://m.example/1.jpg', order: 1, isMain: true, caption: null, modifiedAt: null },
  ]);
});

test('a record of a thousand is read, whatever stands in its fields', () => {
  const strange = [null, '', 'x', -1, 1e99, true, [], {}, ['a'], [null], [{}], '\u0000', Number.NaN];
  const listings = Array.from({ length: 1000 }, (_, index) => {
    const raw = feedListing(index);
    const fields = Object.keys(raw).filter((field) => field !== 'ListingKey');
    const broken = fields[index % fields.length] ?? '';
    return readResoListing({ ...raw, [broken]: strange[index % strange.length] });
  });
  expect(listings.filter(({ kind }) => kind === 'failure')).toEqual([]);
});

describe('the details of a record', () => {
  const detailsOf = (given: RawRecord) => listingOf(given).details;

  test('are its costs by their period, its rooms in metres, and its amenities', () => {
    const details = detailsOf({
      TaxAnnualAmount: 4120.55,
      TaxYear: 2026,
      AssociationFee: 900,
      AssociationFeeFrequency: 'Quarterly',
      Rooms: [
        { RoomType: 'Kitchen', RoomLevel: 'Main level', RoomLength: 12, RoomWidth: 10, RoomLengthWidthUnits: 'Feet' },
        { RoomType: 'Bedroom', RoomLevel: 'Second', RoomLength: 3.5, RoomWidth: 3, RoomLengthWidthUnits: 'meters' },
      ],
      ParkingTotal: 2,
      GarageYN: true,
      PoolFeatures: ['In Ground'],
      Zoning: 'R-2',
      Inclusions: 'Dishwasher',
    });
    expect(details).toMatchObject({
      costs: [
        { kind: 'taxes', amount: 4120.55, period: 'year', year: 2026 },
        { kind: 'association-fee', amount: 3600, period: 'year' },
      ],
      rooms: [
        { type: 'kitchen', level: 'ground', length: 3.66, width: 3.05 },
        { type: 'bedroom', level: '2', length: 3.5, width: 3 },
      ],
      parking_spaces: 2,
      has_garage: true,
      has_pool: true,
      zoning: 'R-2',
      inclusions: { fr: 'Dishwasher', en: 'Dishwasher' },
    });
  });

  test.each([
    [{ GarageSpaces: 2 }, { has_garage: true }],
    [{ GarageSpaces: 0 }, { has_garage: false }],
    [{ GarageYN: false, GarageSpaces: 2 }, { has_garage: false }],
    [{ WaterfrontFeatures: ['Lake Front'] }, { is_waterfront: true }],
    [{ WaterfrontFeatures: ['None'] }, { is_waterfront: false }],
    [{ PoolFeatures: ['Community'] }, { has_pool: null }],
  ])('tell garage, pool and water by %j', (given, expected) => {
    expect(detailsOf({ ParkingTotal: 1, ...given })).toMatchObject(expected);
  });

  test('do not take a view of the water for its shore', () => {
    expect(detailsOf({ ParkingTotal: 1, WaterfrontFeatures: ['River Access', 'Lake View'] })).toMatchObject({
      is_waterfront: null,
    });
  });

  test('leave out a fee without a period, a size without a unit and a room of an unknown type', () => {
    const { listing, issues } = read({
      AssociationFee: 300,
      Rooms: [{ RoomType: 'Kitchen', RoomLength: 12, RoomWidth: 10 }, { RoomType: 'Dungeon' }],
    });
    expect(listing.details).toMatchObject({ costs: [], rooms: [{ type: 'kitchen' }] });
    expect(listing.details?.rooms[0]).not.toHaveProperty('length');
    expect(issues).toEqual([{ field: 'RoomType', value: 'Dungeon', reason: 'unknown-value' }]);
  });

  test('are null when the source says nothing of them, and leave out what is absurd', () => {
    expect(detailsOf({})).toBeNull();
    expect(detailsOf({ ParkingTotal: 2_000_000_000, TaxAnnualAmount: 1e12, Zoning: 'R'.repeat(5000) })).toBeNull();
  });
});
