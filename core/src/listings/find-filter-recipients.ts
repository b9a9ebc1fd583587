import type { SearchFiltersAnswer } from '@vitrine/contract/core/search-filters.ts';
import type { Database } from '../db/connect.ts';

/** Returns the brokers and offices of a site, by whose listings a search can be filtered. */
export async function findFilterRecipients(
  database: Database,
  micrositeId: string,
): Promise<Pick<SearchFiltersAnswer['data'], 'brokers' | 'offices'>> {
  const recipients = await database
    .selectFrom('recipient')
    .select(['type', 'slug', 'name'])
    .where('microsite_id', '=', micrositeId)
    .where('type', 'in', ['broker', 'office'])
    .orderBy('slug')
    .execute();
  const ofType = (wanted: string) =>
    recipients.filter(({ type }) => type === wanted).map(({ slug, name }) => ({ slug, name }));
  return { brokers: ofType('broker'), offices: ofType('office') };
}
