import type { Logger } from 'pino';
import type { Database } from '../../db/connect.ts';
import type { JobQueue } from '../../queue/job-queue.ts';
import { queueAlarmMails } from '../alarms/deliver-alarm-mail.ts';
import { updateStaleAlarms } from '../alarms/feed-alarms.ts';
import { queueWaitingPhotos } from '../photos/queue-waiting-photos.ts';
import { pruneHistory } from './prune-history.ts';

/** Queues a run of each source that is due, raises the alarms of sources that are stale, queues the mails of new alarms, and deletes old rows. */
export async function scheduleRuns(
  database: Database,
  queue: Pick<JobQueue, 'add'>,
  now: Date,
  logger: Logger,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const due = await transaction
      .selectFrom('feed_source')
      .select(['id', 'every_minutes'])
      .where((is) => is.or([is('is_active', '=', true), is('removed_at', 'is not', null)]))
      .where('next_run_at', '<=', now)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id, every_minutes } of due) {
      const next_run_at = new Date(now.getTime() + every_minutes * 60_000);
      await transaction.updateTable('feed_source').set({ next_run_at }).where('id', '=', id).execute();
    }
    if (due.length > 0)
      await queue.add(
        transaction,
        'feed-run',
        due.map(({ id }) => ({ sourceId: id })),
      );
    if (due.length > 0) logger.info({ sources: due.length }, 'Feeds were scheduled');
  });
  await queueWaitingPhotos(database, queue, now);
  await updateStaleAlarms(database, now);
  await pruneHistory(database, now);
  await database.transaction().execute((transaction) => queueAlarmMails(transaction, queue, now));
}
