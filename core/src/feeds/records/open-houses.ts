import type { RawRecord } from './source-listing.ts';

/** Returns open houses by the key of their listing. */
export function groupOpenHouses(rows: readonly RawRecord[]): Map<string, RawRecord[]> {
  const byListing = new Map<string, RawRecord[]>();
  for (const row of rows) {
    const key = String(row.ListingKey ?? '');
    byListing.set(key, [...(byListing.get(key) ?? []), row]);
  }
  return byListing;
}
