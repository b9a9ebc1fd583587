import { figureMonths } from '@vitrine/contract/core/figures.ts';
import type { Logger } from 'pino';
import type { Database } from '../db/connect.ts';
import { recordRetention } from '../retention/record-retention.ts';
import { dayOf } from './figure-days.ts';

/** Deletes the daily counts of listings and searches at the end of their retention period, and logs how many. */
export async function deleteOldFigures(database: Database, now: Date, logger: Logger): Promise<void> {
  const before = dayOf(now).subtract({ months: figureMonths }).toString();
  const [listings] = await database.deleteFrom('listing_figure').where('day', '<', before).execute();
  const [searches] = await database.deleteFrom('search_figure').where('day', '<', before).execute();
  const deleted = {
    listings: Number(listings?.numDeletedRows ?? 0),
    searches: Number(searches?.numDeletedRows ?? 0),
  };
  const run = { microsite_id: null, before: new Date(`${before}T00:00:00Z`), at: now };
  await recordRetention(database, { ...run, kind: 'listing_figures', deleted: deleted.listings });
  await recordRetention(database, { ...run, kind: 'search_figures', deleted: deleted.searches });
  if (deleted.listings + deleted.searches > 0)
    logger.info({ ...deleted, before }, 'Figures were deleted at the end of their retention period');
}
