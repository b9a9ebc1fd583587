import type { CardRow } from '../src/listings/present-listing.ts';
import { moment } from './core-fixture.ts';

/** Returns the row of a listing for its card, with the given values. */
export const cardRowOf = (given: Partial<CardRow> = {}): CardRow => ({
  listing_key: '10000001',
  latitude: 45.53,
  longitude: -73.57,
  list_price: 450_000,
  standard_status: 'Active',
  transaction_type: 'buy',
  property_type: 'maison',
  new_construction: false,
  foreclosed: false,
  collection: false,
  conditional_offer: false,
  on_market_timestamp: moment,
  open_house_end: null,
  street_address_fr: '1240, rue des Érables',
  street_address_en: '1240 Des Érables Street',
  city: 'Montréal',
  bedrooms_total: 3,
  bathrooms_total: 2,
  living_area: 1240,
  living_area_units: 'sqft',
  media: [{ url: '/resources/facade-001.webp' }],
  attribution: null,
  open_houses: [],
  ...given,
});
