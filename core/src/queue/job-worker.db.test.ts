import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCoreDatabase } from '../../test/core-fixture.ts';
import { type Connection, connect } from '../db/connect.ts';
import { createJobQueue, type JobQueue } from './job-queue.ts';
import { startJobWorker } from './start-job-worker.ts';

const logger = pino({ level: 'silent' });

let databaseUrl: string;
let connection: Connection;
let queue: JobQueue;

beforeAll(async () => {
  databaseUrl = await createCoreDatabase('core_job_worker');
  connection = connect(databaseUrl, { statementTimeout: 60_000, connections: 4 });
  queue = createJobQueue(connection.pool, logger);
  // Jobs take their retry delay from the queue: here they are retried at once.
  await sql`update core_queue.queue set retry_delay = 0, retry_backoff = false`.execute(connection.database);
});
afterAll(async () => {
  await queue.stop();
  await connection.close();
});
beforeEach(() => sql`truncate core_queue.job`.execute(connection.database));

const add = (...deliveryIds: string[]) =>
  connection.database.transaction().execute((transaction) =>
    queue.add(
      transaction,
      'lead-webhook',
      deliveryIds.map((deliveryId) => ({ deliveryId })),
    ),
  );
const states = async () => {
  const { rows } = await sql<{ id: string; state: string }>`
    select data->>'deliveryId' as id, state::text as state from core_queue.job where name = 'lead-webhook' order by 1
  `.execute(connection.database);
  return rows.map(({ id, state }) => `${id} ${state}`);
};

test('a job that fails is tried again, and neither holds up nor undoes the others', async () => {
  await add('a', 'b', 'c');
  const runs: string[] = [];
  const done = Promise.withResolvers<void>();
  const handle = async ({ deliveryId }: { deliveryId: string }) => {
    runs.push(deliveryId);
    if (runs.length === 5) done.resolve();
    if (deliveryId === 'b' && runs.filter((id) => id === 'b').length < 3) throw new Error('not yet');
  };
  const worker = await startJobWorker(databaseUrl, { 'lead-webhook': handle }, {}, logger);
  await done.promise;
  await worker.stop();
  expect(runs.toSorted()).toEqual(['a', 'b', 'b', 'b', 'c']);
  expect(await states()).toEqual(['a completed', 'b completed', 'c completed']);
});

test('a slow job does not keep the next ones waiting, and a stop waits for it', async () => {
  await add('slow');
  const started = Promise.withResolvers<void>();
  const slow = Promise.withResolvers<void>();
  const quick = Promise.withResolvers<void>();
  const handle = async ({ deliveryId }: { deliveryId: string }) => {
    if (deliveryId === 'quick') return quick.resolve();
    started.resolve();
    await slow.promise;
  };
  const worker = await startJobWorker(databaseUrl, { 'lead-webhook': handle }, {}, logger);
  await started.promise;
  await add('quick');
  await quick.promise;
  const stopped = worker.stop();
  slow.resolve();
  await stopped;
  expect(await states()).toEqual(['quick completed', 'slow completed']);
});

test('a queue without a handler is left alone', async () => {
  await add('a');
  const done = Promise.withResolvers<void>();
  const worker = await startJobWorker(databaseUrl, { 'alert-mail': async () => done.resolve() }, {}, logger);
  await connection.database
    .transaction()
    .execute((transaction) => queue.add(transaction, 'alert-mail', [{ mailId: 'a' }]));
  await done.promise;
  await worker.stop();
  expect(await states()).toEqual(['a created']);
});
