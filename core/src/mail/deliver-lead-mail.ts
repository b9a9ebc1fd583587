import type { QueueJobs } from '../queue/queues.ts';
import { composeLeadMail } from './compose-lead-mail.ts';
import { isFinalRefusal } from './mail-failure.ts';
import type { MailServices } from './mail-services.ts';
import { notifyFallbackRecipient } from './notify-fallback-recipient.ts';

/**
 * Sends one mail of a lead, unless it was already sent. Rejects when the mail should be retried. A confirmation, or a mail to a
 * broker who shares the listing, that the mail server refuses permanently is logged and not retried; a refused broker's mail is always retried, and the
 * fallback recipient is notified.
 */
export async function deliverLeadMail(services: MailServices, job: QueueJobs['lead-mail']): Promise<void> {
  const { database, transport } = services;
  const { leadId, kind } = job;
  const occasion = 'occasion' in job ? job.occasion : '';
  const logger = services.logger.child({ lead: leadId, kind });
  // One query, because under load mails are sent as fast as the database answers.
  const found = await database
    .selectFrom('lead')
    .innerJoin('site', 'site.microsite_id', 'lead.microsite_id')
    .leftJoin('lead_mail as sent', (join) =>
      join.onRef('sent.lead_id', '=', 'lead.id').on('sent.kind', '=', kind).on('sent.occasion', '=', occasion),
    )
    .where('lead.id', '=', leadId)
    .selectAll('lead')
    .select(['site.name', 'site.origin', 'site.postal_address', 'site.default_recipient', 'sent.sent_at'])
    .executeTakeFirst();
  if (!found) return logger.warn('The lead of this mail was deleted');
  const { name, origin, postal_address, default_recipient, sent_at, ...lead } = found;
  if (sent_at) return;
  const site = { name, origin, postal_address, default_recipient };
  const mail = await composeLeadMail(services, job, lead, site);
  if (!mail) return logger.warn('There is no such mail to send, or nobody to send it to');
  try {
    await transport.send(mail);
  } catch (error) {
    if ((kind === 'confirmation' || kind === 'co-broker') && isFinalRefusal(error)) {
      return logger.warn({ err: error }, 'The mail server refuses this mail for good');
    }
    if (kind === 'broker' && isFinalRefusal(error)) await notifyFallbackRecipient({ ...services, logger }, lead, site);
    throw error;
  }
  await database
    .insertInto('lead_mail')
    .values({ lead_id: leadId, kind, occasion })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  logger.info('A mail was sent');
}
