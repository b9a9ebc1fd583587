import type { LeadRecipient } from '../db/schema.ts';
import { brokerMail } from './broker-mail.ts';
import type { Lead, LeadSite } from './lead.ts';
import type { MailServices } from './mail-services.ts';

/**
 * How old a lead is before an address that is refused for good is taken to be wrong, ms. In ten minutes it has been tried about seven
 * times: a mail server that was set up wrongly for a moment has had its chance.
 */
const patience = 10 * 60_000;

/** The mail to the stand-in is noted as a mail to the broker on this occasion. */
const occasion = 'stand-in';

/**
 * Tells the site's default recipient, once, of a lead whose own recipient cannot be reached: without it the lead would lie in a queue
 * until somebody reads a log. Never rejects; what could not be sent is tried again along with the broker's own mail.
 */
export async function notifyFallbackRecipient(
  { database, transport, from, logger }: MailServices,
  lead: Lead,
  site: LeadSite & { default_recipient: LeadRecipient },
): Promise<void> {
  if (Date.now() - lead.created_at.getTime() < patience) return;
  const fallbackRecipient = site.default_recipient;
  const refused = lead.recipient.email;
  if (fallbackRecipient.email.toLowerCase() === refused.toLowerCase()) {
    return logger.error(
      { refused },
      'The mail server refuses the recipient of this lead, and there is nobody else to tell',
    );
  }
  try {
    const told = await database
      .selectFrom('lead_mail')
      .select('sent_at')
      .where('lead_id', '=', lead.id)
      .where('kind', '=', 'broker')
      .where('occasion', '=', occasion)
      .executeTakeFirst();
    if (told) return;
    await transport.send(brokerMail(lead, site, from, { fallbackRecipient }));
    await database
      .insertInto('lead_mail')
      .values({ lead_id: lead.id, kind: 'broker', occasion })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    logger.error(
      { refused },
      'The mail server refuses the recipient of this lead: the default recipient has been told',
    );
  } catch (error) {
    logger.error(
      { err: error, refused },
      'The mail server refuses the recipient of this lead, and nobody could be told',
    );
  }
}
