import { figureMonths } from '@vitrine/contract/core/figures.ts';
import { retentionDays } from '@vitrine/contract/core/staff-leads.ts';
import type { Logger } from 'pino';
import type { Database } from '../db/connect.ts';
import { dayOf } from './figure-days.ts';

/** Deletes the daily counts of listings and searches, and reports that ended long ago, at the end of their retention period, and logs how many. */
export async function deleteOldFigures(database: Database, now: Date, logger: Logger): Promise<void> {
  const before = dayOf(now).subtract({ months: figureMonths }).toString();
  const [listings] = await database.deleteFrom('listing_figure').where('day', '<', before).execute();
  const [searches] = await database.deleteFrom('search_figure').where('day', '<', before).execute();
  // Ended reports are kept as evidence of the seller's consent.
  const endedBefore = new Date(now.getTime() - retentionDays.usual * 86_400_000);
  const [reports] = await database.deleteFrom('seller_report').where('ended_at', '<', endedBefore).execute();
  const deleted = {
    listings: Number(listings?.numDeletedRows ?? 0),
    searches: Number(searches?.numDeletedRows ?? 0),
    reports: Number(reports?.numDeletedRows ?? 0),
  };
  if (deleted.listings + deleted.searches + deleted.reports > 0)
    logger.info({ ...deleted, before }, 'Figures were deleted at the end of their retention period');
}
