import { setTimeout as delay } from 'node:timers/promises';
import { traceFrom } from '@vitrine/network/tracing/tracing.ts';
import type { Job, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { heartbeatSeconds, type QueueJobs, type QueueName } from './queues.ts';

/** Pause after an empty queue, ms. */
const pollMs = 1000;
/**
 * Time for which finished jobs and free slots are collected before one statement, ms: a statement costs the same for one job as for ten.
 */
const gatherMs = 20;

interface Taking<Name extends QueueName> {
  name: Name;
  concurrency: number;
  /** Resolves once jobs may be taken. */
  waitUntilReady: (signal: AbortSignal) => Promise<void>;
  handle: (data: QueueJobs[Name]) => Promise<void>;
  signal: AbortSignal;
  logger: Logger;
}

/**
 * Processes the jobs of one queue until `signal` is aborted, and then waits for running jobs. Each job succeeds or
 * fails by itself: pg-boss's own worker takes one job a second, or a batch in which one failure fails all.
 */
export async function processJobs<Name extends QueueName>(boss: PgBoss, taking: Taking<Name>): Promise<void> {
  const { name, concurrency, waitUntilReady, handle, signal, logger } = taking;
  const running = new Map<Job, Promise<void>>();
  // A job whose result cannot be recorded is released when its heartbeat stops, and runs again.
  const noteFailure = (error: unknown) =>
    logger.warn({ queue: name, reason: String(error) }, 'The result of a job could not be saved');

  let done: string[] = [];
  let completing: Promise<unknown> | undefined;
  const completeDone = async () => {
    await delay(gatherMs);
    const ids = done;
    [done, completing] = [[], undefined];
    await boss.complete(name, ids);
  };

  const run = async (job: Job<QueueJobs[Name]>) => {
    try {
      const naming = () => ({
        name: `process ${name}`,
        kind: 'consumer' as const,
        attributes: { 'messaging.system': 'pg-boss', 'messaging.destination.name': name },
      });
      await traceFrom(traceparentOf(job.data), naming, () => within(job.expireInSeconds, handle(job.data)));
    } catch (error) {
      logger.warn({ queue: name, job: job.data, reason: String(error) }, 'A job failed and will be retried');
      // Stores the message alone, because other properties of an error may hold the content of a mail or a request.
      return boss.fail(name, job.id, { message: String(error) });
    }
    done.push(job.id);
    completing ??= completeDone();
    return completing;
  };
  const start = (job: Job<QueueJobs[Name]>) => {
    const work = run(job)
      .then(() => undefined, noteFailure)
      .finally(() => running.delete(job));
    running.set(job, work);
  };
  const sendHeartbeat = () => {
    const ids = [...running.keys()].map(({ id }) => id);
    if (ids.length > 0) boss.touch(name, ids).catch(noteFailure);
  };
  const heartbeat = setInterval(sendHeartbeat, (heartbeatSeconds * 1000) / 3);

  for (;;) {
    await waitUntilReady(signal);
    if (signal.aborted) break;
    const jobs = await boss.fetch<QueueJobs[Name]>(name, { batchSize: concurrency - running.size }).catch((error) => {
      logger.warn({ queue: name, reason: String(error) }, 'The queue cannot be reached');
      return [];
    });
    jobs.forEach(start);
    if (running.size >= concurrency) {
      await Promise.race(running.values());
      await delay(gatherMs);
    } else if (jobs.length === 0) await delay(pollMs, undefined, { signal }).catch(() => undefined);
  }
  await Promise.all(running.values());
  clearInterval(heartbeat);
}

/** Returns the place in a trace that the queue added to a job of a traced request (`job-queue.ts`). */
const traceparentOf = (data: object): string | undefined =>
  'trace' in data && typeof data.trace === 'string' ? data.trace : undefined;

/** Rejects after `seconds`: by then the queue has released the job. */
async function within(seconds: number, work: Promise<void>): Promise<void> {
  const { promise: expired, reject } = Promise.withResolvers<never>();
  const expiry = setTimeout(() => reject(new Error(`The job took longer than ${seconds} s`)), seconds * 1000);
  await Promise.race([work, expired]).finally(() => clearTimeout(expiry));
}
