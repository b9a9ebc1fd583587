import type { ClientBase } from 'pg';
import type { SourceListing } from '../records/source-listing.ts';

const usable = /^\d{4,12}$/;

/**
 * Returns the listing numbers of new records by their keys: the number that the public knows, when it has four to twelve digits and is not
 * taken, else a new number of twelve digits. A record keeps its number for life. The number of a listing that its source withdrew can be
 * given again to a source of the same sites.
 */
export async function chooseListingNumbers(
  client: ClientBase,
  listings: readonly SourceListing[],
  sites: readonly string[],
): Promise<Map<string, string>> {
  const wanted = listings.map(({ key, listingNumber }) => [key, listingNumber ?? key] as const);
  const candidates = wanted.map(([, number]) => number).filter((number) => usable.test(number));
  const { rows: taken } = await client.query<{ number: string }>(
    `select listing_key as number from listing where listing_key = any($1) and not (
       standard_status in ('Withdrawn', 'Expired') and microsite_ids <> '{}' and microsite_ids <@ $2)
     union select listing_key from feed_record where listing_key = any($1)`,
    [candidates, sites],
  );
  const used = new Set(taken.map(({ number }) => number));
  const chosen = new Map<string, string>();
  for (const [key, number] of wanted) {
    if (!usable.test(number) || used.has(number)) continue;
    used.add(number);
    chosen.set(key, number);
  }
  const others = wanted.filter(([key]) => !chosen.has(key));
  const { rows: made } = await client.query<{ number: string }>(
    `select nextval('feed_listing_number')::text as number from generate_series(1, $1)`,
    [others.length],
  );
  others.forEach(([key], index) => {
    const number = made[index]?.number;
    if (number !== undefined) chosen.set(key, number);
  });
  return chosen;
}
