import type { PropertiesQuery } from '@vitrine/contract/core/properties-query.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import { isShownAsSold, type KeptDays } from './off-market.ts';
import { cardColumns, presentListing, presentMarkers } from './present-listing.ts';
import { passes, type SearchScope } from './search-query.ts';

/**
 * Returns the answer of `GET properties?status=sold`: a page of sold listings, latest first, with a marker each for
 * `format=map`. They are few and rarely requested, so they are read from the database. No price is returned (listing.22) or can be found by
 * filtering: filters and orders by price are ignored. Past open houses are left out.
 */
export async function findSold(
  database: Database,
  query: PropertiesQuery,
  { kept, ...scope }: SearchScope & { kept: KeptDays },
  locale: Locale,
) {
  const prices = { price_min: null, price_max: null, unit_price_min: null, unit_price_max: null };
  const filters = { ...query, ...prices, days: null, open_house: null };
  const sold = database.selectFrom('listing').where(isShownAsSold(kept, scope.now)).where(passes(filters, scope));
  const { total } = await sold.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow();
  if (query.format === 'count') return { total };
  // Filters are offered for listings on the market alone.
  if (query.format === 'facets') return { total, choices: {}, histograms: {} };
  const cards = await sold
    .select(cardColumns)
    .orderBy(sql`off_market_timestamp desc nulls last`)
    .orderBy('listing_key')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  const propertiesListing = cards.map((card) => presentListing(card, locale, scope.now));
  if (query.format === 'page') return { propertiesListing, total };
  return { propertiesMap: presentMarkers(cards, scope.now), propertiesListing, total };
}
