import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordingTransport } from '../../../test/alert-fixture.ts';
import { type FeedDatabase, openFeedDatabase } from '../../../test/feed-database.ts';
import { createJobQueue, type JobQueue } from '../../queue/job-queue.ts';
import { deliverAlarmMail } from '../alarms/deliver-alarm-mail.ts';
import { raiseAlarm, resolveAlarms } from '../alarms/feed-alarms.ts';
import { reasonOf } from '../reasons/reason.ts';
import { scheduleRuns } from './schedule-runs.ts';

const logger = pino({ level: 'silent' });
const now = new Date('2026-06-15T12:00:00Z');
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const alarmRecipients = [
  { email: 'adjointe@boreale.example', locale: 'fr' },
  { email: 'it@boreale.example', locale: 'en' },
];

let feeds: FeedDatabase;
let queue: JobQueue;

beforeAll(async () => {
  feeds = await openFeedDatabase('core_feed_schedule');
  queue = createJobQueue(feeds.services.connection.pool, logger);
});
afterAll(async () => {
  await queue.stop();
  await feeds.close();
});
beforeEach(() => sql`truncate feed_source, core_queue.job cascade`.execute(feeds.database));

const addSource = async () => {
  const id = await feeds.addFile({ layout: 'centris', path: '/deliveries', alarmRecipients });
  await sql`update feed_source set created_at = ${now}, next_run_at = ${now}`.execute(feeds.database);
  return id;
};
const schedule = (moment: Date) => scheduleRuns(feeds.database, queue, moment, logger);
async function jobs<Data>(name: string): Promise<Data[]> {
  const { rows } = await sql<{
    data: Data;
  }>`select data from core_queue.job where name = ${name} order by created_on, data::text`.execute(feeds.database);
  return rows.map(({ data }) => data);
}

test('a source is run when it is due, and again after its pause', async () => {
  const sourceId = await addSource();
  for (const minutes of [0, 5, 55, 60]) await schedule(minutesLater(minutes));
  expect(await jobs('feed-run')).toEqual([{ sourceId }, { sourceId }]);
});

test('a source that is not active is not run', async () => {
  await addSource();
  await sql`update feed_source set is_active = false`.execute(feeds.database);
  await schedule(minutesLater(24 * 60));
  expect(await jobs('feed-run')).toEqual([]);
  expect(await feeds.alarms()).toEqual([]);
});

test('an alarm is mailed once to every recipient of its source, in their language', async () => {
  const sourceId = await addSource();
  await raiseAlarm(feeds.database, { sourceId, kind: 'list-held', reason: reasonOf('list-empty') });
  await schedule(now);
  await raiseAlarm(feeds.database, { sourceId, kind: 'list-held', reason: reasonOf('list-empty') });
  await schedule(minutesLater(5));
  const queued = await jobs<{ alarmId: string; recipient: number }>('feed-alarm-mail');
  expect(queued.map(({ recipient }) => recipient)).toEqual([0, 1]);
  const { kept, transport } = recordingTransport();
  const services = { database: feeds.database, transport, from: 'no-reply@boreale.example', logger };
  for (const job of queued) await deliverAlarmMail(services, job);
  expect(kept.mails.map(({ to, subject }) => [to.address, subject])).toEqual([
    ['adjointe@boreale.example', 'Inscriptions à vérifier – File'],
    ['it@boreale.example', 'Listings to check – File'],
  ]);
  expect(kept.mails[0]?.text).toContain('Nous n’avons rien retiré de vos sites');
  expect(kept.mails.map(({ text }) => /La liste reçue est vide\.|The list is empty\./.exec(text)?.[0])).toEqual([
    'La liste reçue est vide.',
    'The list is empty.',
  ]);
  expect(new Set(kept.mails.map(({ messageId }) => messageId)).size).toBe(2);
});

test('an alarm that has ended is not mailed', async () => {
  const sourceId = await addSource();
  await raiseAlarm(feeds.database, {
    sourceId,
    kind: 'run-failed',
    reason: reasonOf('server-answered', { status: 500 }),
  });
  await schedule(now);
  await resolveAlarms(feeds.database, sourceId, ['run-failed']);
  const { kept, transport } = recordingTransport();
  const services = { database: feeds.database, transport, from: 'no-reply@boreale.example', logger };
  for (const job of await jobs<{ alarmId: string; recipient: number }>('feed-alarm-mail')) {
    await deliverAlarmMail(services, job);
  }
  expect(kept.mails).toEqual([]);
});

test('runs and lists of keys are kept for a month, and the last ten of them for longer', async () => {
  const sourceId = await addSource();
  for (const days of [200, 10]) {
    await sql`insert into feed_run (source_id, started_at) select ${sourceId}, ${minutesLater(-days * 1440)}::timestamptz
      from generate_series(1, ${days === 200 ? 12 : 3})`.execute(feeds.database);
    await sql`insert into feed_key_list (source_id, destination, read_at, key_count, missing_count, missing_hash, verdict)
      select ${sourceId}, destination, ${minutesLater(-days * 1440)}::timestamptz, 1, 0, '', 'applied'
      from generate_series(1, ${days === 200 ? 12 : 3}), unnest(array['1', '2']) as destination`.execute(
      feeds.database,
    );
  }
  await schedule(now);
  const { rows } = await sql<{ runs: number; lists: number }>`
    select (select count(*)::integer from feed_run) as runs, (select count(*)::integer from feed_key_list) as lists`.execute(
    feeds.database,
  );
  expect(rows).toEqual([{ runs: 10, lists: 20 }]);
});

test('a failure is forgotten a month after it last came, once the whole list of its source was verified since', async () => {
  const verified = await addSource();
  const paused = await addSource();
  await sql`update feed_source set verified_at = ${minutesLater(-60)}::timestamptz where id = ${verified}`.execute(
    feeds.database,
  );
  await sql`update feed_source set verified_at = ${minutesLater(-40 * 1440)}::timestamptz where id = ${paused}`.execute(
    feeds.database,
  );
  for (const [key, days] of [
    ['old', 31],
    ['recent', 29],
  ] as const)
    await sql`insert into feed_failure (source_id, source_key, reason, raw, last_failed_at)
      select id, ${key}, 'r', '{}', ${minutesLater(-days * 1440)}::timestamptz from feed_source`.execute(
      feeds.database,
    );
  await schedule(now);
  const rows = await feeds.database.selectFrom('feed_failure').select(['source_id', 'source_key']).execute();
  expect(
    rows.map(({ source_id, source_key }) => `${source_id === paused ? 'paused' : 'verified'} ${source_key}`).sort(),
  ).toEqual(['paused old', 'paused recent', 'verified recent']);
});

test('an alarm that ended a month ago is forgotten, and an open one stays', async () => {
  const sourceId = await addSource();
  await raiseAlarm(feeds.database, { sourceId, kind: 'run-failed', reason: reasonOf('timeout') });
  await resolveAlarms(feeds.database, sourceId, ['run-failed']);
  await raiseAlarm(feeds.database, { sourceId, kind: 'list-held', reason: reasonOf('list-empty') });
  await sql`update feed_alarm set raised_at = '2020-01-01', resolved_at = case when resolved_at is null then null
    else timestamptz '2020-01-02' end`.execute(feeds.database);
  await schedule(now);
  expect(await feeds.alarms()).toEqual(['list-held: The list is empty.']);
  expect(await feeds.database.selectFrom('feed_alarm').select('id').execute()).toHaveLength(1);
});
