import { setTimeout as delay } from 'node:timers/promises';
import type { Job, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { QueueJobs, QueueName } from './queues.ts';

/** How long an empty queue is left alone, ms. */
const pollMilliseconds = 1000;

type Taking<Name extends QueueName> = {
  name: Name;
  together: number;
  handle: (data: QueueJobs[Name]) => Promise<void>;
  signal: AbortSignal;
  logger: Logger;
};

/**
 * Takes jobs of one queue until `signal` says stop, and then waits for those under way. Each job succeeds or fails by itself: pg-boss's
 * own worker takes one a second, or a batch in which one failure fails all.
 */
export async function takeJobs<Name extends QueueName>(boss: PgBoss, taking: Taking<Name>): Promise<void> {
  const { name, together, handle, signal, logger } = taking;
  const running = new Set<Promise<void>>();

  const run = async (job: Job<QueueJobs[Name]>) => {
    try {
      await within(job.expireInSeconds, handle(job.data));
    } catch (error) {
      logger.warn({ queue: name, job: job.data, reason: String(error) }, 'A job could not be done yet');
      // The message alone: an error may carry what a mail or a request held.
      return boss.fail(name, job.id, { message: String(error) });
    }
    return boss.complete(name, job.id);
  };
  const start = (job: Job<QueueJobs[Name]>) => {
    // A job of which the end cannot be noted expires, and is run again.
    const noteFailure = (error: unknown) => logger.warn({ queue: name, reason: String(error) }, 'A job has no end yet');
    const work: Promise<void> = run(job)
      .then(() => undefined, noteFailure)
      .finally(() => running.delete(work));
    running.add(work);
  };

  while (!signal.aborted) {
    const jobs = await boss.fetch<QueueJobs[Name]>(name, { batchSize: together - running.size }).catch((error) => {
      logger.warn({ queue: name, reason: String(error) }, 'The queue cannot be reached');
      return [];
    });
    jobs.forEach(start);
    if (running.size >= together) await Promise.race(running);
    else if (jobs.length === 0) await delay(pollMilliseconds, undefined, { signal }).catch(() => undefined);
  }
  await Promise.all(running);
}

/** Rejects once so many seconds have gone by: by then the queue gives the job to somebody else. */
async function within(seconds: number, work: Promise<void>): Promise<void> {
  const expiry = new AbortController();
  const expired = delay(seconds * 1000, undefined, { signal: expiry.signal }).then(() => {
    throw new Error(`The job took longer than ${seconds} s`);
  });
  expired.catch(() => undefined); // which is what the abort below does
  await Promise.race([work, expired]).finally(() => expiry.abort());
}
