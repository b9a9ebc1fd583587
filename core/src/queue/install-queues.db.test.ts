import { PgBoss } from 'pg-boss';
import { expect, test } from 'vitest';
import { createMigratedDatabase } from '../../test/core-database.ts';
import { installQueues } from './install-queues.ts';
import { queueNames, queueSchema } from './queues.ts';

test('a queue that core has no more is deleted with its schedule, and the others stay', async () => {
  const databaseUrl = await createMigratedDatabase('core_install_queues');
  const boss = new PgBoss({ connectionString: databaseUrl, schema: queueSchema, supervise: false, schedule: false });
  await boss.start();
  await boss.createQueue('former');
  await boss.createQueue('__pgboss__own');
  await boss.schedule('former', '* * * * *', {});
  await installQueues(databaseUrl);
  const names = (await boss.getQueues()).map(({ name }) => name);
  const scheduled = (await boss.getSchedules()).map(({ name }) => name);
  await boss.stop({ graceful: false });
  expect(names.toSorted()).toEqual([...queueNames, '__pgboss__own'].toSorted());
  expect(scheduled).not.toContain('former');
});
