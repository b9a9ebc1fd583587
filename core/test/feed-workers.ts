import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { createJobQueue } from '../src/queue/job-queue.ts';
import type { QueueJobs, QueueName } from '../src/queue/queues.ts';
import { startProgram } from './core-programs.ts';
import { credentialsKey, type FeedDatabase } from './feed-database.ts';

/** Worker processes of one database, which a test kills. Their jobs are tried again at once. */
export async function openFeedWorkers({ database, databaseUrl, services }: FeedDatabase) {
  const running: ChildProcess[] = [];
  await sql`update core_queue.queue set retry_delay = 0, retry_backoff = false, heartbeat_seconds = 1`.execute(
    database,
  );
  return {
    /** Starts a worker with further settings. */
    start(settings: Record<string, string> = {}): ChildProcess {
      const worker = startProgram('worker-main.ts', {
        ...{ DATABASE_URL: databaseUrl, FEED_CREDENTIALS_KEY: credentialsKey, FEED_PRIVATE_HOSTS: '127.0.0.1' },
        ...{ LOG_LEVEL: 'silent', ...settings },
      });
      running.push(worker);
      return worker;
    },
    /** Kills a worker and makes the queue look for its jobs at once. */
    async kill(worker: ChildProcess): Promise<void> {
      worker.kill('SIGKILL');
      await once(worker, 'exit');
      await sql`update core_queue.queue set monitor_on = null`.execute(database);
    },
    killAll(): void {
      for (const worker of running.splice(0)) worker.kill('SIGKILL');
    },
    async queueJob<Name extends QueueName>(name: Name, data: QueueJobs[Name]): Promise<void> {
      const queue = createJobQueue(services.connection.pool, services.logger);
      await database.transaction().execute((transaction) => queue.add(transaction, name, [data]));
      await queue.stop();
    },
  };
}

export type FeedWorkers = Awaited<ReturnType<typeof openFeedWorkers>>;
