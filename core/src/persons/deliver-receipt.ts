import { isFinalRefusal } from '../mail/mail-failure.ts';
import type { MailServices } from '../mail/mail-services.ts';
import type { QueueJobs } from '../queue/queues.ts';
import { erasureColumns } from './erase-person.ts';
import { presentErasure, receiptMail } from './receipt.ts';

/**
 * Sends the receipt of an erasure to the person, and deletes the address with it. Once the mail server has refused it for good the address is deleted as
 * well. Rejects when the mail should be retried; its Message-ID is constant.
 */
export async function deliverReceipt(
  { database, transport, from, logger }: MailServices,
  { number }: QueueJobs['erasure-receipt'],
  now: Date,
): Promise<void> {
  const waiting = await database
    .selectFrom('erasure_mail')
    .innerJoin('site', 'site.microsite_id', 'erasure_mail.microsite_id')
    .select(['erasure_mail.email', 'site.name', 'site.origin', 'site.postal_address', 'site.default_recipient'])
    .where('number', '=', number)
    .executeTakeFirst();
  if (!waiting) return;
  const { email, ...site } = waiting;
  const row = await database
    .selectFrom('erasure')
    .select(erasureColumns)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const mail = receiptMail({ receipt: presentErasure(row, true), site, email, from });
  const isSent = mail !== null && (await send());
  await database.deleteFrom('erasure_mail').where('number', '=', number).execute();
  if (!isSent) return logger.warn({ erasure: number }, 'The receipt of an erasure cannot be delivered');
  await database.updateTable('erasure').set({ mailed_at: now }).where('number', '=', number).execute();
  logger.info({ erasure: number }, 'The receipt of an erasure was sent');

  async function send(): Promise<boolean> {
    try {
      if (mail) await transport.send(mail);
      return true;
    } catch (error) {
      if (isFinalRefusal(error)) return false;
      throw error;
    }
  }
}
