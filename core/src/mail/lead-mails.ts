import type { Selectable } from 'kysely';
import type { CoreDatabase, LeadRecipient } from '../db/schema.ts';
import type { LetterPart } from './letter/letter.ts';
import { writeLetter } from './letter/write-letter.ts';
import type { Mail } from './mail.ts';
import { mailTexts } from './mail-texts.ts';

export type Lead = Selectable<CoreDatabase['lead']>;
export type LeadSite = Pick<Selectable<CoreDatabase['site']>, 'name' | 'origin'>;

const nameOf = ({ fields }: Lead) => [fields.first_name, fields.last_name].filter(Boolean).join(' ');

/** Fixed, so that a mail that leaves twice is recognised as one. */
const messageIdOf = (lead: Lead, kind: string, from: string) => `<lead.${lead.id}.${kind}@${from.split('@').at(-1)}>`;

/** The broker's mail, in the broker's language; a reply goes to the visitor. `assignedBy` names who passed the lead on, if anybody. */
export function brokerMail(lead: Lead, site: LeadSite, from: string, assignedBy?: string): Mail {
  const { locale, name, email } = lead.recipient;
  const { broker: texts, fields: labels } = mailTexts[locale];
  const visitor = nameOf(lead);
  const siteName = site.name[locale];
  const subject = texts.subject[lead.form_type](visitor, siteName);
  const quarantined = lead.status === 'quarantined';
  // In the order of the labels: the database keeps no order of fields.
  const facts = Object.entries(labels)
    .filter(([field]) => lead.fields[field])
    .map(([field, label]): [string, string] => [label, lead.fields[field] ?? '']);
  const parts: LetterPart[] = [
    ...(quarantined ? [{ kind: 'notice' as const, text: texts.suspect }] : []),
    ...(assignedBy ? [{ kind: 'paragraph' as const, text: texts.assigned(assignedBy) }] : []),
    { kind: 'paragraph', text: texts.intro[lead.form_type](siteName) },
    { kind: 'facts', facts },
    ...(lead.fields.message ? [{ kind: 'quote' as const, text: lead.fields.message }] : []),
    { kind: 'paragraph', text: texts.reply(visitor) },
    ...(lead.source_page ? [{ kind: 'small' as const, text: `${texts.sourcePage} ${lead.source_page}` }] : []),
  ];
  return {
    messageId: messageIdOf(lead, 'broker', from),
    from: { name: siteName, address: from },
    to: { name, address: email },
    replyTo: { name: visitor, address: lead.fields.email ?? from },
    subject: quarantined ? texts.suspectSubject(subject) : subject,
    ...writeLetter({
      locale,
      sender: { name: siteName, origin: site.origin },
      subject,
      preview: '',
      heading: subject,
      parts,
    }),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': locale },
  };
}

type Assigned = { assignee: LeadRecipient; by: string; occasion: string };

/** The mail to whom a member of the staff (`by`) gave the lead: the broker's mail in their language. Each occasion is a mail of its own. */
export function assignmentMail(lead: Lead, site: LeadSite, from: string, { assignee, by, occasion }: Assigned): Mail {
  return {
    ...brokerMail({ ...lead, recipient: assignee }, site, from, by),
    messageId: messageIdOf(lead, `assignment.${occasion}`, from),
  };
}

/**
 * The visitor's confirmation, in the visitor's language. It repeats nothing of the message: whoever types somebody
 * else's address must not be able to have words of their own sent there. `alertLink` is the page that confirms the
 * property alert of this lead; with it the mail asks for that (double opt-in), without it the mail only says thanks.
 */
export function confirmationMail(lead: Lead, site: LeadSite, from: string, alertLink?: string): Mail {
  const { confirmation: texts } = mailTexts[lead.locale];
  const subject = alertLink ? texts.alert.subject : texts.subject[lead.form_type];
  const siteName = site.name[lead.locale];
  const { name, email, type } = lead.recipient;
  const paragraph = (text: string): LetterPart => ({ kind: 'paragraph', text });
  const parts: LetterPart[] = [
    paragraph(texts.greeting(lead.fields.first_name ?? '')),
    paragraph(texts.thanks[lead.form_type]),
    ...(alertLink
      ? [paragraph(texts.alert.ask), { kind: 'button' as const, text: texts.alert.confirm, href: alertLink }]
      : []),
    paragraph(texts.passedOn(type ? name : null)),
    { kind: 'small', text: texts.notYou },
  ];
  return {
    messageId: messageIdOf(lead, 'confirmation', from),
    from: { name: siteName, address: from },
    to: { name: nameOf(lead), address: lead.fields.email ?? from },
    replyTo: { name, address: email },
    subject,
    ...writeLetter({
      locale: lead.locale,
      sender: { name: siteName, origin: site.origin },
      subject,
      preview: alertLink ? texts.alert.ask : texts.thanks[lead.form_type],
      heading: subject,
      parts,
    }),
    headers: { 'Auto-Submitted': 'auto-replied', 'Content-Language': lead.locale },
  };
}
