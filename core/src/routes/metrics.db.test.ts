import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createCoreDatabase, startCore } from '../../test/core-fixture.ts';
import { listingOf } from '../../test/listing-fixture.ts';
import { connect } from '../db/connect.ts';
import { importListings } from '../listings/import-listings.ts';

let databaseUrl: string;
let core: ReturnType<typeof startCore>;

beforeAll(async () => {
  databaseUrl = await createCoreDatabase('core_metrics');
  await importListings(databaseUrl, [listingOf()]);
  core = startCore(databaseUrl);
});
afterAll(() => core.close());

test('the metrics tell how many listings are in memory and how calls were answered', async () => {
  await core.get('properties');
  await core.get('properties?format=xyz');
  const text = await (await core.app.request('/metrics')).text();
  for (const line of [
    'vitrine_core_search_listings 1',
    'vitrine_core_search_loads_total 1',
    'vitrine_core_answers_total{status="2xx"} 1',
    'vitrine_core_answers_total{status="4xx"} 1',
    'vitrine_core_answer_seconds_bucket{le="+Inf"} 2',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
});

test('each source says its last success, how long its last run took, its listings, held lists and alarms', async () => {
  const connection = connect(databaseUrl, { statementTimeout: 5000, connections: 1 });
  onTestFinished(() => connection.close());
  const { database } = connection;
  const { id } = await database
    .insertInto('feed_source')
    .values({ name: 'DDF "A"', kind: 'ddf', settings: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const run = { source_id: id, started_at: new Date('2026-06-15T12:00:00Z') };
  await database
    .insertInto('feed_run')
    .values([
      { ...run, outcome: 'done', finished_at: '2026-06-15T12:00:30Z' },
      { ...run, outcome: 'failed', finished_at: '2026-06-15T12:00:04.5Z' },
    ])
    .execute();
  await database.insertInto('feed_alarm').values({ source_id: id, kind: 'list-held', detail: 'x' }).execute();
  await database
    .insertInto('feed_failure')
    .values({ source_id: id, source_key: '1', reason: 'x', raw: '{}' })
    .execute();
  const lines = (await (await core.app.request('/metrics')).text()).split('\n');
  const source = `source="${id}",name="DDF \\"A\\""`;
  for (const line of [
    `vitrine_feed_last_success_timestamp_seconds{${source}} ${Date.parse('2026-06-15T12:00:30Z') / 1000}`,
    `vitrine_feed_last_run_duration_seconds{${source}} 4.5`,
    `vitrine_feed_listings{${source},state="shown"} 0`,
    `vitrine_feed_listings{${source},state="failed"} 1`,
    `vitrine_feed_held_lists{${source}} 1`,
    `vitrine_feed_alarms{${source},kind="list-held"} 1`,
    `vitrine_feed_alarms{${source},kind="stale"} 0`,
  ])
    expect(lines).toContain(line);
});

test('through a proxy they are refused, and with a token they are for who knows it', async () => {
  const ask = (headers: Record<string, string>, from = core) => from.app.request('/metrics', { headers });
  expect((await ask({ 'x-forwarded-for': '203.0.113.7' })).status).toBe(401);
  const guarded = startCore(databaseUrl, { metricsToken: 'secret' });
  expect((await ask({}, guarded)).status).toBe(401);
  expect((await ask({ authorization: 'Bearer secret', 'x-forwarded-for': '203.0.113.7' }, guarded)).status).toBe(200);
  await guarded.close();
});

test('each queue with jobs to do says how many wait and since when, so that a worker that stands still is seen', async () => {
  const connection = connect(databaseUrl, { statementTimeout: 5000, connections: 1 });
  onTestFinished(() => connection.close());
  await sql`insert into core_queue.job (name, state, start_after, data) values
    ('lead-mail', 'created', now() - interval '10 minutes', '{}'), ('lead-mail', 'retry', now() + interval '1 hour', '{}'),
    ('alert-mail', 'active', now(), '{}'), ('alert-mail', 'completed', now() - interval '1 day', '{}')`.execute(
    connection.database,
  );
  const lines = (await (await core.app.request('/metrics')).text()).split('\n');
  expect(lines).toContain('vitrine_core_queue_waiting_jobs{queue="lead-mail"} 2');
  expect(lines).toContain('vitrine_core_queue_active_jobs{queue="alert-mail"} 1');
  expect(lines).toContain('vitrine_core_queue_oldest_seconds{queue="alert-mail"} 0');
  const oldest = lines.find((line) => line.startsWith('vitrine_core_queue_oldest_seconds{queue="lead-mail"}'));
  expect(Number(oldest?.split(' ').at(-1))).toBeGreaterThanOrEqual(600);
});
