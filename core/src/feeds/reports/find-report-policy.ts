import type { ReportPolicy } from '@vitrine/contract/core/listing-event.ts';
import { sql } from 'kysely';
import type { Database } from '../../db/connect.ts';

/** Returns true when messages about a listing are also sent to its board. */
export async function sendsLeads(database: Database, listingKey: string): Promise<boolean> {
  const row = await shownRecord(database, listingKey)
    .select('source_id')
    .where(sql<boolean>`settings->>'sendsLeads' = 'true'`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Selects a shown listing of an active source of DDF. */
const shownRecord = (database: Database, listingKey: string) =>
  database
    .selectFrom('feed_record')
    .innerJoin('feed_source', 'feed_source.id', 'feed_record.source_id')
    .where('listing_key', '=', listingKey)
    .where('state', '=', 'shown')
    .where('kind', '=', 'ddf')
    .where('is_active', '=', true);

/** Returns when the page of a listing reports views and clicks; null for a listing whose source wants no reports. */
export async function findReportPolicy(
  database: Database,
  listingKey: string,
): Promise<Exclude<ReportPolicy, 'never'> | null> {
  const row = await shownRecord(database, listingKey)
    .select(sql<string | null>`settings->>'reports'`.as('policy'))
    .executeTakeFirst();
  const { policy } = row ?? {};
  return policy === 'with-consent' || policy === 'always' ? policy : null;
}
