import { headerAddress, headerText } from './header-text.ts';
import { type Lead, type LeadSite, messageIdOf, senderOf } from './lead.ts';
import type { Mail } from './mail.ts';
import { mailTexts } from './mail-texts.ts';
import type { MailPart } from './template/mail-content.ts';
import { renderMail } from './template/render-mail.ts';

const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text });

/**
 * Matches letters and the separators between the parts of a name; a dot only after an initial, otherwise it could form
 * an address.
 */
const namePattern = /^\p{L}[\p{L}\p{M}]*(?:(?:[-'’ ]|\. ?-?)\p{L}[\p{L}\p{M}]*)*\.?$/u;
const nameLimit = 30;

/**
 * Returns a first name that is safe to repeat in a mail, else null: a stranger may have typed both name and address.
 */
function repeatableName(text: string): string | null {
  const name = text.trim();
  const isShort = name.length <= nameLimit && name.split(/[- ]/).length <= 3;
  return isShort && name === headerText(name) && namePattern.test(name) && !/\.\p{L}{2}/u.test(name) ? name : null;
}

/**
 * Returns the visitor's confirmation, in the visitor's language; null when the lead has no valid address. It repeats
 * nothing of the message but a plausible first name, so that nobody can have their own text sent to another person's
 * address. `alertLink` is the page that confirms the property alert of this lead; with it the mail asks for
 * confirmation (double opt-in), without it the mail only says thanks.
 */
export function confirmationMail(lead: Lead, site: LeadSite, from: string, alertLink?: string): Mail | null {
  const { confirmation: texts } = mailTexts[lead.locale];
  const address = headerAddress(lead.fields.email ?? '');
  if (!address) return null;
  const siteName = site.name[lead.locale];
  const subject = alertLink ? texts.alert.subject : texts.subject[lead.form_type];
  const thanks = texts.thanks[lead.form_type];
  const { name, email, type } = lead.recipient;
  const parts: MailPart[] = [
    paragraph(texts.greeting(repeatableName(lead.fields.first_name ?? ''))),
    paragraph(thanks),
    ...(alertLink
      ? [paragraph(texts.alert.ask), { kind: 'button' as const, text: texts.alert.confirm, href: alertLink }]
      : []),
    paragraph(texts.passedOn(type ? name : null)),
    { kind: 'small', text: alertLink ? texts.alert.notYou : texts.notYou },
  ];
  return {
    messageId: messageIdOf(lead, 'confirmation', from),
    from: { name: siteName, address: from },
    to: { name: '', address },
    replyTo: { name, address: email },
    subject,
    ...renderMail({
      locale: lead.locale,
      sender: senderOf(site, lead.locale),
      subject,
      preview: alertLink ? texts.alert.ask : thanks,
      heading: subject,
      parts,
    }),
    headers: { 'Auto-Submitted': 'auto-replied', 'Content-Language': lead.locale },
  };
}
