import type { Database } from '../../db/connect.ts';
import type { JobQueue } from '../../queue/job-queue.ts';
import type { QueueJobs } from '../../queue/queues.ts';

/** Seconds between two tries of a run that waits for another one of its source to end. */
const betweenTries = 3;

/**
 * Queues a run again that staff asked for while another run of its source is under way, which would not read what has changed since it began. The other run may be
 * that of another process, and may take hours or be killed: a job that tries again loses no request.
 */
export const repeatRun = (
  database: Database,
  queue: Pick<JobQueue, 'add'>,
  job: QueueJobs['feed-run'],
): Promise<void> =>
  database
    .transaction()
    .execute((transaction) => queue.add(transaction, 'feed-run', [job], { afterSeconds: betweenTries }));
