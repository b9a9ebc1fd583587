import type { LeadListing } from '@vitrine/contract/core/staff-leads.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { Database } from '../db/connect.ts';
import { findListings } from '../listings/find-listing.ts';
import { presentListing } from '../listings/present-listing.ts';
import type { Lead, LeadSite } from './lead.ts';

/** Returns the numbers of the listings that a lead names: those of a list that the visitor sent, or the one that it is about. */
export const listingNumbersOf = ({ listings, uls }: Lead['fields']): string[] => {
  if (listings) return [...new Set(listings.split(','))];
  return uls ? [uls] : [];
};

/** Returns the listings that a lead names in its order, with their pages on the site. One that the site does not have has no page. */
export async function findLeadListings(
  database: Database,
  { microsite_id, fields }: Pick<Lead, 'microsite_id' | 'fields'>,
  { origin }: Pick<LeadSite, 'origin'>,
  locale: Locale,
): Promise<LeadListing[]> {
  const numbers = listingNumbersOf(fields);
  const rows = await findListings(database, microsite_id, numbers);
  return numbers.map((uls) => {
    const row = rows.find(({ listing_key }) => listing_key === uls);
    if (!row) return { uls, address: '', url: null };
    const { address, url } = presentListing(row, locale, new Date());
    return { uls, address, url: `${origin}/${locale}${url}` };
  });
}
