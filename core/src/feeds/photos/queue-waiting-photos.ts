import { sql } from 'kysely';
import type { Database } from '../../db/connect.ts';
import type { JobQueue } from '../../queue/job-queue.ts';

/** Queues the copying of the photos that are due, one job for each source. */
export async function queueWaitingPhotos(database: Database, queue: Pick<JobQueue, 'add'>, now: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: string }>`
      select id from feed_source source where is_active and removed_at is null
        and coalesce(photos_paused_until <= ${now}, true) and exists (
        select from feed_photo photo where photo.source_id = source.id and photo.state = 'waiting'
          and photo.next_try_at <= ${now})`.execute(transaction);
    if (rows.length > 0)
      await queue.add(
        transaction,
        'feed-photos',
        rows.map(({ id }) => ({ sourceId: id })),
      );
  });
}
