import { encodeMarkers } from '@vitrine/contract/core/marker-columns.ts';
import { markerLimit } from '@vitrine/contract/core/properties.ts';
import { type PropertiesQuery, propertiesQuery, readParameters } from '@vitrine/contract/core/properties-query.ts';
import { connect } from '@vitrine/core/db/connect.ts';
import { clusterRows } from '@vitrine/core/listings/clusters.ts';
import { cardColumns, presentListing } from '@vitrine/core/listings/present-listing.ts';
import { kindMask, toUls, traitBits } from '@vitrine/core/listings/search/column-encoding.ts';
import { loadColumns } from '@vitrine/core/listings/search/load-columns.ts';
import { markersOf } from '@vitrine/core/listings/search/markers.ts';
import pg from 'pg';
import { required, serve } from './serve.ts';

// Measures the limit of a search: plain node:http over typed arrays that one loop scans completely, oldest first, with all
// requested cards in memory. It supports no database, no changes, no sites and no order except newest first.

const client = new pg.Client({ connectionString: required('DATABASE_URL'), options: '-c search_path=core' });
await client.connect();
const { columns } = await loadColumns(client, new AbortController().signal);
await client.end();
const { order, count } = columns;
// Sorts a column oldest first, so that the loop also reads memory in order.
const oldestFirst = <Column extends Int32Array | Float64Array>(column: Column) =>
  column.slice(0, count).map((_, at) => column[order[at] ?? 0] ?? 0);
const [latitude, longitude] = [oldestFirst(columns.latitude), oldestFirst(columns.longitude)];
const [price, traits] = [oldestFirst(columns.price), oldestFirst(columns.traits)];
const place = oldestFirst(columns.place);
const found = new Int32Array(count);

function scan(query: PropertiesQuery): number {
  const { mun, type, forSaleForRent, price_min, price_max, bedrooms, bathrooms, bounds } = query;
  const [south, north] = [(bounds?.SouthWest_lat ?? -90) * 1e6, (bounds?.NorthEast_lat ?? 90) * 1e6];
  const [west, east] = [(bounds?.SouthWest_lng ?? -180) * 1e6, (bounds?.NorthEast_lng ?? 180) * 1e6];
  const [low, high] = [price_min ?? 0, price_max ?? Number.POSITIVE_INFINITY];
  const [beds, baths] = [bedrooms ?? 0, (bathrooms ?? 0) * 100];
  const towns = mun.length === 0 ? null : columns.places.selectAny(mun);
  const kinds = kindMask(type, forSaleForRent);
  let total = 0;
  for (let at = 0; at < count; at++) {
    const trait = traits[at] ?? 0;
    if (
      (latitude[at] ?? 0) >= south &&
      (latitude[at] ?? 0) <= north &&
      (longitude[at] ?? 0) >= west &&
      (longitude[at] ?? 0) <= east &&
      (price[at] ?? 0) >= low &&
      (price[at] ?? 0) <= high &&
      (towns === null || towns[place[at] ?? 0] === 1) &&
      ((kinds >> (trait & traitBits.kinds)) & 1) === 1 &&
      ((trait >> traitBits.bedroomsAt) & traitBits.bedroomsMost) >= beds &&
      trait >> traitBits.bathroomsAt >= baths
    ) {
      found[total++] = order[at] ?? 0;
    }
  }
  return total;
}

const cards = new Map<number, string>();

function answer(query: PropertiesQuery): string {
  const total = scan(query);
  if (query.format === 'count') return `{"data":{"total":${total}}}`;
  const start = query.format === 'map' ? 0 : (query.page - 1) * query.limit;
  const page = found.slice(Math.max(0, total - start - query.limit), Math.max(0, total - start)).reverse();
  const listings = Array.from(page, (slot) => cards.get(slot));
  const list = `"propertiesListing":[${listings.join(',')}],"total":${total}`;
  if (query.format === 'page') return `{"data":{${list}}}`;
  const slots = { slots: found, count: total, isAll: false };
  const now = new Date();
  if (total > markerLimit) {
    const clusters = clusterRows(columns, slots, query.bounds, query.zoom);
    return `{"data":{"propertiesMap":[],"propertiesClusters":${JSON.stringify(clusters)},${list}}}`;
  }
  const markers = markersOf(columns, slots, now);
  if (query.markers === 'objects') return `{"data":{"propertiesMap":${JSON.stringify(markers)},${list}}}`;
  const inOrder = markers.sort((one, other) => (one.uls < other.uls ? -1 : 1));
  return `{"data":{"propertiesMap":[],"propertiesMapColumns":${JSON.stringify(encodeMarkers(inOrder))},${list}}}`;
}

const { database, close } = connect(required('DATABASE_URL'), { statementTimeout: 30_000, connections: 1 });

/** Loads the cards of a page into memory before the measurement. */
async function rememberCards(query: PropertiesQuery): Promise<void> {
  const total = scan(query);
  const start = query.format === 'map' ? 0 : (query.page - 1) * query.limit;
  const slots = Array.from(found.slice(Math.max(0, total - start - query.limit), Math.max(0, total - start)));
  const missing = slots.filter((slot) => !cards.has(slot)).map((slot) => toUls(columns.key[slot] ?? 0));
  if (missing.length === 0) return;
  const rows = await database.selectFrom('listing').select(cardColumns).where('listing_key', 'in', missing).execute();
  for (const slot of slots) {
    const row = rows.find(({ listing_key }) => listing_key === toUls(columns.key[slot] ?? 0));
    if (row) cards.set(slot, JSON.stringify(presentListing(row, 'fr', new Date())));
  }
}

const prepared = new Set<string>();
process.once('SIGTERM', () => void close());

serve(async (req, res) => {
  const { searchParams } = new URL(req.url ?? '/', 'http://localhost');
  const query = propertiesQuery.parse(readParameters(searchParams));
  if (query.format !== 'count' && !prepared.has(req.url ?? '')) {
    await rememberCards(query);
    prepared.add(req.url ?? '');
  }
  res.writeHead(200, { 'content-type': 'application/json' }).end(answer(query));
});
