import { type Span, traceTo, traceVisit } from '@vitrine/network/tracing/tracing.ts';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createCoreDatabase } from '../../test/core-fixture.ts';
import { connect } from '../db/connect.ts';
import { createJobQueue } from './job-queue.ts';
import { startJobWorker } from './start-job-worker.ts';

const logger = pino({ level: 'silent' });

test('a job of a traced request is done in its trace; one of another request is in none', async () => {
  const databaseUrl = await createCoreDatabase('core_job_trace');
  const { database, pool, close } = connect(databaseUrl, { statementTimeout: 60_000, connections: 2 });
  const queue = createJobQueue(pool, logger);
  const spans: Span[] = [];
  traceTo({ take: (span) => spans.push(span) });
  onTestFinished(async () => {
    traceTo(null);
    await queue.stop();
    await close();
  });
  const add = (deliveryId: string) =>
    database.transaction().execute((transaction) => queue.add(transaction, 'lead-webhook', [{ deliveryId }]));
  const request = () => ({ name: 'POST', kind: 'server' as const, attributes: {} });
  await traceVisit(undefined, request, () => add('traced'));
  await add('untraced');

  const done: string[] = [];
  const both = Promise.withResolvers<void>();
  const handle = async ({ deliveryId }: { deliveryId: string }) => {
    if (done.push(deliveryId) === 2) both.resolve();
  };
  const worker = await startJobWorker(databaseUrl, { 'lead-webhook': handle }, {}, logger);
  await both.promise;
  await worker.stop();
  const [asked, worked, ...others] = spans;
  expect(others).toEqual([]);
  expect([worked?.name, worked?.kind]).toEqual(['process lead-webhook', 'consumer']);
  expect([worked?.context.traceId, worked?.parentSpanId]).toEqual([asked?.context.traceId, asked?.context.spanId]);
});
