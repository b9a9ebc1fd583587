import { listingImport } from '@vitrine/contract/core/import.ts';
import { safeParse } from '@vitrine/contract/safe-parse.ts';
import type { z } from 'zod';
import { boroughOf } from './areas/borough.ts';
import { cardTexts } from './card-text.ts';

/** Returns the row of table `listing` for a valid import, by column name; JSON values as plain values. */
export function toListingRow(source: z.output<typeof listingImport>) {
  const row = columnsOf(source);
  return { ...row, ...cardTexts(row) };
}

function columnsOf(source: z.output<typeof listingImport>) {
  const borough = source.CityRegion === null ? null : boroughOf(source.MunicipalityCode, source.CityRegion);
  const ends = source.OpenHouses.map(({ end }) => end).sort((one, other) => Date.parse(one) - Date.parse(other));
  return {
    listing_key: source.ListingKey,
    microsite_ids: source.MicrositeIds,
    standard_status: source.StandardStatus === 'ActiveUnderContract' ? ('Active' as const) : source.StandardStatus,
    conditional_offer: source.StandardStatus === 'ActiveUnderContract',
    off_market_timestamp: source.OffMarketTimestamp ?? null,
    property_type: source.PropertyType,
    transaction_type: source.TransactionType,
    list_price: source.ListPrice,
    street_address_fr: source.StreetAddress.fr,
    street_address_en: source.StreetAddress.en,
    municipality_code: source.MunicipalityCode,
    city: source.City,
    city_region: borough?.name ?? null,
    borough_code: borough?.code ?? null,
    postal_code: source.PostalCode,
    ...(source.Latitude === null || source.Longitude === null
      ? { latitude: null, longitude: null }
      : { latitude: source.Latitude, longitude: source.Longitude }),
    location_approximate: source.LocationApproximate,
    bedrooms_total: source.BedroomsTotal,
    bathrooms_total: source.BathroomsTotal,
    living_area: source.LivingArea,
    living_area_units: source.LivingAreaUnits,
    lot_size: source.LotSize,
    year_built: source.YearBuilt,
    public_remarks: source.PublicRemarks,
    on_market_timestamp: source.OnMarketTimestamp,
    open_houses: source.OpenHouses,
    open_house_end: ends.at(-1) ?? null,
    new_construction: source.NewConstruction,
    foreclosed: source.Foreclosed,
    collection: source.Collection,
    agent_key: source.AgentKey,
    co_agent_keys: source.CoAgentKeys,
    office_key: source.OfficeKey,
    co_office_keys: source.CoOfficeKeys,
    media: source.Media,
    floor_plans: source.FloorPlans,
    attribution: source.Attribution ?? null,
    details: source.Details ?? null,
  };
}

export type ListingRow = ReturnType<typeof toListingRow>;

/** Returns the row for an import of unknown shape, or the reason in one line why it is invalid. */
export function readListing(source: unknown): { row: ListingRow } | { listingKey: string; reason: string } {
  const parsed = safeParse(listingImport, source);
  if (parsed.success) return { row: toListingRow(parsed.data) };
  const key = typeof source === 'object' && source !== null && 'ListingKey' in source ? source.ListingKey : undefined;
  const reason = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  const isKey = typeof key === 'string' || typeof key === 'number';
  return { listingKey: isKey ? String(key) : 'without a ListingKey', reason };
}
