import { PgBoss } from 'pg-boss';
import { heartbeatSeconds, queueNames, queueSchema, queues } from './queues.ts';

/** True for a queue of core and for the internal queues of pg-boss. */
const isNeeded = (name: string): boolean => name in queues || name.startsWith('__pgboss__');

/** Migrates the queue's tables, updates every queue, and deletes the queues that core no longer has. */
export async function installQueues(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: queueSchema,
    migrate: true,
    supervise: false,
    schedule: false,
    max: 2,
  });
  await boss.start();
  try {
    for (const { name } of await boss.getQueues()) if (!isNeeded(name)) await boss.deleteQueue(name);
    for (const name of queueNames) {
      const { cron } = queues[name];
      const options = { ...queues[name].options, heartbeatSeconds };
      if (await boss.getQueue(name)) await boss.updateQueue(name, options);
      else await boss.createQueue(name, options);
      if (cron) await boss.schedule(name, cron, {});
      else await boss.unschedule(name);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
