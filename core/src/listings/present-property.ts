import type { Property } from '@vitrine/contract/core/property.ts';
import type { ListingRecord } from './find-listing.ts';
import type { Locale } from './listing-address.ts';
import { presentListing, urlOf } from './present-listing.ts';

/** The full listing, its card in the language of the call. */
export const presentProperty = (record: ListingRecord, locale: Locale, now: Date): Property => ({
  ...presentListing(record, locale, now),
  status: record.standard_status === 'Closed' ? 'sold' : 'active',
  property_type: record.property_type,
  for_sale_for_rent: record.transaction_type,
  description: record.public_remarks,
  urls: { fr: urlOf(record, 'fr'), en: urlOf(record, 'en') },
  street: { fr: record.street_address_fr, en: record.street_address_en },
  municipality: { MUN_CODE: record.municipality_code, DESCRIPTION: record.city },
  postal_code: record.postal_code,
  bedrooms: record.bedrooms_total,
  bathrooms: record.bathrooms_total,
  living_area: record.living_area,
  lot_area: record.lot_size,
  area_unit: record.living_area_units,
  year_built: record.year_built,
  listed_at: record.on_market_timestamp.toISOString(),
  open_houses: record.open_houses
    .filter(({ end }) => new Date(end) > now)
    .sort((one, other) => Date.parse(one.start) - Date.parse(other.start)),
  broker: record.agent_key,
  pictures: record.media,
});
