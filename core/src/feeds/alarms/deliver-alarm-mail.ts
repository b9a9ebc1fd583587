import { sourceSettings } from '@vitrine/contract/core/feed-settings.ts';
import type { Transaction } from 'kysely';
import type { CoreDatabase } from '../../db/schema.ts';
import { isFinalRefusal } from '../../mail/mail-failure.ts';
import type { MailServices } from '../../mail/mail-services.ts';
import type { JobQueue } from '../../queue/job-queue.ts';
import type { QueueJobs } from '../../queue/queues.ts';
import { alarmMail } from './alarm-mail.ts';

/** Queues the mails of open alarms that have none yet, one for each recipient in the settings of their source. */
export async function queueAlarmMails(
  transaction: Transaction<CoreDatabase>,
  queue: Pick<JobQueue, 'add'>,
  now: Date,
): Promise<void> {
  const alarms = await transaction
    .updateTable('feed_alarm')
    .from('feed_source')
    .set({ mails_queued_at: now })
    .whereRef('feed_source.id', '=', 'feed_alarm.source_id')
    .where('feed_alarm.resolved_at', 'is', null)
    .where('feed_alarm.mails_queued_at', 'is', null)
    .returning(['feed_alarm.id', 'feed_source.settings'])
    .execute();
  const jobs = alarms.flatMap(({ id, settings }) =>
    sourceSettings.parse(settings).alarmRecipients.map((_, recipient) => ({ alarmId: id, recipient })),
  );
  if (jobs.length > 0) await queue.add(transaction, 'feed-alarm-mail', jobs);
}

/**
 * Sends the mail of an alarm to one recipient, unless the alarm has ended meanwhile. Rejects when it should be retried; an address that the
 * mail server refuses for good is logged.
 */
export async function deliverAlarmMail(
  { database, transport, from, logger }: MailServices,
  { alarmId, recipient: index }: QueueJobs['feed-alarm-mail'],
): Promise<void> {
  const alarm = await database
    .selectFrom('feed_alarm')
    .innerJoin('feed_source', 'feed_source.id', 'feed_alarm.source_id')
    .selectAll('feed_alarm')
    .select(['feed_source.name as sourceName', 'feed_source.settings'])
    .where('feed_alarm.id', '=', alarmId)
    .where('feed_alarm.resolved_at', 'is', null)
    .executeTakeFirst();
  if (!alarm) return;
  const settings = sourceSettings.parse(alarm.settings);
  const recipient = settings.alarmRecipients[index];
  const site = await database
    .selectFrom('site')
    .select(['name', 'origin', 'postal_address'])
    .where(
      'microsite_id',
      'in',
      settings.destinations.flatMap(({ micrositeIds }) => micrositeIds),
    )
    .orderBy('microsite_id')
    .executeTakeFirst();
  const mail = recipient && site && alarmMail(alarm, recipient, site, from);
  if (!mail) return logger.warn({ alarm: alarmId }, 'The mail of an alarm has no recipient or no site');
  try {
    await transport.send(mail);
  } catch (error) {
    if (!isFinalRefusal(error)) throw error;
    logger.warn({ err: error, alarm: alarmId }, 'The mail server refuses the mail of an alarm for good');
  }
}
