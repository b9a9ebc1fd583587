import type { Database } from '../../db/connect.ts';
import type { JobQueue } from '../../queue/job-queue.ts';

/** Queues the copying of the photos that are due, one job for each source. */
export async function queueWaitingPhotos(database: Database, queue: Pick<JobQueue, 'add'>, now: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const sources = await transaction
      .selectFrom('feed_source as source')
      .select('source.id')
      .where('source.is_active', '=', true)
      .where('source.removed_at', 'is', null)
      .where((is) => is.or([is('photos_paused_until', 'is', null), is('photos_paused_until', '<=', now)]))
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('feed_photo as photo')
            .select('photo.hash')
            .whereRef('photo.source_id', '=', 'source.id')
            .where('photo.state', '=', 'waiting')
            .where('photo.next_try_at', '<=', now),
        ),
      )
      .execute();
    if (sources.length > 0)
      await queue.add(
        transaction,
        'feed-photos',
        sources.map(({ id }) => ({ sourceId: id })),
      );
  });
}
