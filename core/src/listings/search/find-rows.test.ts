import { type PropertyTypeCode, propertyTypeCodes } from '@vitrine/contract/core/import.ts';
import type { ListingFilters } from '@vitrine/contract/core/properties-query.ts';
import { writeCircle, writeCorners } from '@vitrine/contract/core/search-area.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInArea } from '../../../test/area-fixture.ts';
import { clusterRows } from '../clusters.ts';
import { noCoordinate, packTraits, toMicrodegrees } from './column-encoding.ts';
import { findRows, placedRows } from './find-rows.ts';
import { type ColumnRow, ListingColumns } from './listing-columns.ts';
import { noFilters } from './no-filters.ts';
import { blockSize } from './zone-map.ts';

/*
 * Compares a search over many blocks with searches for each listing alone in its own columns. `search.db.test.ts`
 * compares the search with SQL, but its listings fit into one block.
 */

const scope = { micrositeId: 'm-1', now: new Date('2026-06-15T12:00:00Z') };

/** Coordinates in three towns with many listings, or in a large area with few. */
const anyPlace = fc.oneof(
  ...[
    [45.5, -73.6],
    [46.8, -71.2],
    [45.4, -71.9],
  ].map(([lat = 0, lng = 0]) =>
    fc.record({ lat: degrees(lat, 0.2), lng: degrees(lng, 0.2), town: fc.constant(`${lat}`) }),
  ),
  fc.record({ lat: degrees(58, 4), lng: degrees(-70, 8), town: fc.constant('north') }),
);

function degrees(around: number, by: number) {
  return fc.double({ min: around - by, max: around + by, noNaN: true });
}

const anyListing = fc.record({
  key: fc.nat(1999),
  place: fc.oneof({ weight: 9, arbitrary: anyPlace }, { weight: 1, arbitrary: fc.constant(null) }),
  price: fc.nat(10).map((step) => step * 100_000),
  /** Mostly derived from the key, so that an update mostly keeps its slot. */
  redated: fc.nat(4).map((one) => one === 0),
  type: fc.constantFrom(...propertyTypeCodes),
  rent: fc.boolean(),
  bedrooms: fc.option(fc.nat(4)),
});
type Listing = typeof anyListing extends fc.Arbitrary<infer One> ? One : never;

/** Mostly unset: a search with every filter at once would find nothing. */
const seldom = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 1 });

/** Drawn around a place, or as corners anywhere near it, whose lines cross. */
const part = fc.integer({ min: -100, max: 100 }).map((hundredths) => hundredths / 100);
const anyArea = fc.oneof(
  fc
    .tuple(anyPlace, fc.integer({ min: 1, max: 25 }))
    .map(([{ lat, lng }, radius]) => writeCircle({ center: [lat, lng], radius })),
  fc
    .tuple(
      anyPlace,
      fc.constantFrom(0.05, 0.3, 3),
      fc.array(fc.tuple(part, part), { minLength: 3, maxLength: 30, size: 'max' }),
    )
    .map(([{ lat, lng }, size, corners]) =>
      writeCorners(corners.map(([up, right]) => [lat + up * size, lng + right * size])),
    ),
);

const anyFilters: fc.Arbitrary<ListingFilters> = fc.record({
  mun: fc.oneof(fc.constant<string[]>([]), fc.subarray(['45.5', '45.4', 'north', '45.5_old'], { minLength: 1 })),
  type: fc.oneof(fc.constant<PropertyTypeCode[]>([]), fc.subarray([...propertyTypeCodes], { minLength: 1 })),
  price_min: seldom(fc.nat(500_000)),
  price_max: seldom(fc.integer({ min: 500_000, max: 1_000_000 })),
  bedrooms: seldom(fc.nat(3)),
  bathrooms: fc.constant(null),
  forSaleForRent: seldom(fc.constantFrom('buy' as const, 'rent' as const)),
  open_house: fc.constant(false),
  bounds: seldom(
    fc.tuple(anyPlace, fc.double({ min: 0, max: 3, noNaN: true })).map(([{ lat, lng }, by]) => ({
      SouthWest_lat: lat - by,
      SouthWest_lng: lng - by,
      NorthEast_lat: lat + by,
      NorthEast_lng: lng + by,
    })),
  ),
  area: seldom(anyArea),
  broker: fc.constant([]),
  office: fc.constant([]),
});

function rowOf(columns: ListingColumns, { key, place, price, redated, ...traits }: Listing): ColumnRow {
  const { type, ...others } = traits;
  return {
    key,
    latitude: place ? toMicrodegrees(place.lat) : noCoordinate,
    longitude: place ? toMicrodegrees(place.lng) : noCoordinate,
    price,
    listedAt: redated ? 50 : key % 50,
    openUntil: 0,
    reducedAt: 0,
    traits: packTraits({
      propertyType: type,
      newConstruction: false,
      foreclosed: false,
      collection: false,
      conditionalOffer: false,
      bathrooms: 1,
      ...others,
    }),
    place: columns.places.numberOf(place ? `${place.town} ${place.town}_old` : '45.5'),
    sites: columns.siteLists.numberOf('[]'),
    agent: columns.agents.numberOf(''),
    office: columns.offices.numberOf(''),
  };
}

function columnsOf(listings: Listing[]): ListingColumns {
  const columns = new ListingColumns();
  const rows = listings.map((listing) => rowOf(columns, listing));
  for (const row of rows.sort((one, other) => one.listedAt - other.listedAt || one.key - other.key))
    columns.append(row);
  columns.arrange();
  return columns;
}

const unique = (listings: Listing[]) => [...new Map(listings.map((listing) => [listing.key, listing])).values()];
const many = fc.array(anyListing, { minLength: 3 * blockSize, maxLength: 8 * blockSize, size: 'max' }).map(unique);

const someFilters = fc.array(anyFilters, { minLength: 4, maxLength: 4 });
/** Changes: a listing's new values, or its removal. */
const manyChanges = fc.array(fc.tuple(anyListing, fc.boolean()), { minLength: 50, maxLength: 300, size: 'max' });

function foundKeys(columns: ListingColumns, filters: ListingFilters): number[] {
  const { slots, count } = findRows(columns, filters, scope);
  return Array.from(slots.subarray(0, count), (slot) => columns.key[slot] ?? 0).sort((one, other) => one - other);
}

/** Searches the listings one after the other in columns of one block, whose zone soon excludes nothing. */
function foundAlone(listings: Listing[], filters: ListingFilters): number[] {
  const columns = new ListingColumns();
  const isFound = (listing: Listing) => {
    columns.apply([{ key: listing.key, row: rowOf(columns, listing) }]);
    const { count } = findRows(columns, filters, scope);
    columns.apply([{ key: listing.key, row: null }]);
    return count === 1;
  };
  return listings
    .filter(isFound)
    .map(({ key }) => key)
    .sort((one, other) => one - other);
}

test('a search over many blocks finds what it finds among the listings one by one', () => {
  fc.assert(
    fc.property(many, someFilters, (listings, searches) => {
      const columns = columnsOf(listings);
      for (const filters of searches) expect(foundKeys(columns, filters)).toEqual(foundAlone(listings, filters));
    }),
    { numRuns: 8 },
  );
});

test('it goes on doing so while listings come, go, move and change, and clusters are those of columns loaded now', () => {
  fc.assert(
    fc.property(
      many,
      fc.array(manyChanges, { minLength: 1, maxLength: 3 }),
      someFilters,
      (listings, rounds, searches) => {
        const columns = columnsOf(listings);
        const now = new Map(listings.map((listing) => [listing.key, listing]));
        for (const round of rounds) {
          const changes = new Map(round.map(([listing, stays]) => [listing.key, stays ? listing : null]));
          columns.apply([...changes].map(([key, listing]) => ({ key, row: listing && rowOf(columns, listing) })));
          for (const [key, listing] of changes) {
            if (listing) now.set(key, listing);
            else now.delete(key);
          }
        }
        const left = [...now.values()];
        for (const filters of searches) expect(foundKeys(columns, filters)).toEqual(foundAlone(left, filters));
        const fresh = columnsOf(left);
        const all = (of: ListingColumns) => clusterRows(of, placedRows(of, findRows(of, noFilters, scope)), null, null);
        expect(all(columns)).toEqual(all(fresh));
        expect(columns.version).toBe(fresh.version);
      },
    ),
    { numRuns: 8 },
  );
});

test('a drawn area has the listings around which its line winds', () => {
  // Off the edges, of which the reference says nothing: corners are a hundred-thousandth of a degree apart. Of one kind, so that blocks are small.
  const aside = ({ place, ...listing }: Listing): Listing => ({
    ...listing,
    ...{ type: 'maison', rent: false },
    place: place && {
      ...place,
      lat: Math.round(place.lat * 1e5) / 1e5 + 3e-6,
      lng: Math.round(place.lng * 1e5) / 1e5 + 4e-6,
    },
  });
  fc.assert(
    fc.property(many, anyArea, (drawn, area) => {
      const listings = drawn.map(aside);
      const expected = listings
        .filter(({ place }) => place && isInArea(area, place.lat, place.lng))
        .map(({ key }) => key)
        .sort((one, other) => one - other);
      expect(foundKeys(columnsOf(listings), { ...noFilters, area })).toEqual(expected);
    }),
    { numRuns: 40 },
  );
});
