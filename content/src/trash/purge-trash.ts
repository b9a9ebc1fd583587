import type { Payload, Where } from 'payload';
import type { Logger } from 'pino';
import { runAtIntervals } from '../background/run-at-intervals.ts';
import type { DocumentLocks } from '../exclusive-writes/document-locks.ts';
import { trashCollections, trashDays } from './trash-collections.ts';

const dayMs = 86_400_000;
/** Interval between two runs, ms. */
const intervalMs = 3_600_000;

interface Options {
  payload: Payload;
  locks: DocumentLocks;
  log: Logger;
}

/** Deletes every hour, until stopped, what has been in the trash of any site for too long. */
export const startTrashPurge = (options: Options): { stop(): Promise<void> } =>
  runAtIntervals(() => purgeTrash(options), {
    intervalMs,
    log: options.log,
    failure: 'the trash could not be emptied',
  });

/** Deletes the documents that were moved to the trash more than 30 days ago, with their versions. Several processes may run it at once. */
export async function purgeTrash({ payload, locks, log }: Options, now = new Date()): Promise<void> {
  const limit = new Date(now.getTime() - trashDays * dayMs).toISOString();
  for (const collection of trashCollections) {
    const overdue: Where = { deletedAt: { less_than: limit } };
    const found = await payload.find({
      collection,
      where: overdue,
      trash: true,
      pagination: false,
      depth: 0,
      select: {},
    });
    const ids = found.docs.map(({ id }) => Number(id));
    // The query repeats the condition, so that a document that was restored in the meantime stays.
    const where: Where = { and: [{ id: { in: ids } }, overdue] };
    const { docs, errors } = await locks.run(collection, ids, () =>
      payload.delete({ collection, where, trash: true, depth: 0 }),
    );
    if (docs.length > 0) log.info({ collection, count: docs.length }, 'the trash was emptied');
    if (errors.length > 0) log.warn({ collection, errors }, 'documents stay in the trash');
  }
}
