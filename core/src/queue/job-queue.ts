import { presentTraceparent } from '@vitrine/network/tracing/tracing.ts';
import type { Transaction } from 'kysely';
import type { Pool } from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { CoreDatabase } from '../db/schema.ts';
import { type QueueJobs, type QueueName, queueSchema } from './queues.ts';

export interface JobQueue {
  /**
   * Puts jobs into a queue within the caller's transaction: they exist if and only if it commits. No worker takes them before `afterSeconds` have passed.
   */
  add<Name extends QueueName>(
    transaction: Transaction<CoreDatabase>,
    name: Name,
    jobs: QueueJobs[Name][],
    options?: { afterSeconds: number },
  ): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Creates the sending side of the queues, over the caller's pool. It starts at the first job, so that the API can start
 * without a database.
 */
export function createJobQueue(pool: Pool, logger: Logger): JobQueue {
  let starting: Promise<PgBoss> | undefined;
  const start = async () => {
    const boss = new PgBoss({
      migrate: false,
      supervise: false,
      schedule: false,
      schema: queueSchema,
      db: { executeSql: (text, values) => pool.query(text, values) },
    });
    boss.on('error', (error) => logger.warn({ err: error }, 'The queue reported an error'));
    return boss.start();
  };
  const started = () => {
    starting ??= start().catch((error: unknown) => {
      starting = undefined;
      throw error;
    });
    return starting;
  };
  return {
    async add(transaction, name, jobs, { afterSeconds } = { afterSeconds: 0 }) {
      const boss = await started();
      const trace = presentTraceparent();
      await boss.insert(
        name,
        jobs.map((data) => ({
          data: trace ? { ...data, trace } : data,
          ...(afterSeconds > 0 && { startAfter: afterSeconds }),
        })),
        { db: fromKysely(transaction) },
      );
    },
    stop: async () => (await starting)?.stop({ graceful: false }),
  };
}
