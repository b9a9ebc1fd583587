import type { QueueJobs } from '../queue/queues.ts';
import { composeLeadMail } from './compose-lead-mail.ts';
import { isFinalRefusal } from './mail-failure.ts';
import type { MailRoom } from './mail-room.ts';
import { tellStandIn } from './tell-stand-in.ts';

/**
 * Sends one mail of a lead, unless it has left already. Rejects when it could not be sent and should be tried again; a
 * confirmation that the mail server refuses for good is logged and given up. A broker's mail never is, and somebody else is
 * told as well.
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
    .select(['name', 'origin', 'default_recipient'])
    .where('microsite_id', '=', lead.microsite_id)
    .executeTakeFirstOrThrow();
  const mail = await composeLeadMail(room, job, lead, site);
  if (!mail) return logger.warn('There is no such mail to send, or nobody to send it to');
  try {
    await transport.send(mail);
  } catch (error) {
    if (kind === 'confirmation' && isFinalRefusal(error)) {
      return logger.warn({ err: error }, 'The mail server refuses this confirmation for good');
    }
    if (kind === 'broker' && isFinalRefusal(error)) await tellStandIn({ ...room, logger }, lead, site);
    throw error;
  }
  await database
    .insertInto('lead_mail')
    .values({ lead_id: leadId, kind, occasion })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  logger.info('A mail has left');
}
