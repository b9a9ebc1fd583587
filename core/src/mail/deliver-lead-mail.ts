import { alertPagePath } from '@vitrine/contract/core/alerts.ts';
import type { Logger } from 'pino';
import type { Database } from '../db/connect.ts';
import type { QueueJobs } from '../queue/queues.ts';
import { assignmentMail, brokerMail, confirmationMail, type Lead, type LeadSite } from './lead-mails.ts';
import type { Mail } from './mail.ts';
import { isFinalRefusal } from './mail-failure.ts';
import type { MailTransport } from './mail-transport.ts';

export type MailRoom = {
  database: Database;
  transport: MailTransport;
  /** The address that mails come from. */
  from: string;
  /** Where pictures under `/resources/` live, for whoever reads a mail; without it letters show none. */
  assetsUrl?: string | undefined;
  logger: Logger;
};

/** The page that confirms the alert of a lead; undefined where it has none, or none any more. */
async function findAlertLink(
  database: Database,
  { alert_id, locale }: Lead,
  { origin }: LeadSite,
): Promise<string | undefined> {
  if (!alert_id) return undefined;
  const alert = await database
    .selectFrom('alert')
    .select('token')
    .where('id', '=', alert_id)
    .where('status', '<>', 'unsubscribed')
    .executeTakeFirst();
  return alert && new URL(alertPagePath(locale, alert.token), origin).href;
}

/**
 * Sends one mail of a lead, unless it has left already. Rejects when it could not be sent and should be tried again; a
 * confirmation that the mail server refuses for good is logged and given up, a broker's mail never is.
 */
export async function deliverLeadMail(room: MailRoom, job: QueueJobs['lead-mail']): Promise<void> {
  const { database, transport } = room;
  const { leadId, kind } = job;
  const occasion = job.kind === 'assignment' ? job.occasion : '';
  const logger = room.logger.child({ lead: leadId, kind });
  const lead = await database.selectFrom('lead').selectAll().where('id', '=', leadId).executeTakeFirst();
  if (!lead) return logger.warn('The lead of this mail is gone');
  const sent = await database
    .selectFrom('lead_mail')
    .select('sent_at')
    .where('lead_id', '=', leadId)
    .where('kind', '=', kind)
    .where('occasion', '=', occasion)
    .executeTakeFirst();
  if (sent) return;
  const site = await database
    .selectFrom('site')
    .select(['name', 'origin'])
    .where('microsite_id', '=', lead.microsite_id)
    .executeTakeFirstOrThrow();
  const mail = await composeMail(room, job, lead, site);
  if (!mail) return logger.warn('The assignment of this mail is gone');
  try {
    await transport.send(mail);
  } catch (error) {
    if (kind !== 'confirmation' || !isFinalRefusal(error)) throw error;
    return logger.warn({ err: error }, 'The mail server refuses this confirmation for good');
  }
  await database
    .insertInto('lead_mail')
    .values({ lead_id: leadId, kind, occasion })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  logger.info('A mail has left');
}

/** The mail that a job asks for; undefined where the assignment that it tells of is no longer noted. */
async function composeMail(
  { database, from }: MailRoom,
  job: QueueJobs['lead-mail'],
  lead: Lead,
  site: LeadSite,
): Promise<Mail | undefined> {
  if (job.kind === 'broker') return brokerMail(lead, site, from);
  if (job.kind === 'confirmation') return confirmationMail(lead, site, from, await findAlertLink(database, lead, site));
  const event = await database
    .selectFrom('lead_event')
    .select(['detail', 'staff_name'])
    .where('id', '=', job.occasion)
    .where('lead_id', '=', lead.id)
    .executeTakeFirst();
  const assignee = event?.detail.to;
  if (!event || typeof assignee !== 'object' || assignee === null) return undefined;
  return assignmentMail(lead, site, from, { assignee, by: event.staff_name, occasion: job.occasion });
}
