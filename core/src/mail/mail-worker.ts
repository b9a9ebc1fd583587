import { setTimeout as delay } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { connect } from '../db/connect.ts';
import { type LeadMailJob, mailQueue, queueSchema } from '../leads/lead-queue.ts';
import { deliverLeadMail } from './deliver-lead-mail.ts';
import type { MailTransport } from './mail-transport.ts';

type WorkerSettings = { databaseUrl: string; from: string; transport: MailTransport; logger: Logger };

const retryMilliseconds = 2000;

async function startPatiently(open: () => PgBoss, logger: Logger): Promise<PgBoss> {
  for (;;) {
    const boss = open();
    try {
      return await boss.start();
    } catch (error) {
      logger.warn({ reason: String(error) }, 'The mail queue cannot be reached yet');
      await boss.stop({ graceful: false }).catch(() => undefined); // what never started may refuse to stop
      await delay(retryMilliseconds);
    }
  }
}

/** Takes mail jobs until it is stopped. Waits for a database that is not there yet, and goes on after one that went away. */
export async function startMailWorker(settings: WorkerSettings): Promise<{ stop(): Promise<void> }> {
  const { databaseUrl, from, transport, logger } = settings;
  const { database, close } = connect(databaseUrl, { statementTimeout: 10_000, connections: 4, logger });
  const boss = await startPatiently(() => {
    const next = new PgBoss({
      connectionString: databaseUrl,
      schema: queueSchema,
      migrate: false,
      schedule: false,
      max: 4,
      // A worker that was killed leaves its job active; this often such jobs are looked for and tried again.
      superviseIntervalSeconds: 30,
      monitorIntervalSeconds: 20,
    });
    next.on('error', (error) => logger.warn({ reason: String(error) }, 'The mail queue had trouble'));
    return next;
  }, logger);
  // Now as well: the worker that was killed may have been the one before this.
  await boss.supervise(mailQueue);
  await boss.work<LeadMailJob>(mailQueue, { pollingIntervalSeconds: 1 }, async (jobs) => {
    for (const { data } of jobs) {
      await deliverLeadMail({ database, transport, from, logger }, data).catch((error: unknown) => {
        logger.warn({ lead: data.leadId, kind: data.kind, reason: String(error) }, 'A mail could not leave yet');
        throw error;
      });
    }
  });
  return {
    async stop() {
      await boss.stop({ timeout: 8000 });
      transport.close();
      await close();
    },
  };
}
