import type { ReportPolicy } from '@vitrine/contract/core/listing-event.ts';
import { sql } from 'kysely';
import type { Database } from '../../db/connect.ts';

/** Returns when the page of a listing reports views and clicks; null for a listing whose source wants no reports. */
export async function findReportPolicy(
  database: Database,
  listingKey: string,
): Promise<Exclude<ReportPolicy, 'never'> | null> {
  const row = await database
    .selectFrom('feed_record')
    .innerJoin('feed_source', 'feed_source.id', 'feed_record.source_id')
    .select(sql<string | null>`settings->>'reports'`.as('policy'))
    .where('listing_key', '=', listingKey)
    .where('state', '=', 'shown')
    .where('kind', '=', 'ddf')
    .where('is_active', '=', true)
    .executeTakeFirst();
  const { policy } = row ?? {};
  return policy === 'with-consent' || policy === 'always' ? policy : null;
}
