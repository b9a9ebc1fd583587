import type { Logger } from 'pino';
import type { Database } from '../db/connect.ts';
import type { QueueJobs } from '../queue/queues.ts';
import { brokerMail, confirmationMail } from './lead-mails.ts';
import { isFinalRefusal } from './mail-failure.ts';
import type { MailTransport } from './mail-transport.ts';

export type MailRoom = {
  database: Database;
  transport: MailTransport;
  /** The address that mails come from. */
  from: string;
  logger: Logger;
};

/**
 * Sends one mail of a lead, unless it has left already. Rejects when it could not be sent and should be tried again; a
 * confirmation that the mail server refuses for good is logged and given up, a broker's mail never is.
 */
export async function deliverLeadMail(room: MailRoom, { leadId, kind }: QueueJobs['lead-mail']): Promise<void> {
  const { database, transport, from } = room;
  const logger = room.logger.child({ lead: leadId, kind });
  const lead = await database.selectFrom('lead').selectAll().where('id', '=', leadId).executeTakeFirst();
  if (!lead) return logger.warn('The lead of this mail is gone');
  const sent = await database
    .selectFrom('lead_mail')
    .select('sent_at')
    .where('lead_id', '=', leadId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (sent) return;
  const site = await database
    .selectFrom('site')
    .select(['name', 'origin'])
    .where('microsite_id', '=', lead.microsite_id)
    .executeTakeFirstOrThrow();
  try {
    await transport.send(kind === 'broker' ? brokerMail(lead, site, from) : confirmationMail(lead, site, from));
  } catch (error) {
    if (kind === 'broker' || !isFinalRefusal(error)) throw error;
    return logger.warn({ err: error }, 'The mail server refuses this confirmation for good');
  }
  await database
    .insertInto('lead_mail')
    .values({ lead_id: leadId, kind })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  logger.info('A mail has left');
}
