import type { LeadRecipient } from '../db/schema.ts';
import { brokerMail } from './broker-mail.ts';
import type { Lead, LeadSite } from './lead.ts';
import type { MailServices } from './mail-services.ts';

/**
 * Age of a lead after which a permanently refused address counts as wrong, ms. By then about seven attempts were made, and a brief
 * misconfiguration of the mail server is over.
 */
const patience = 10 * 60_000;

/** Occasion under which the mail to the default recipient is recorded in `lead_mail`. */
const occasion = 'fallback';

/**
 * Sends a lead once to the site's default recipient, because the mail server refuses its own. Never rejects; a failure is retried along
 * with the broker's own mail.
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
      'The mail server refuses the recipient of this lead, and the site has no other recipient',
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
    logger.error({ refused }, 'The mail server refuses the recipient of this lead: the default recipient was notified');
  } catch (error) {
    logger.error(
      { err: error, refused },
      'The mail server refuses the recipient of this lead, and the default recipient could not be notified',
    );
  }
}
