import type { NamedListing } from '@vitrine/contract/core/staff-listings.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import { findSuccessors } from './find-successor.ts';
import { type KeptDays, statusOf } from './off-market.ts';
import { presentListing } from './present-listing.ts';
import { onSite } from './search-query.ts';
import { searchedText, withoutAccents } from './searched-text.ts';

/** Maximum number of listings that are offered at once. */
const offered = 8;
const maxWords = 8;

interface Call {
  site: KeptDays & { microsite_id: string };
  locale: Locale;
  now: Date;
}

/**
 * Returns the listings of a site whose address and number contain each of the words, without accents and capitals: those on the market
 * first, then the sold ones, the newest first. The whole number finds a listing in any status.
 */
export async function findNamedListings(
  database: Database,
  text: string,
  { site, locale, now }: Call,
): Promise<NamedListing[]> {
  const words = withoutAccents(text)
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, maxWords);
  if (words.length === 0) return [];
  const searched = searchedText('listing_key', 'street_address_fr', 'street_address_en', 'city');
  const records = await database
    .selectFrom('listing')
    .selectAll()
    .where(onSite(site.microsite_id))
    .where((listing) =>
      listing.or([
        listing('listing_key', '=', text.trim()),
        listing.and([
          listing('standard_status', 'in', ['Active', 'Closed']),
          ...words.map((word) => sql<boolean>`position(${word} in ${searched}) > 0`),
        ]),
      ]),
    )
    .orderBy(sql`listing_key = ${text.trim()}`, 'desc')
    .orderBy('standard_status')
    .orderBy('on_market_timestamp', 'desc')
    .orderBy('listing_key')
    .limit(offered)
    .execute();
  const successors = await findSuccessors(database, site, records, now);
  return records.map((record) => {
    const { uls, type, address } = presentListing(record, locale, now);
    const status = statusOf(record, site, now);
    return { uls, type, address, status, has_page: status !== 'gone' || successors.has(uls) };
  });
}
