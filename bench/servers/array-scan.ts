import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import {
  type PropertiesQuery,
  propertiesQuery,
  readParameters,
  type SearchFilters,
} from '@vitrine/contract/core/properties-query.ts';
import { connect } from '@vitrine/core/db/connect.ts';
import { cardColumns, presentListing, presentMarker } from '@vitrine/core/listings/present-listing.ts';
import { required, serve } from './serve.ts';

// The limit of a search: plain node:http over an array of the same listings, newest first, which is walked from end to end.

const { database, close } = connect(required('DATABASE_URL'), { statementTimeout: 30_000, connections: 1 });
const listings = await database
  .selectFrom('listing')
  .select([...cardColumns, 'municipality_code'])
  .where('standard_status', '=', 'Active')
  .orderBy('on_market_timestamp', 'desc')
  .orderBy('listing_key')
  .execute();
await close();

type Row = (typeof listings)[number];

const isFound =
  ({ mun, type, price_min, price_max, bedrooms, bathrooms, bounds }: SearchFilters) =>
  (row: Row): boolean =>
    (mun.length === 0 || mun.includes(row.municipality_code)) &&
    (type.length === 0 || type.includes(row.property_type)) &&
    (price_min === null || row.list_price >= price_min) &&
    (price_max === null || row.list_price <= price_max) &&
    (bedrooms === null || (row.bedrooms_total ?? 0) >= bedrooms) &&
    (bathrooms === null || (row.bathrooms_total ?? 0) >= bathrooms) &&
    (bounds === null ||
      (row.latitude >= bounds.SouthWest_lat &&
        row.latitude <= bounds.NorthEast_lat &&
        row.longitude >= bounds.SouthWest_lng &&
        row.longitude <= bounds.NorthEast_lng));

function answer(query: PropertiesQuery) {
  const found = listings.filter(isFound(query));
  const total = found.length;
  if (query.format === 'count') return { total };
  const now = new Date();
  const start = query.format === 'map' ? 0 : (query.page - 1) * query.limit;
  const propertiesListing = found.slice(start, start + query.limit).map((row) => presentListing(row, 'fr', now));
  if (query.format === 'page') return { propertiesListing, total };
  return { propertiesMap: found.map((row) => presentMarker(row, now)), propertiesListing, total };
}

const compress = promisify(gzip);

serve(async (req, res) => {
  const { searchParams } = new URL(req.url ?? '/', 'http://localhost');
  const data = answer(propertiesQuery.parse(readParameters(searchParams)));
  const body = await compress(JSON.stringify({ data }), { level: 1 });
  res.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(body);
});
