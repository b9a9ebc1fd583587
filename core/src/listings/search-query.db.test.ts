import { propertyTypeCodes } from '@vitrine/contract/core/import.ts';
import { type ListingFilters, sortOrders } from '@vitrine/contract/core/properties-query.ts';
import { writeCorners } from '@vitrine/contract/core/search-area.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isInArea } from '../../test/area-fixture.ts';
import { createCoreDatabase, moment } from '../../test/core-fixture.ts';
import { listingOf } from '../../test/listing-fixture.ts';
import { searchInSql } from '../../test/sql-search.ts';
import { type Connection, connect } from '../db/connect.ts';
import { importListings } from './import-listings.ts';

const source = Array.from({ length: 150 }, (_, index) =>
  listingOf({
    ListingKey: String(30_000 + index),
    StandardStatus: index % 10 === 0 ? 'Closed' : 'Active',
    PropertyType: propertyTypeCodes[index % 7] ?? 'maison',
    TransactionType: index % 4 === 0 ? 'rent' : 'buy',
    ListPrice: (index * 7919) % 13,
    MunicipalityCode: String(index % 5),
    CityRegion: index % 2 ? 'Old town' : null,
    Latitude: index % 7 === 0 ? null : 45 + (index % 12) / 4,
    Longitude: index % 7 === 0 ? null : -74 + (index % 9) / 4,
    BedroomsTotal: index % 6 === 0 ? null : index % 6,
    BathroomsTotal: (index % 8) / 2,
    AgentKey: index % 3 === 2 ? null : `broker-${index % 3}`,
    CoAgentKeys: index % 5 === 0 ? ['broker-2', 'broker-0'] : [],
    CoOfficeKeys: index % 6 === 0 ? ['office-2'] : [],
    OfficeKey: index % 4 === 3 ? null : `office-${index % 4}`,
    OnMarketTimestamp: new Date(Date.UTC(2026, 0, 1 + (index % 11))).toISOString(),
    OpenHouses:
      index % 3 === 0
        ? []
        : [{ start: '2026-06-15T08:00:00Z', end: index % 2 ? '2026-06-15T11:59:00Z' : '2026-06-15T12:01:00Z' }],
  }),
);

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 1 });
const latitude = fc.integer({ min: 0, max: 12 }).map((quarter) => 45 + quarter / 4);
const longitude = fc.integer({ min: 0, max: 9 }).map((quarter) => -74 + quarter / 4);

/** Corners beside the places of the listings, since the reference does not say what lies on an edge. */
const corner = fc.tuple(
  fc.integer({ min: 0, max: 40_000 }).map((steps) => 44.500_07 + steps / 10_000),
  fc.integer({ min: 0, max: 40_000 }).map((steps) => -74.500_03 + steps / 10_000),
);

/** Draws no choice at all half of the time: with every filter set, next to nothing is found and no order is compared. */
const choice = <Value>(values: Value[]) => fc.oneof(fc.constant<Value[]>([]), fc.subarray(values));

const filters: fc.Arbitrary<ListingFilters> = fc.record({
  mun: choice(['0', '1', '2', '4', '9', '3_old-town']),
  type: choice([...propertyTypeCodes]),
  price_min: maybe(fc.nat(12)),
  price_max: maybe(fc.nat(12)),
  bedrooms: maybe(fc.integer({ min: 1, max: 5 })),
  bathrooms: maybe(fc.constantFrom(1, 1.5, 2, 3)),
  forSaleForRent: maybe(fc.constantFrom('buy' as const, 'rent' as const)),
  open_house: fc.boolean(),
  bounds: maybe(
    fc.record({ SouthWest_lat: latitude, SouthWest_lng: longitude, NorthEast_lat: latitude, NorthEast_lng: longitude }),
  ),
  area: maybe(fc.array(corner, { minLength: 3, maxLength: 8 }).map(writeCorners)),
  broker: choice(['broker-0', 'broker-1', 'broker-2', 'nobody']),
  office: choice(['office-0', 'office-1', 'office-2', 'none']),
});

/** Reference implementation of the search over an array. */
const passes = (wanted: ListingFilters) => (listing: (typeof source)[number]) =>
  listing.StandardStatus === 'Active' &&
  (wanted.mun.length === 0 ||
    wanted.mun.includes(listing.MunicipalityCode) ||
    (listing.CityRegion === 'Old town' && wanted.mun.includes(`${listing.MunicipalityCode}_old-town`))) &&
  (wanted.broker.length === 0 ||
    [listing.AgentKey, ...(listing.CoAgentKeys ?? [])].some((slug) => wanted.broker.includes(slug ?? ''))) &&
  (wanted.office.length === 0 ||
    [listing.OfficeKey, ...(listing.CoOfficeKeys ?? [])].some((slug) => wanted.office.includes(slug ?? ''))) &&
  (wanted.type.length === 0 || wanted.type.includes(listing.PropertyType)) &&
  listing.ListPrice >= (wanted.price_min ?? 0) &&
  listing.ListPrice <= (wanted.price_max ?? Number.POSITIVE_INFINITY) &&
  (wanted.bedrooms === null || (listing.BedroomsTotal ?? 0) >= wanted.bedrooms) &&
  (wanted.bathrooms === null || (listing.BathroomsTotal ?? 0) >= wanted.bathrooms) &&
  (wanted.forSaleForRent === null || listing.TransactionType === wanted.forSaleForRent) &&
  (!wanted.open_house || (listing.OpenHouses ?? []).some(({ end }) => new Date(end) > moment)) &&
  (wanted.bounds === null ||
    (listing.Latitude !== null &&
      listing.Longitude !== null &&
      listing.Latitude >= wanted.bounds.SouthWest_lat &&
      listing.Latitude <= wanted.bounds.NorthEast_lat &&
      listing.Longitude >= wanted.bounds.SouthWest_lng &&
      listing.Longitude <= wanted.bounds.NorthEast_lng)) &&
  (wanted.area === null ||
    (listing.Latitude !== null &&
      listing.Longitude !== null &&
      isInArea(wanted.area, listing.Latitude, listing.Longitude)));

let connection: Connection;
beforeAll(async () => {
  const databaseUrl = await createCoreDatabase('core_search');
  await importListings(databaseUrl, source);
  connection = connect(databaseUrl, { statementTimeout: 60_000, connections: 2 });
});
afterAll(() => connection.close());

test('the search in SQL finds what a plain walk over an array finds, in the same order', async () => {
  const scope = { micrositeId: 'm-1', now: moment };
  await fc.assert(
    fc.asyncProperty(filters, fc.constantFrom(...sortOrders), async (wanted, order_by) => {
      const sign = order_by === 'newest' || order_by === 'price-desc' ? -1 : 1;
      const isByPrice = order_by.startsWith('price');
      const key = (listing: (typeof source)[number]) =>
        sign * (isByPrice ? listing.ListPrice : Date.parse(listing.OnMarketTimestamp));
      const isLast = (listing: (typeof source)[number]) => Number(isByPrice && listing.TransactionType === 'rent');
      const expected = source
        .filter(passes(wanted))
        .sort(
          (one, other) =>
            isLast(one) - isLast(other) || key(one) - key(other) || (one.ListingKey < other.ListingKey ? -1 : 1),
        )
        .map(({ ListingKey }) => ListingKey);
      expect(await searchInSql(connection.database, wanted, order_by, scope)).toEqual(expected);
    }),
    { numRuns: 150 },
  );
});
