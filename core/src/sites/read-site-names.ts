import type { Locale } from '@vitrine/contract/locale.ts';
import type { Database } from '../db/connect.ts';

/** Returns the names of all sites in a language, by id. */
export async function readSiteNames(database: Database, locale: Locale): Promise<Map<string, string>> {
  const sites = await database.selectFrom('site').select(['microsite_id', 'name']).execute();
  return new Map(sites.map(({ microsite_id, name }) => [microsite_id, name[locale]]));
}
