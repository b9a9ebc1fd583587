import type { Selectable } from 'kysely';
import type { CoreDatabase } from '../db/schema.ts';
import type { QueueJobs } from '../queue/queues.ts';
import { type MailPart, writeLetter } from './mail-body.ts';
import { mailTexts } from './mail-texts.ts';

export type Lead = Selectable<CoreDatabase['lead']>;
export type LeadSite = Pick<Selectable<CoreDatabase['site']>, 'name' | 'origin'>;

/** A mail ready to be sent. Addresses are objects, never strings: a comma in a string would add a recipient. */
export type LeadMail = {
  messageId: string;
  from: { name: string; address: string };
  to: { name: string; address: string };
  replyTo: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};

const nameOf = ({ fields }: Lead) => [fields.first_name, fields.last_name].filter(Boolean).join(' ');

/** Fixed, so that a mail that leaves twice is recognised as one. */
const messageIdOf = (lead: Lead, kind: QueueJobs['lead-mail']['kind'], from: string) =>
  `<lead.${lead.id}.${kind}@${from.split('@').at(-1)}>`;

/** The broker's mail, in the broker's language; a reply goes to the visitor. */
export function brokerMail(lead: Lead, site: LeadSite, from: string): LeadMail {
  const { locale, name, email } = lead.recipient;
  const { broker: texts, fields: labels, colon } = mailTexts[locale];
  const visitor = nameOf(lead);
  const siteName = site.name[locale];
  const subject = texts.subject[lead.form_type](visitor, siteName);
  const quarantined = lead.status === 'quarantined';
  // In the order of the labels: the database keeps no order of fields.
  const facts = Object.entries(labels)
    .filter(([field]) => lead.fields[field])
    .map(([field, label]): [string, string] => [label, lead.fields[field] ?? '']);
  const parts: MailPart[] = [
    ...(quarantined ? [{ kind: 'notice' as const, text: texts.suspect }] : []),
    { kind: 'paragraph', text: texts.intro[lead.form_type](siteName) },
    { kind: 'facts', facts },
    ...(lead.fields.message ? [{ kind: 'quote' as const, text: lead.fields.message }] : []),
    { kind: 'paragraph', text: texts.reply(visitor) },
    ...(lead.source_page
      ? [{ kind: 'paragraph' as const, text: `${texts.sourcePage}${colon}${lead.source_page}` }]
      : []),
  ];
  return {
    messageId: messageIdOf(lead, 'broker', from),
    from: { name: siteName, address: from },
    to: { name, address: email },
    replyTo: { name: visitor, address: lead.fields.email ?? from },
    subject: quarantined ? texts.suspectSubject(subject) : subject,
    ...writeLetter({ locale, parts, signature: siteName, origin: site.origin, colon }),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': locale },
  };
}

/**
 * The visitor's confirmation, in the visitor's language. It repeats nothing of the message: whoever types somebody
 * else's address must not be able to have words of their own sent there.
 */
export function confirmationMail(lead: Lead, site: LeadSite, from: string): LeadMail {
  const { confirmation: texts, colon } = mailTexts[lead.locale];
  const siteName = site.name[lead.locale];
  const { name, email, type } = lead.recipient;
  const parts = [
    texts.greeting(lead.fields.first_name ?? ''),
    texts.thanks[lead.form_type],
    texts.passedOn(type ? name : null),
    texts.notYou,
  ].map((text): MailPart => ({ kind: 'paragraph', text }));
  return {
    messageId: messageIdOf(lead, 'confirmation', from),
    from: { name: siteName, address: from },
    to: { name: nameOf(lead), address: lead.fields.email ?? from },
    replyTo: { name, address: email },
    subject: texts.subject[lead.form_type],
    ...writeLetter({ locale: lead.locale, parts, signature: siteName, origin: site.origin, colon }),
    headers: { 'Auto-Submitted': 'auto-replied', 'Content-Language': lead.locale },
  };
}
