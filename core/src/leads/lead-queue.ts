import type { Transaction } from 'kysely';
import type { Pool } from 'pg';
import { type ConstructorOptions, fromKysely, PgBoss, type QueueOptions } from 'pg-boss';
import type { Logger } from 'pino';
import type { CoreDatabase } from '../db/schema.ts';

export const queueSchema = 'core_queue';
export const mailQueue = 'lead-mail';

export type LeadMailJob = { leadId: string; kind: 'broker' | 'confirmation' };

/** Patient enough for a mail server that is away for weeks: 2,500 tries, after the first dozen one every half hour. */
const mailQueueOptions: QueueOptions = {
  retryLimit: 2500,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 1800,
  retentionSeconds: 60 * 86_400,
  expireInSeconds: 120,
};

const passive = { migrate: false, supervise: false, schedule: false } satisfies ConstructorOptions;

/** Brings the queue's tables and the mail queue up to date. */
export async function installLeadQueue(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({ ...passive, connectionString: databaseUrl, schema: queueSchema, migrate: true, max: 2 });
  await boss.start();
  try {
    if (await boss.getQueue(mailQueue)) await boss.updateQueue(mailQueue, mailQueueOptions);
    else await boss.createQueue(mailQueue, mailQueueOptions);
  } finally {
    await boss.stop({ graceful: false });
  }
}

export type LeadQueue = {
  /** Puts jobs into the queue within the caller's transaction: they exist if and only if it commits. */
  add(transaction: Transaction<CoreDatabase>, jobs: LeadMailJob[]): Promise<void>;
  stop(): Promise<void>;
};

/** The sending side of the queue, over the API's own pool. It starts at the first job, so that the API comes up without a database. */
export function createLeadQueue(pool: Pool, logger: Logger): LeadQueue {
  let starting: Promise<PgBoss> | undefined;
  const start = async () => {
    const boss = new PgBoss({
      ...passive,
      schema: queueSchema,
      db: { executeSql: (text, values) => pool.query(text, values) },
    });
    boss.on('error', (error) => logger.warn({ err: error }, 'The mail queue had trouble'));
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
    async add(transaction, jobs) {
      const queue = await started();
      await queue.insert(
        mailQueue,
        jobs.map((data) => ({ data })),
        { db: fromKysely(transaction) },
      );
    },
    stop: async () => (await starting)?.stop({ graceful: false }),
  };
}
