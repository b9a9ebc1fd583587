import type { FeedRunDetail } from '@vitrine/contract/core/staff-feeds.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { Database } from '../../db/connect.ts';
import type { FeedRunListingTable } from '../../db/feed-tables.ts';
import { CoreProblem } from '../../http/core-problem.ts';
import type { Staff } from '../../http/staff.ts';
import { storedReasonText } from '../reasons/reason-texts.ts';
import { requireSource } from './feed-staff-services.ts';
import { presentRun } from './find-sources.ts';
import { loadListingNames } from './listing-names.ts';

const idPattern = /^\d{1,18}$/;

/** Returns one run of a source with what it changed and what failed in it. Throws the 404 problem for one that is not of the caller's source. */
export async function readRun(
  database: Database,
  staff: Staff,
  id: string,
  runId: string,
  locale: Locale,
): Promise<FeedRunDetail> {
  const { name, is_active } = await requireSource(database, staff, id);
  const run = idPattern.test(runId)
    ? await database
        .selectFrom('feed_run')
        .selectAll()
        .where('id', '=', runId)
        .where('source_id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (!run) throw new CoreProblem('unknown-run');
  const rows = await database
    .selectFrom('feed_run_listing')
    .leftJoin('feed_failure', (join) =>
      join.onRef('feed_failure.source_key', '=', 'feed_run_listing.source_key').on('feed_failure.source_id', '=', id),
    )
    .select(['change', 'feed_run_listing.source_key', 'feed_run_listing.reason', 'feed_failure.raw'])
    .where('run_id', '=', runId)
    .orderBy('feed_run_listing.source_key')
    .execute();
  const keys = rows.map(({ source_key }) => source_key);
  const nameListing = await loadListingNames(database, id, keys, locale);
  const listed = (change: FeedRunListingTable['change']) =>
    rows.filter((row) => row.change === change).map(({ source_key }) => nameListing(source_key));
  return {
    source: { id, name, is_active },
    run: presentRun(run, locale),
    new: listed('new'),
    changed: listed('changed'),
    removed: listed('removed'),
    failed: rows
      .filter(({ change }) => change === 'failed')
      .map(({ source_key, reason, raw }) => ({ key: source_key, reason: storedReasonText(locale, reason), raw })),
  };
}
