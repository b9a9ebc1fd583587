import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import type { JobQueue } from '../queue/job-queue.ts';
import { lastSendTime } from './alert-mail-schedule.ts';

/** Maximum number of mails that one transaction composes. */
const batchSize = 500;
/**
 * Maximum number of mails in a day of an alert that is sent at once; further matches wait for the morning, because a
 * large import would otherwise send one mail a minute.
 */
const dailyLimit = 10;

/**
 * Returns the due alerts, locked until the end of the transaction; those locked by another worker are skipped. `in` and
 * `not in` are hashed by PostgreSQL; a join with a table that has just been filled could scan all its rows for each
 * alert.
 */
async function lockDueAlerts(transaction: Database, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with timed as (
      select id, waiting_since, last_mail_at, case
        when frequency = 'weekly' then ${lastSendTime('weekly', now)}::timestamptz
        when frequency = 'daily' or id in (
          select alert_id from alert_mail where created_at > ${now}::timestamptz - interval '1 day'
          group by alert_id having count(*) >= ${dailyLimit}
        ) then ${lastSendTime('daily', now)}::timestamptz
        else ${lastSendTime('at_once', now)}::timestamptz
      end as mail_time
      from alert where waiting > 0 and status = 'active'
    )
    select id from alert where status = 'active' and waiting > 0 and id in (
      select id from timed
      where waiting_since <= mail_time and (last_mail_at is null or last_mail_at < mail_time)
        -- While the mail server is away one mail waits, and all that comes meanwhile goes into the next.
        and id not in (select alert_id from alert_mail where sent_at is null)
      order by waiting_since limit ${batchSize}
    ) for update skip locked
  `.execute(transaction);
  return rows.map(({ id }) => id);
}

/**
 * Puts the waiting matches of these alerts into one mail each. A separate statement, so that it sees all matches
 * recorded before the alerts were locked.
 */
async function createAlertMails(transaction: Database, alertIds: string[], now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with mail as (
      insert into alert_mail (alert_id, found, created_at)
      select id, waiting, ${now}::timestamptz from alert where id = any(${alertIds}::uuid[])
      returning id, alert_id
    ), moved as (
      update alert_match set mail_id = mail.id from mail
      where alert_match.alert_id = mail.alert_id and alert_match.mail_id is null
    ), emptied as (
      update alert set waiting = 0, waiting_since = null, last_mail_at = ${now}::timestamptz
      from mail where alert.id = mail.alert_id
    )
    select id from mail
  `.execute(transaction);
  return rows.map(({ id }) => id);
}

/** Puts the waiting matches of some due alerts into mails and queues the mails, in one transaction. */
const composeBatch = (database: Database, queue: JobQueue, now: Date): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    const due = await lockDueAlerts(transaction, now);
    if (due.length === 0) return 0;
    const mails = await createAlertMails(transaction, due, now);
    await queue.add(
      transaction,
      'alert-mail',
      mails.map((mailId) => ({ mailId })),
    );
    return mails.length;
  });

/**
 * Composes the mails that are due at `now` and returns their number. Several workers may do so at once: each alert is
 * due once.
 */
export async function composeAlertMails(database: Database, queue: JobQueue, now: Date): Promise<number> {
  let sum = 0;
  for (let some = batchSize; some === batchSize; sum += some) some = await composeBatch(database, queue, now);
  return sum;
}
