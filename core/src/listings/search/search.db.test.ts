import { type ListingImport, propertyTypeCodes } from '@vitrine/contract/core/import.ts';
import { type ListingFilters, type SortOrder, sortOrders } from '@vitrine/contract/core/properties-query.ts';
import { writeCorners } from '@vitrine/contract/core/search-area.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCoreDatabase, moment } from '../../../test/core-fixture.ts';
import { listingOf } from '../../../test/listing-fixture.ts';
import { searchInSql } from '../../../test/sql-search.ts';
import { type Connection, connect } from '../../db/connect.ts';
import { readListing } from '../listing-row.ts';
import { writeListings } from '../write-listings.ts';
import { ChangeReader } from './change-reader.ts';
import { toSearchKey, toUls } from './column-encoding.ts';
import { findRows, placedRows } from './find-rows.ts';
import type { ListingColumns } from './listing-columns.ts';
import { loadColumns } from './load-columns.ts';
import { ownFirst, salesFirst, selectInGroups } from './select-in-groups.ts';
import { selectPage } from './select-page.ts';

/*
 * Compares the search in memory with the same search in SQL, on random data after random changes: the same totals,
 * listings and order. Values are few and edges are hit exactly, so that most keys are equal and most bounds exclude
 * some listings.
 */

const scope = { micrositeId: 'm-1', now: moment };
const never = new AbortController().signal;

// Values a tenth of a column's step apart, to test the rounding at an edge.
const edge = (base: number) => fc.integer({ min: 0, max: 40 }).map((tenth) => base + tenth / 1e7);
/** Corners of areas are a hundred-thousandth of a degree apart. */
const areaEdge = (base: number) => fc.integer({ min: -1, max: 2 }).map((step) => base + step / 1e5);
const latitude = fc.oneof(edge(45.5), areaEdge(45.5));
const longitude = fc.oneof(edge(-73.6), areaEdge(-73.6));
const price = fc.oneof(fc.nat(5), fc.constantFrom(0, 449_999.99, 450_000, 450_000.5, 25_000_000));
const bathrooms = fc.constantFrom(0, 1, 1.1, 1.5, 2, 2.25, 3);
const listedAt = fc.integer({ min: 0, max: 6 }).map((day) => new Date(Date.UTC(2026, 5, 1 + day)).toISOString());
const openUntil = fc.constantFrom('2026-06-15T11:59:59.999Z', '2026-06-15T12:00:00.000Z', '2026-06-15T12:00:00.001Z');
const key = fc.integer({ min: 0, max: 120 }).map((number) => String(number % 3 ? 1000 + number : 10_000 + number * 10));

const anyListing: fc.Arbitrary<ListingImport> = fc
  .record({
    ListingKey: key,
    MicrositeIds: fc.subarray(['m-1', 'm-2'], { maxLength: 2 }),
    StandardStatus: fc.constantFrom('Active' as const, 'Active' as const, 'Closed' as const, 'Withdrawn' as const),
    PropertyType: fc.constantFrom(...propertyTypeCodes),
    TransactionType: fc.constantFrom('buy' as const, 'rent' as const),
    ListPrice: price,
    MunicipalityCode: fc.constantFrom('1', '2', '3'),
    CityRegion: fc.option(fc.constantFrom('Old town', 'New town')),
    coords: fc.option(fc.tuple(latitude, longitude), { freq: 4 }),
    BedroomsTotal: fc.option(fc.nat(5)),
    BathroomsTotal: fc.option(bathrooms),
    OnMarketTimestamp: listedAt,
    AgentKey: fc.option(fc.constantFrom('a', 'b')),
    CoAgentKeys: fc.subarray(['a', 'c'], { maxLength: 2 }),
    OfficeKey: fc.option(fc.constantFrom('north', 'south')),
    CoOfficeKeys: fc.subarray(['north', 'east'], { maxLength: 2 }),
    ends: fc.option(openUntil),
  })
  .map(({ ends, coords, ...given }) =>
    listingOf({
      ...given,
      Latitude: coords?.[0] ?? null,
      Longitude: coords?.[1] ?? null,
      OpenHouses: ends === null ? [] : [{ start: '2026-06-15T08:00:00.000Z', end: ends }],
    }),
  );

// Most filters are left out: a search with all of them would find nothing.
const maybe = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value });
const mostlyNone = <Value>(list: fc.Arbitrary<Value[]>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant<Value[]>([]) }, { weight: 1, arbitrary: list });
const anyFilters: fc.Arbitrary<ListingFilters> = fc.record({
  mun: mostlyNone(fc.subarray(['1', '2', '9', '1_old-town', '3_new-town'], { minLength: 1 })),
  type: mostlyNone(fc.subarray([...propertyTypeCodes], { minLength: 1 })),
  price_min: maybe(price),
  price_max: maybe(price),
  bedrooms: maybe(fc.constantFrom(1, 2, 2.5, 5)),
  bathrooms: maybe(fc.constantFrom(1, 1.1, 1.105, 1.5, 2)),
  forSaleForRent: maybe(fc.constantFrom('buy' as const, 'rent' as const)),
  open_house: fc.nat(5).map((one) => one === 0),
  bounds: maybe(
    fc.record({ SouthWest_lat: latitude, SouthWest_lng: longitude, NorthEast_lat: latitude, NorthEast_lng: longitude }),
  ),
  // The corners lie where listings lie, so that many are on an edge.
  area: maybe(fc.array(fc.tuple(areaEdge(45.5), areaEdge(-73.6)), { minLength: 3, maxLength: 6 }).map(writeCorners)),
  broker: mostlyNone(fc.subarray(['a', 'c', 'nobody'], { minLength: 1 })),
  office: mostlyNone(fc.subarray(['north', 'east', 'none'], { minLength: 1 })),
});

const anySearch = fc.record({
  filters: anyFilters,
  order: fc.constantFrom(...sortOrders),
  from: fc.nat(30),
  limit: fc.integer({ min: 1, max: 30 }),
});

/** Changes by SQL outside the importer. */
const anyChange = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), listing: anyListing }),
  fc.record({ kind: fc.constant('delete' as const), key }),
  fc.record({ kind: fc.constant('price' as const), key, price }),
  fc.record({ kind: fc.constant('date' as const), key, listedAt }),
  fc.record({ kind: fc.constant('sell' as const), key }),
);

let databaseUrl: string;
let connection: Connection;
let client: pg.Client;

beforeAll(async () => {
  databaseUrl = await createCoreDatabase('core_search_oracle');
  connection = connect(databaseUrl, { statementTimeout: 60_000, connections: 2 });
  client = new pg.Client({ connectionString: databaseUrl, options: '-c search_path=core' });
  await client.connect();
});
beforeEach(() => sql`truncate listing`.execute(connection.database));
afterAll(() => Promise.all([client.end(), connection.close()]));

/**
 * Writes listings over one connection, because each import would open its own, hundreds a second. The last of two with
 * one key counts.
 */
async function put(listings: ListingImport[]) {
  const rows = listings.flatMap((listing) => {
    const read = readListing(listing);
    return 'row' in read ? [read.row] : [];
  });
  const byKey = new Map(rows.map((row) => [row.listing_key, row]));
  if (byKey.size > 0) await writeListings(client, [...byKey.values()]);
}

const startReader = async () => new ChangeReader(await loadColumns(client, never));

function searchInMemory(
  columns: ListingColumns,
  filters: ListingFilters,
  order: SortOrder,
  from: number,
  limit: number,
) {
  const found = findRows(columns, filters, scope);
  const page = { from, limit, after: null };
  const slots = order.startsWith('price')
    ? selectInGroups(columns, found, { order, isFirst: salesFirst(columns) }, page)
    : selectPage(columns, found, order, page);
  const keys = slots.map((slot) => toUls(columns.key[slot] ?? 0));
  // Must come last, because it overwrites the found listings.
  return { total: found.count, keys, placed: placedRows(columns, found).count };
}

/** Returns how many of these listings have coordinates, as the database has it. */
async function countPlaced(keys: string[]) {
  const placed = connection.database
    .selectFrom('listing')
    .where('listing_key', 'in', keys)
    .where('latitude', 'is not', null);
  return keys.length > 0 ? (await placed.select('listing_key').execute()).length : 0;
}

async function change(what: (typeof anyChange extends fc.Arbitrary<infer Change> ? Change : never)[]) {
  const { database } = connection;
  for (const each of what) {
    if (each.kind === 'put') await put([each.listing]);
    else if (each.kind === 'delete') await database.deleteFrom('listing').where('listing_key', '=', each.key).execute();
    else {
      const set = {
        price: { list_price: 'price' in each ? each.price : 0 },
        date: { on_market_timestamp: 'listedAt' in each ? each.listedAt : moment },
        sell: { standard_status: 'Closed' as const },
      }[each.kind];
      await database.updateTable('listing').set(set).where('listing_key', '=', each.key).execute();
    }
  }
}

test('the search in memory finds what the search in SQL finds, in the same order, page by page', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyListing, { minLength: 60, maxLength: 150 }),
      fc.array(anySearch, { minLength: 25, maxLength: 25 }),
      async (listings, searches) => {
        await sql`truncate listing`.execute(connection.database);
        await put(listings);
        const { columns } = await startReader();
        for (const { filters, order, from, limit } of searches) {
          const expected = await searchInSql(connection.database, filters, order, scope);
          const { total, keys } = searchInMemory(columns, filters, order, from, limit);
          expect(total).toBe(expected.length);
          expect(keys).toEqual(expected.slice(from, from + limit));
        }
      },
    ),
    { numRuns: 30 },
  );
}, 60_000);

test.each([
  { name: 'of a broker’s site', orders: ['newest'] as const, own: ['a'] },
  { name: 'by price, sales first', orders: ['price-asc', 'price-desc'] as const, own: [] },
])(
  'the order $name is the same in memory and in SQL, on every page and behind every cursor',
  async ({ orders, own }) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyListing, { minLength: 40, maxLength: 120 }),
        fc.array(fc.record({ search: anySearch, order: fc.constantFrom(...orders) }), { minLength: 10, maxLength: 10 }),
        async (listings, searches) => {
          await sql`truncate listing`.execute(connection.database);
          await put(listings);
          const { columns } = await startReader();
          const isFirst = own.length > 0 ? ownFirst(columns, own) : salesFirst(columns);
          for (const { search, order } of searches) {
            const { filters, from, limit } = search;
            const expected = await searchInSql(connection.database, filters, order, scope, [...own]);
            const keysAt = (page: Parameters<typeof selectInGroups>[3]) =>
              selectInGroups(columns, findRows(columns, filters, scope), { order, isFirst }, page).map((slot) =>
                toUls(columns.key[slot] ?? 0),
              );
            expect(keysAt({ from, limit, after: null })).toEqual(expected.slice(from, from + limit));
            const last = expected[from];
            if (last === undefined) continue;
            const slot = columns.slotOf(toSearchKey(last)) ?? 0;
            const values = order === 'newest' ? columns.listedAt : columns.price;
            const after = { value: values[slot] ?? 0, key: toSearchKey(last), isFirst: isFirst(slot) };
            expect(keysAt({ from: 0, limit, after })).toEqual(expected.slice(from + 1, from + 1 + limit));
          }
        },
      ),
      { numRuns: 30 },
    );
  },
  60_000,
);

test('it goes on doing so while listings come, go and change', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyListing, { maxLength: 60 }),
      fc.array(fc.record({ changes: fc.array(anyChange, { maxLength: 12 }), search: anySearch }), { maxLength: 6 }),
      async (listings, steps) => {
        await sql`truncate listing`.execute(connection.database);
        await put(listings);
        const reader = await startReader();
        for (const { changes, search } of steps) {
          await change(changes);
          await reader.catchUp(client);
          const expected = await searchInSql(connection.database, search.filters, search.order, scope);
          const { total, keys, placed } = searchInMemory(reader.columns, search.filters, search.order, 0, 200);
          expect(total).toBe(expected.length);
          expect(keys).toEqual(expected);
          expect(placed).toBe(await countPlaced(expected));
        }
        // The columns have the same version as freshly loaded ones.
        expect(reader.columns.version).toBe((await startReader()).columns.version);
      },
    ),
    { numRuns: 30 },
  );
}, 60_000);
