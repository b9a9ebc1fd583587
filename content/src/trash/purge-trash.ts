import type { Payload } from 'payload';
import type { Logger } from 'pino';
import { runAtIntervals } from '../run-at-intervals.ts';
import { trashCollections, trashDays } from './trash-collections.ts';

const dayMs = 86_400_000;
/** Interval between two runs, ms. */
const intervalMs = 3_600_000;

interface Options {
  payload: Payload;
  log: Logger;
}

/** Deletes what has been in the trash of any site for too long, every hour until stopped. */
export const startTrashPurge = (options: Options): { stop(): Promise<void> } =>
  runAtIntervals(() => purgeTrash(options), {
    intervalMs,
    log: options.log,
    failure: 'the trash could not be emptied',
  });

/** Deletes the documents that were moved to the trash more than 30 days ago, with their versions. Several processes may run it. */
export async function purgeTrash({ payload, log }: Options, now = new Date()): Promise<void> {
  const limit = new Date(now.getTime() - trashDays * dayMs).toISOString();
  for (const collection of trashCollections) {
    const { docs, errors } = await payload.delete({
      ...{ collection, where: { deletedAt: { less_than: limit } }, trash: true, depth: 0 },
    });
    if (docs.length > 0) log.info({ collection, count: docs.length }, 'the trash was emptied');
    if (errors.length > 0) log.warn({ collection, errors }, 'documents stay in the trash');
  }
}
