import { listing } from '@vitrine/contract/core/listing.ts';
import type { ListingState } from '@vitrine/contract/core/listing-states.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { Database } from '../db/connect.ts';
import { findListings, type ListingRecord } from './find-listing.ts';
import { findListingsWithPriceHistory } from './find-price-history.ts';
import { findSuccessors } from './find-successor.ts';
import type { KeptDays } from './off-market.ts';
import { presentProperty } from './present-property.ts';

interface Call {
  site: KeptDays & { microsite_id: string; shows_price_history: boolean };
  locale: Locale;
  now: Date;
}

/** Returns the present states of the listings of a site with these numbers, in their order; unknown numbers are left out. */
export async function findListingStates(
  database: Database,
  keys: readonly string[],
  { site, locale, now }: Call,
): Promise<ListingState[]> {
  const records = await findListings(database, site.microsite_id, keys);
  const [successors, withPriceHistory] = await Promise.all([
    findSuccessors(database, site, records, now),
    site.shows_price_history ? findListingsWithPriceHistory(database, keys) : new Set<string>(),
  ]);
  const present = (record: ListingRecord) => presentProperty(record, { kept: site, locale, now });
  const states = records.map((record): ListingState => {
    const { uls, status, has_conditional_offer, ...property } = present(record);
    const successor = successors.get(uls);
    return {
      ...{ uls, status, has_conditional_offer },
      shows_previous_prices: status === 'active' && withPriceHistory.has(uls),
      // Parsing drops the properties that a card does not have.
      card: status === 'gone' ? null : listing.parse({ uls, ...property }),
      successor: successor ? listing.parse(present(successor)) : null,
    };
  });
  return states.sort((one, other) => keys.indexOf(one.uls) - keys.indexOf(other.uls));
}
