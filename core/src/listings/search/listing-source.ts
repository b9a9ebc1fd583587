import { type NumberFact, selectedFacts } from '../fact-columns.ts';
import { noCoordinate, packTraits, toSearchKey } from './column-encoding.ts';
import type { ColumnRow, ListingColumns } from './listing-columns.ts';

/** Row that PostgreSQL sends for the columns: coordinates and times as whole numbers. */
export interface SourceRow extends Record<NumberFact, number> {
  listing_key: string;
  latitude: number;
  longitude: number;
  price: number;
  listed_at: number;
  open_until: number;
  /** Open houses as JSON, as in their dictionary. */
  open_houses: string;
  reduced_at: number;
  property_type: string;
  rent: boolean;
  new_construction: boolean;
  foreclosed: boolean;
  collection: boolean;
  conditional_offer: boolean;
  bedrooms: number | null;
  bathrooms: number | null;
  amenities: number;
  /** Codes of the municipality and of the borough, as in their dictionary. */
  place: string;
  /** List of sites as JSON, as in its dictionary. */
  sites: string;
  /** Slugs of all brokers and of all offices, as in their dictionaries. */
  agents: string;
  offices: string;
}

/** The caller adds `from listing where standard_status = 'Active'`. The arithmetic is that of `column-encoding.ts`. */
export const sourceColumns = `
  listing_key,
  coalesce(floor(latitude * 1e6::float8 + 0.5::float8)::integer, ${noCoordinate}) as latitude,
  coalesce(floor(longitude * 1e6::float8 + 0.5::float8)::integer, ${noCoordinate}) as longitude,
  list_price as price,
  (extract(epoch from on_market_timestamp) * 1000000)::float8 as listed_at,
  coalesce(extract(epoch from open_house_end) * 1000000, 0)::float8 as open_until,
  coalesce(extract(epoch from price_reduced_at) * 1000000, 0)::float8 as reduced_at,
  open_houses::text as open_houses,
  property_type,
  transaction_type = 'rent' as rent,
  new_construction,
  foreclosed,
  collection,
  conditional_offer,
  bedrooms_total as bedrooms,
  bathrooms_total as bathrooms,
  ${selectedFacts},
  concat_ws(' ', municipality_code, borough_code) as place,
  array_to_json(microsite_ids)::text as sites,
  concat_ws(' ', agent_key, array_to_string(co_agent_keys, ' ')) as agents,
  concat_ws(' ', office_key, array_to_string(co_office_keys, ' ')) as offices`;

/** Returns the row for these columns; adds new texts to their dictionaries. */
export const toColumnRow = (columns: ListingColumns, row: SourceRow): ColumnRow => ({
  key: toSearchKey(row.listing_key),
  latitude: row.latitude,
  longitude: row.longitude,
  price: row.price,
  listedAt: row.listed_at,
  openUntil: row.open_until,
  reducedAt: row.reduced_at,
  traits: packTraits({
    propertyType: row.property_type,
    rent: row.rent,
    newConstruction: row.new_construction,
    foreclosed: row.foreclosed,
    collection: row.collection,
    conditionalOffer: row.conditional_offer,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
  }),
  year: row.year,
  area: row.area,
  lot: row.lot,
  unit_price: row.unit_price,
  parking: row.parking,
  amenities: row.amenities,
  openHouses: columns.openHouseLists.numberOf(row.open_houses),
  place: columns.places.numberOf(row.place),
  sites: columns.siteLists.numberOf(row.sites),
  agent: columns.agents.numberOf(row.agents),
  office: columns.offices.numberOf(row.offices),
});
