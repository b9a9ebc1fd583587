import type { ListingSettings } from '@vitrine/contract/core/listing-settings.ts';
import { micrositeIdPattern } from '@vitrine/contract/core/microsite-id.ts';
import type { Database } from '../db/connect.ts';

/** Returns the settings of a site's listings; undefined for an unknown site. */
export async function readListingSettings(
  database: Database,
  micrositeId: string,
): Promise<ListingSettings | undefined> {
  if (!micrositeIdPattern.test(micrositeId)) return undefined;
  return database
    .selectFrom('site')
    .select(['off_market_days', 'sold_days', 'shows_price_history'])
    .where('microsite_id', '=', micrositeId)
    .executeTakeFirst();
}

/** Changes the given settings, leaves the others and returns all; undefined for an unknown site. */
export async function changeListingSettings(
  database: Database,
  micrositeId: string,
  change: Partial<ListingSettings>,
): Promise<ListingSettings | undefined> {
  const current = await readListingSettings(database, micrositeId);
  if (!current) return undefined;
  const settings = { ...current, ...change };
  await database.updateTable('site').set(settings).where('microsite_id', '=', micrositeId).execute();
  return settings;
}
