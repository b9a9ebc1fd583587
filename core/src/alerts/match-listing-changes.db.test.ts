import { type ListingImport, propertyTypeCodes } from '@vitrine/contract/core/import.ts';
import { ringOf, writeCircle } from '@vitrine/contract/core/search-area.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCoreDatabase, moment } from '../../test/core-fixture.ts';
import { listingOf } from '../../test/listing-fixture.ts';
import { searchInSql } from '../../test/sql-search.ts';
import { type Connection, connect } from '../db/connect.ts';
import { readListing } from '../listings/listing-row.ts';
import { writeListings } from '../listings/write-listings.ts';
import { type AlertSearch, noSearch } from './alert-search.ts';
import { alertFilters } from './deliver-alert-mail.ts';
import { matchListingChanges, waitingLimit } from './match-listing-changes.ts';

let databaseUrl: string;
let connection: Connection;
let client: pg.Client;

beforeAll(async () => {
  databaseUrl = await createCoreDatabase('core_match_news');
  connection = connect(databaseUrl, { statementTimeout: 60_000, connections: 4 });
  client = new pg.Client({ connectionString: databaseUrl, options: '-c search_path=core' });
  await client.connect();
});
afterAll(() => Promise.all([client.end(), connection.close()]));
beforeEach(() => empty());

const empty = () => sql`truncate alert, listing, listing_news cascade`.execute(connection.database);

/** Writes listings; of two with the same key the last one counts. */
async function put(listings: ListingImport[], through: pg.ClientBase = client) {
  const rows = listings.flatMap((listing) => {
    const read = readListing(listing);
    return 'row' in read ? [read.row] : [];
  });
  const byKey = new Map(rows.map((row) => [row.listing_key, row]));
  if (byKey.size > 0) await writeListings(through, [...byKey.values()]);
}

const anything: AlertSearch = { ...noSearch, municipality_codes: ['66023'] };
let tokens = 0;
const token = () => String(++tokens).padStart(43, '0');

/** Adds an active alert that ignores all earlier changes. */
const addAlert = async (given: Partial<AlertSearch & { microsite_id: string }> = {}) => {
  const alert = await connection.database
    .insertInto('alert')
    .values({
      microsite_id: 'm-1',
      token: token(),
      status: 'active',
      locale: 'fr',
      email: 'lea@example.ca',
      ...anything,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await sql`update alert set follows_from = pg_current_snapshot() where id = ${alert.id}::uuid`.execute(
    connection.database,
  );
  return alert;
};
type AlertRow = Awaited<ReturnType<typeof addAlert>>;

const takeMatches = async (alert: AlertRow): Promise<string[]> =>
  (await takeKinds(alert)).map((match) => match.split(' ')[0] ?? '');

/** Returns the matches that wait for an alert, each with its kind (`1001 new`), and deletes them. */
async function takeKinds({ id }: AlertRow): Promise<string[]> {
  const { database } = connection;
  const rows = await database
    .deleteFrom('alert_match')
    .where('alert_id', '=', id)
    .returning(['listing_key', 'kind'])
    .execute();
  const { waiting } = await database
    .selectFrom('alert')
    .select('waiting')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(waiting).toBe(rows.length);
  await database.updateTable('alert').set({ waiting: 0, waiting_since: null }).where('id', '=', id).execute();
  return rows.map(({ listing_key, kind }) => `${listing_key} ${kind}`).sort();
}

const price = fc.constantFrom(0, 449_999.99, 450_000, 450_000.5, 500_000);
const bathrooms = fc.constantFrom(0, 1, 1.1, 1.5, 2, 2.25, 3);
// Fewer keys than `waitingLimit`.
const key = fc.integer({ min: 1001, max: 1000 + waitingLimit }).map(String);
const municipality = fc.constantFrom('1', '2', '3');
const type = fc.constantFrom(...propertyTypeCodes.slice(0, 3));

const anyListing: fc.Arbitrary<ListingImport> = fc
  .record({
    ListingKey: key,
    MicrositeIds: fc.subarray(['m-1', 'm-2'], { maxLength: 2 }),
    StandardStatus: fc.constantFrom(
      'Active' as const,
      'Active' as const,
      'Active' as const,
      'Closed' as const,
      'Withdrawn' as const,
    ),
    PropertyType: type,
    TransactionType: fc.constantFrom('buy' as const, 'buy' as const, 'rent' as const),
    ListPrice: price,
    MunicipalityCode: municipality,
    CityRegion: fc.option(fc.constantFrom('North', 'South')),
    BedroomsTotal: fc.option(fc.nat(5)),
    BathroomsTotal: fc.option(bathrooms),
    Latitude: fc.constantFrom(46.8, 46.81, 46.9),
    isPlaced: fc.nat(5).map((one) => one > 0),
  })
  .map(({ isPlaced, ...given }) =>
    listingOf({ ...given, ...(isPlaced ? { Longitude: -71.2 } : { Latitude: null, Longitude: null }) }),
  );

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 2 });
const anyPlace = fc.oneof(
  { weight: 3, arbitrary: fc.subarray(['1', '2', '9', '1_north', '3_south'], { minLength: 1 }) },
  { weight: 1, arbitrary: fc.constant<string[]>([]) },
);
const anyArea = fc.integer({ min: 1, max: 20 }).map((radius) => writeCircle({ center: [46.8, -71.2], radius }));
const inArea = (area: string | null) => ({ area, area_ring: area === null ? null : ringOf(area) });
const anySearch = fc
  .record({
    codes: anyPlace,
    area: fc.option(anyArea),
    others: fc.record({
      property_type: maybe(type),
      price_min: maybe(price.filter((amount) => amount > 0)),
      price_max: maybe(price.filter((amount) => amount > 0)),
      bedrooms: maybe(fc.constantFrom(1, 2, 2.5, 5)),
      bathrooms: maybe(fc.constantFrom(1, 1.1, 1.104, 1.5, 2)),
    }),
  })
  .map(({ codes, area, others }) => ({
    ...others,
    // A search says a place: municipalities, an area or both.
    municipality_codes: area === null && codes.length === 0 ? ['1'] : codes,
    ...inArea(area),
  }));

const prices = async () => {
  const rows = await connection.database.selectFrom('listing').select(['listing_key', 'list_price']).execute();
  return new Map(rows.map(({ listing_key, list_price }) => [listing_key, list_price]));
};

/** Changes made by the importer, or by SQL outside it. */
const anyChange = fc.oneof(
  { weight: 4, arbitrary: fc.array(anyListing, { maxLength: 25 }).map((listings) => () => put(listings)) },
  key.map((one) => () => sql`delete from listing where listing_key = ${one}`.execute(connection.database)),
  fc.tuple(key, price).map(
    ([one, amount]) =>
      () =>
        sql`update listing set list_price = ${amount} where listing_key <= ${one}`.execute(connection.database),
  ),
  key.map(
    (one) => () =>
      sql`update listing set latitude = 46.95 where listing_key <= ${one} and latitude is not null`.execute(
        connection.database,
      ),
  ),
  key.map(
    (one) => () =>
      sql`update listing set standard_status = 'Closed' where listing_key = ${one}`.execute(connection.database),
  ),
);

test('whatever changes, an alert is told of exactly what its search finds and did not find before, or finds for less', async () => {
  const steps = fc.array(anyChange, { minLength: 1, maxLength: 6 });
  const searches = fc.array(anySearch, { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.array(anyListing, { maxLength: 30 }), searches, steps, async (source, wanted, changes) => {
      await empty();
      await put(source);
      // A search swaps a reversed budget; an alert is created from such a search.
      const alerts = await Promise.all(
        wanted.map(({ price_min: low, price_max: high, ...search }) =>
          addAlert({
            ...search,
            ...(low !== null && high !== null && low > high
              ? { price_min: high, price_max: low }
              : { price_min: low, price_max: high }),
          }),
        ),
      );
      const scope = { micrositeId: 'm-1', now: moment };
      const findAll = () =>
        Promise.all(alerts.map((alert) => searchInSql(connection.database, alertFilters(alert), 'newest', scope)));
      for (const change of changes) {
        const before = await findAll();
        const pricesBefore = await prices();
        await change();
        await matchListingChanges(connection.database);
        const after = await findAll();
        const pricesAfter = await prices();
        const isReduced = (one: string) => (pricesAfter.get(one) ?? 0) < (pricesBefore.get(one) ?? 0);
        for (const [index, alert] of alerts.entries()) {
          const entered = after[index]?.filter((one) => !before[index]?.includes(one) || isReduced(one)).sort();
          expect(await takeMatches(alert)).toEqual(entered);
        }
      }
    }),
    { numRuns: 40 },
  );
}, 120_000);

test('a listing that is changed several times between two looks is told once', async () => {
  const alert = await addAlert({ price_max: 450_000 });
  await put([listingOf({ ListPrice: 500_000 })]);
  await put([listingOf({ ListPrice: 440_000 })]);
  await put([listingOf({ ListPrice: 430_000 })]);
  await matchListingChanges(connection.database);
  expect(await takeMatches(alert)).toEqual(['10000001']);
});

test('what was begun before the alert became active and committed after it counts as a change for it', async () => {
  const other = new pg.Client({ connectionString: databaseUrl, options: '-c search_path=core' });
  await other.connect();
  await other.query('begin');
  await other.query(`insert into municipality values ('66023', 'Montréal') on conflict do nothing`);
  await put([listingOf()]);
  await matchListingChanges(connection.database);
  await other.query(`update listing set list_price = list_price + 1`);
  await other.query(`update listing set standard_status = 'Withdrawn'`);
  await other.query(`update listing set standard_status = 'Active'`);
  const alert = await addAlert();
  await matchListingChanges(connection.database);
  expect(await takeMatches(alert)).toEqual([]);
  await other.query('commit');
  await other.end();
  await matchListingChanges(connection.database);
  expect(await takeMatches(alert)).toEqual(['10000001']);
});

test('an alert that became active in a database that was restored elsewhere is told at once', async () => {
  const alert = await addAlert();
  await sql`update alert set follows_from = '900000000:900000000:'`.execute(connection.database);
  await matchListingChanges(connection.database);
  await put([listingOf()]);
  await matchListingChanges(connection.database);
  expect(await takeMatches(alert)).toEqual(['10000001']);
});

test('listings of another site, and what is for rent, are not told', async () => {
  const alert = await addAlert();
  await put([
    listingOf({ ListingKey: '1001', MicrositeIds: ['m-2'] }),
    listingOf({ ListingKey: '1002', MicrositeIds: ['m-2', 'm-1'] }),
    listingOf({ ListingKey: '1003', TransactionType: 'rent' }),
    listingOf({ ListingKey: '1004' }),
  ]);
  await matchListingChanges(connection.database);
  expect(await takeMatches(alert)).toEqual(['1002', '1004']);
});

test('an import of everything does not pile up for an alert, and all changes are matched', async () => {
  const alert = await addAlert();
  const many = Array.from({ length: 3500 }, (_, index) => listingOf({ ListingKey: String(10_000 + index) }));
  await put(many);
  while (await matchListingChanges(connection.database));
  const { waiting } = await connection.database.selectFrom('alert').select('waiting').executeTakeFirstOrThrow();
  expect(waiting).toBe(waitingLimit);
  expect(await connection.database.selectFrom('listing_news').select('seq').execute()).toEqual([]);
  expect(await takeMatches(alert)).toHaveLength(waiting);
});

test('two workers that look at once tell everything once', async () => {
  const alert = await addAlert();
  await put(Array.from({ length: 25 }, (_, index) => listingOf({ ListingKey: String(10_000 + index) })));
  await Promise.all([1, 2, 3, 4].map(() => matchListingChanges(connection.database)));
  await matchListingChanges(connection.database);
  expect(await takeMatches(alert)).toHaveLength(25);
});

test('removing changes from the list of the search loses none for the alerts', async () => {
  const alert = await addAlert();
  await put([listingOf()]);
  await sql`truncate listing_change`.execute(connection.database);
  await matchListingChanges(connection.database);
  expect(await takeMatches(alert)).toEqual(['10000001']);
});

/** Marks a listing as shown by a mail of the alert. */
const show = ({ id }: AlertRow, listing_key: string) =>
  connection.database.insertInto('alert_sent').values({ alert_id: id, listing_key, sent_at: moment }).execute();

const matched = async (alert: AlertRow, ...changes: Partial<ListingImport>[]) => {
  for (const change of changes) await put([listingOf(change)]);
  await matchListingChanges(connection.database);
  return takeKinds(alert);
};

test('a reduced price is told to whoever searches there, a raised one to who was shown the listing', async () => {
  const [stranger, reader] = [await addAlert(), await addAlert()];
  await matched(stranger, {});
  await takeKinds(reader);
  await show(reader, '10000001');
  expect(await matched(stranger, { ListPrice: 440_000 })).toEqual(['10000001 price']);
  expect(await takeKinds(reader)).toEqual(['10000001 price']);
  expect(await matched(stranger, { ListPrice: 460_000 })).toEqual([]);
  expect(await takeKinds(reader)).toEqual(['10000001 price']);
});

test('a sale is told to who was shown the listing, and a return to the market to all', async () => {
  const [stranger, reader] = [await addAlert(), await addAlert()];
  await matched(stranger, {});
  await takeKinds(reader);
  await show(reader, '10000001');
  expect(await matched(stranger, { StandardStatus: 'Closed', ListPrice: 455_000 })).toEqual([]);
  expect(await takeKinds(reader)).toEqual(['10000001 sold']);
  expect(await matched(stranger, {})).toEqual(['10000001 back']);
  expect(await takeKinds(reader)).toEqual(['10000001 back']);
  expect(await matched(stranger, { StandardStatus: 'Withdrawn' }, {})).toEqual(['10000001 back']);
});

test('a listing that is sold before its new price was mailed is told as sold alone', async () => {
  const reader = await addAlert();
  await matched(reader, {});
  await show(reader, '10000001');
  await put([listingOf({ ListPrice: 440_000 })]);
  await matchListingChanges(connection.database);
  expect(await matched(reader, { ListPrice: 440_000, StandardStatus: 'Closed' })).toEqual(['10000001 sold']);
});

test('an alert for a broker or an office is told of their listings alone', async () => {
  const [ofMaude, ofPlateau] = [await addAlert({ broker: 'maude-gagnon' }), await addAlert({ office: 'plateau' })];
  await put([
    listingOf({ ListingKey: '1001' }),
    listingOf({ ListingKey: '1002', AgentKey: 'paul-roy', OfficeKey: 'plateau' }),
  ]);
  await matchListingChanges(connection.database);
  expect(await takeKinds(ofMaude)).toEqual(['1001 new']);
  expect(await takeKinds(ofPlateau)).toEqual(['1002 new']);
  expect(await matched(ofMaude, { ListingKey: '1002', OfficeKey: 'plateau' })).toEqual(['1002 new']);
  const shared = { ListingKey: '1003', AgentKey: 'paul-roy', OfficeKey: 'elsewhere' };
  expect(await matched(ofMaude, shared)).toEqual([]);
  await put([listingOf({ ...shared, CoAgentKeys: ['leo-roy', 'maude-gagnon'], CoOfficeKeys: ['plateau'] })]);
  await matchListingChanges(connection.database);
  expect([await takeKinds(ofMaude), await takeKinds(ofPlateau)]).toEqual([['1003 new'], ['1003 new']]);
});

test('an alert for a borough is told of its listings, and of one that moves there, and a municipality of all of them once', async () => {
  const ofVerdun = await addAlert({ municipality_codes: ['66023_verdun'] });
  const ofBoth = await addAlert({ municipality_codes: ['66023', '66023_verdun'] });
  await put([
    listingOf({ ListingKey: '1001', CityRegion: 'Verdun' }),
    listingOf({ ListingKey: '1002', CityRegion: 'LaSalle' }),
    listingOf({ ListingKey: '1003' }),
  ]);
  await matchListingChanges(connection.database);
  expect(await takeKinds(ofVerdun)).toEqual(['1001 new']);
  expect(await takeKinds(ofBoth)).toEqual(['1001 new', '1002 new', '1003 new']);
  await put([listingOf({ ListingKey: '1003', CityRegion: 'VERDUN' })]);
  await matchListingChanges(connection.database);
  expect(await takeKinds(ofVerdun)).toEqual(['1003 new']);
  expect(await takeKinds(ofBoth)).toEqual([]);
});

const again = { ListingKey: '10000002', OnMarketTimestamp: '2026-05-01T12:00:00.000Z' };
const left = { StandardStatus: 'Expired' as const, OffMarketTimestamp: '2026-04-20T12:00:00.000Z' };

test('a property under a new number is not told as new, and with a lower price as reduced', async () => {
  const alert = await addAlert();
  await matched(alert, {}, left);
  expect(await matched(alert, again)).toEqual([]);
  await matched(alert, { ...again, ...left, OffMarketTimestamp: '2026-05-20T12:00:00.000Z' });
  const third = { ListingKey: '10000003', OnMarketTimestamp: '2026-06-01T12:00:00.000Z', ListPrice: 430_000 };
  expect(await matched(alert, third)).toEqual(['10000003 price']);
});

test('a property under a new number that only now enters a search is new there', async () => {
  const alert = await addAlert({ price_max: 440_000 });
  await matched(alert, {}, left);
  expect(await matched(alert, { ...again, ListPrice: 430_000 })).toEqual(['10000002 new']);
});

test('a new number that comes before the old one has left is not told as new either', async () => {
  const alert = await addAlert();
  expect(await matched(alert, {})).toEqual(['10000001 new']);
  expect(await matched(alert, again)).toEqual([]);
});

test('an alert for a drawn area alone is told of what lies in it, wherever its listings are said to be', async () => {
  const area = '46.8_-71.2_2';
  const alert = await addAlert({ municipality_codes: [], ...inArea(area) });
  const unknown = await addAlert({
    municipality_codes: [],
    unknown_municipalities: ['Atlantide'],
    municipalities: ['Atlantide'],
    ...inArea(area),
  });
  await put([
    listingOf({ ListingKey: '1001', Latitude: 46.81, Longitude: -71.2 }),
    listingOf({ ListingKey: '1002', Latitude: 46.83, Longitude: -71.2 }),
    listingOf({ ListingKey: '1003', Latitude: null, Longitude: null }),
    listingOf({ ListingKey: '1004', Latitude: 46.79, Longitude: -71.21, MunicipalityCode: '99' }),
  ]);
  await matchListingChanges(connection.database);
  expect(await takeMatches(alert)).toEqual(['1001', '1004']);
  expect(await takeMatches(unknown)).toEqual([]);
  await sql`update listing set latitude = 46.801 where listing_key = '1002'`.execute(connection.database);
  await matchListingChanges(connection.database);
  expect(await takeMatches(alert)).toEqual(['1002']);
});
