import { setTimeout as delay } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { processJobs } from './process-jobs.ts';
import { type QueueJobs, type QueueName, queueNames, queueSchema, queues } from './queues.ts';

/** Handlers of jobs, by queue. A handler rejects when the job should be retried. A queue without a handler is ignored. */
export type Handlers = {
  [Name in QueueName]?: (data: QueueJobs[Name]) => Promise<void>;
};

/**
 * Conditions that are awaited before jobs of a queue are taken, by queue: jobs stay in the queue and use up no attempts
 * while a service is unavailable.
 */
export type QueueGuards = {
  [Name in QueueName]?: (signal: AbortSignal) => Promise<void>;
};

const retryMs = 2000;
/** Maximum time that a stop waits for running jobs, ms: shorter than the time limit of the whole process (`stop-signal.ts`). */
const patience = 8000;

async function startWithRetry(open: () => PgBoss, logger: Logger): Promise<PgBoss> {
  for (;;) {
    const boss = open();
    try {
      return await boss.start();
    } catch (error) {
      logger.warn({ reason: String(error) }, 'The queues cannot be reached yet');
      await boss.stop({ graceful: false }).catch(() => undefined); // pg-boss may reject when it has not started
      await delay(retryMs);
    }
  }
}

/** Processes jobs until it is stopped. Waits for a database that is unavailable at the start, and continues after an outage. */
export async function startJobWorker(
  databaseUrl: string,
  handlers: Handlers,
  guards: QueueGuards,
  logger: Logger,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const open = () => {
    const boss = new PgBoss({
      connectionString: databaseUrl,
      schema: queueSchema,
      migrate: false,
      max: 6,
      // Interval between two checks for jobs of killed workers, s.
      superviseIntervalSeconds: 5,
      monitorIntervalSeconds: 5,
    });
    boss.on('error', (error) => logger.warn({ reason: String(error) }, 'The queue reported an error'));
    return boss;
  };
  const boss = await startWithRetry(open, logger);
  // Checked at the start as well: the previous worker may have been killed.
  await boss
    .supervise()
    .catch((error: unknown) => logger.warn({ reason: String(error) }, 'Jobs of killed workers could not be released'));
  const take = <Name extends QueueName>(name: Name) => {
    const handle = handlers[name];
    const waitUntilReady = guards[name] ?? (async () => undefined);
    return (
      handle &&
      processJobs<Name>(boss, { name, concurrency: queues[name].concurrency, waitUntilReady, handle, signal, logger })
    );
  };
  const taking = queueNames.map((name) => take(name));
  return {
    async stop() {
      stopping.abort();
      await Promise.race([Promise.all(taking), delay(patience, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
    },
  };
}
