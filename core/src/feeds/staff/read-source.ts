import { type FeedDetail, feedRowLimit, type HeldList } from '@vitrine/contract/core/staff-feeds.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { Database } from '../../db/connect.ts';
import type { Staff } from '../../http/staff.ts';
import { storedReasonText } from '../reasons/reason-texts.ts';
import { requireSource } from './feed-staff-services.ts';
import { presentRun, summarize } from './find-sources.ts';
import { loadListingNames } from './listing-names.ts';
import { readBoardLeads } from './read-board-leads.ts';
import { readPhotos } from './read-photos.ts';

/** Number of runs that a source shows. */
const shownRuns = 10;

/** Returns a source with its settings, runs, held lists, failures and unknown values. Throws the 404 problem for one that is not the caller's. */
export async function readSource(database: Database, staff: Staff, id: string, locale: Locale): Promise<FeedDetail> {
  const source = await requireSource(database, staff, id);
  const row = await database.selectFrom('feed_source').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const [[summary], runs, heldLists, failed, unknownValues, photos, boardLeads] = await Promise.all([
    summarize(database, [row], locale),
    database
      .selectFrom('feed_run')
      .selectAll()
      .where('source_id', '=', id)
      .orderBy('id', 'desc')
      .limit(shownRuns)
      .execute(),
    findHeldLists(database, id, locale),
    database
      .selectFrom('feed_failure')
      .select(['source_key', 'reason', 'raw', 'attempts', 'first_failed_at'])
      .where('source_id', '=', id)
      .orderBy('first_failed_at', 'desc')
      .orderBy('source_key')
      .limit(feedRowLimit)
      .execute(),
    database
      .selectFrom('feed_unknown_value')
      .select(['field', 'value', 'reason', 'count'])
      .where('source_id', '=', id)
      .orderBy('count', 'desc')
      .limit(feedRowLimit)
      .execute(),
    readPhotos(database, source, locale),
    readBoardLeads(database, source, locale),
  ]);
  if (!summary) throw new Error('A stored source has a summary');
  return {
    ...summary,
    settings: source.settings,
    has_credentials: source.credentials !== null,
    is_active: source.is_active,
    runs: runs.map((run) => presentRun(run, locale)),
    held_lists: heldLists,
    failed: failed.map(({ source_key, reason, raw, attempts, first_failed_at }) => ({
      key: source_key,
      reason: storedReasonText(locale, reason),
      raw,
      attempts,
      first_failed_at: first_failed_at.toISOString(),
    })),
    photos,
    board_leads: boardLeads,
    unknown_values: unknownValues,
  };
}

/** Returns the last list of each destination if it is held, with the first listings that it lacks. */
async function findHeldLists(database: Database, sourceId: string, locale: Locale): Promise<HeldList[]> {
  const lists = await database
    .selectFrom('feed_key_list')
    .selectAll()
    .distinctOn('destination')
    .where('source_id', '=', sourceId)
    .orderBy('destination')
    .orderBy('id', 'desc')
    .execute();
  const held = lists.filter(({ verdict }) => verdict === 'held');
  const keys = held.flatMap(({ missing_keys }) => missing_keys);
  const nameListing = await loadListingNames(database, sourceId, keys, locale);
  return held.map((list) => ({
    id: list.id,
    destination: list.destination,
    read_at: list.read_at?.toISOString() ?? '',
    reason: storedReasonText(locale, list.reason),
    keys: list.key_count,
    missing: list.missing_count,
    listings: list.missing_keys.map(nameListing),
    is_approved: list.approved_at !== null,
    refusal: list.refused_at && { staff_name: list.decided_by ?? '', at: list.refused_at.toISOString() },
  }));
}
