import { sql } from 'kysely';
import type { Database } from '../../db/connect.ts';
import type { JobQueue } from '../../queue/job-queue.ts';
import { dueWeek } from './read-week.ts';

/** Ends the reports of listings that have left the market or their site. */
const endReports = (transaction: Database, now: Date) =>
  sql`
    update seller_report set status = 'ended', end_reason = 'off-market', ended_at = ${now}
    where status <> 'ended' and not exists (
      select from listing where listing.listing_key = seller_report.listing_key and standard_status = 'Active'
        and (microsite_ids = '{}' or seller_report.microsite_id = any(microsite_ids)))
  `.execute(transaction);

/**
 * Queues the reports of the week that ended last, once each, and returns their number. A worker that was away on Monday makes up for it later
 * in the week; a report that was added or resumed since waits for the next Monday.
 */
export const composeSellerReports = (database: Database, queue: JobQueue, now: Date): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    await endReports(transaction, now);
    const { dueAt, week } = dueWeek(now);
    const { rows } = await sql<{ id: string }>`
      insert into seller_report_mail (report_id, week)
      select id, ${week}::date from seller_report where status = 'active' and follows_from < ${dueAt}
      on conflict do nothing returning report_id as id
    `.execute(transaction);
    if (rows.length > 0)
      await queue.add(
        transaction,
        'seller-report',
        rows.map(({ id }) => ({ reportId: id, week })),
      );
    return rows.length;
  });
