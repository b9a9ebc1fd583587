import { type FeedDetail, feedRowLimit } from '@vitrine/contract/core/staff-feeds.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { sql } from 'kysely';
import type { Database } from '../../db/connect.ts';
import { storedReasonText } from '../reasons/reason-texts.ts';
import type { FeedSource } from '../sources/feed-source.ts';

/** Returns the messages that a source has sent to its board in the last 30 days; null for one that sends none. */
export async function readBoardLeads(
  database: Database,
  { id, settings }: FeedSource,
  locale: Locale,
): Promise<FeedDetail['board_leads']> {
  if (settings.kind !== 'ddf' || !settings.sendsLeads) return null;
  const recent = database
    .selectFrom('board_lead')
    .where('source_id', '=', id)
    .where('created_at', '>', sql<Date>`now() - interval '30 days'`);
  const [counts, failed] = await Promise.all([
    recent
      .select([
        sql<number>`count(*) filter (where state = 'sent')::int`.as('sent'),
        sql<number>`count(*) filter (where state in ('waiting', 'sending'))::int`.as('waiting'),
      ])
      .executeTakeFirstOrThrow(),
    recent
      .select(['lead_id', 'reason', 'created_at'])
      .where('state', 'in', ['failed', 'unclear'])
      .orderBy('created_at', 'desc')
      .limit(feedRowLimit)
      .execute(),
  ]);
  return {
    ...counts,
    failed: failed.map(({ lead_id, reason, created_at }) => ({
      lead: lead_id,
      at: created_at.toISOString(),
      reason: storedReasonText(locale, reason),
    })),
  };
}
