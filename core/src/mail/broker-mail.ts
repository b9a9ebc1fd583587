import { phoneLink } from '@vitrine/contract/core/contact-patterns.ts';
import type { LeadListing } from '@vitrine/contract/core/staff-leads.ts';
import { formatDayAndHour } from '@vitrine/contract/date-format.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { LeadRecipient } from '../db/schema.ts';
import { headerAddress, headerName, headerText, isAscii } from './header-text.ts';
import { type Lead, type LeadSite, messageIdOf, senderOf } from './lead.ts';
import { mailLink, personFacts, projectFacts, visitorName } from './lead-facts.ts';
import { leadFieldTexts } from './lead-field-texts.ts';
import { propertyTypeText } from './lead-values.ts';
import type { Mail } from './mail.ts';
import { mailTexts } from './mail-texts.ts';
import type { MailListing, MailPart, TextLink } from './template/mail-content.ts';
import { renderMail } from './template/render-mail.ts';

/** Returns the property or the search that the lead is about in a few words, for the subject line. */
function aboutText({ fields }: Lead, locale: Locale, listing: MailListing | undefined): string {
  if (listing) return headerText(listing.address, 80);
  const type = fields.property_type ? propertyTypeText(fields.property_type, locale) : '';
  return headerText([type, fields.municipality].filter(Boolean).join(', '), 80);
}

/** Returns the page that the form was sent from, as a link only when it is on the site. */
function sourcePage(source: string, { origin }: LeadSite): string | TextLink {
  const page = URL.parse(source, origin);
  return page && page.origin === new URL(origin).origin ? { text: page.href, href: page.href } : source;
}

/** Returns the button that answers the visitor, by the means that the visitor prefers. */
function answerParts(lead: Lead, locale: Locale, siteName: string): MailPart[] {
  const { broker: texts } = mailTexts[locale];
  const { preferred_method_of_contact: means, phone = '', email } = lead.fields;
  const call = means === 'phone' && phoneLink(phone);
  if (call) return [{ kind: 'button', text: texts.call(phone), href: call }];
  const write = means === 'text' && phoneLink(phone, 'sms');
  if (write) return [{ kind: 'button', text: texts.write(phone), href: write }];
  const mail = mailLink(email, texts.answerSubject[lead.form_type](siteName));
  const name = headerText(lead.fields.first_name ?? '', 30) || texts.someone;
  return mail ? [{ kind: 'button', text: texts.answer(name), href: mail }] : [];
}

/** Returns the moment and page of the form and the text of the consent (Law 25). */
const originParts = (lead: Lead, site: LeadSite, locale: Locale): MailPart[] => {
  const { broker: texts } = mailTexts[locale];
  const page = lead.source_page ? [texts.sourcePage, sourcePage(lead.source_page, site)] : [];
  return [
    { kind: 'small', text: [texts.received(formatDayAndHour(lead.created_at, locale)), ...page] },
    ...(lead.consent_text ? [{ kind: 'small' as const, text: texts.consent(lead.consent_text) }] : []),
  ];
};

interface BrokerMailOptions {
  /** The listing that the lead is about, in the recipient's language. */
  listing?: MailListing | undefined;
  /** The listings of a list that the visitor sent, in the recipient's language. */
  list?: readonly LeadListing[];
  /** Recipient who gets the mail because the mail server refuses the address of the lead's recipient. */
  fallbackRecipient?: LeadRecipient | undefined;
  /** Name of the staff member who assigned the lead. */
  assignedBy?: string;
  /** Name of the lead's recipient, for a broker who shares the listing. */
  sharedWith?: string;
}

/** Returns the listings of a list that the visitor sent, each by its number and with a link to its page. */
const listPart = (list: readonly LeadListing[], title: string): MailPart => ({
  kind: 'facts',
  title,
  facts: list.map(({ uls, address, url }) => [uls, url ? [{ text: address, href: url }] : '–']),
});

const numbered = (listing: MailListing, number: string): MailListing => ({
  ...listing,
  details: [...listing.details, number],
});

interface BrokerMailInput extends BrokerMailOptions {
  lead: Lead;
  site: LeadSite;
  locale: Locale;
  visitor: string;
  isAnswerable: boolean;
}

/** Returns the parts of the mail, in reading order. */
function partsOf(input: BrokerMailInput): MailPart[] {
  const {
    lead,
    site,
    locale,
    visitor,
    isAnswerable,
    listing,
    fallbackRecipient,
    assignedBy,
    sharedWith,
    list = [],
  } = input;
  const { broker: texts } = mailTexts[locale];
  const { uls, message } = lead.fields;
  const project = projectFacts(lead, locale);
  // The times of a visit come first, because the broker has to answer them.
  const isVisit = lead.form_type === 'visit_request';
  const parts: (MailPart | false)[] = [
    !!fallbackRecipient && { kind: 'notice', text: texts.insteadOf(lead.recipient.name, lead.recipient.email) },
    lead.status === 'quarantined' && { kind: 'notice', text: texts.suspect },
    !!assignedBy && { kind: 'paragraph', text: texts.assigned(assignedBy) },
    !!sharedWith && { kind: 'paragraph', text: texts.shared(sharedWith) },
    { kind: 'paragraph', text: texts.intro[lead.form_type](site.name[locale]) },
    isVisit && { kind: 'facts', title: texts.project.visit_request, facts: project },
    !!message && { kind: 'quote', text: message, locale: lead.locale },
    !!listing && { kind: 'listing', listing: uls ? numbered(listing, texts.listing(uls)) : listing },
    list.length > 0 && listPart(list, texts.list),
    { kind: 'facts', title: texts.person, facts: personFacts(lead, locale) },
    ...answerParts(lead, locale, site.name[locale]),
    isAnswerable && { kind: 'paragraph', text: texts.reply(visitor) },
    !isVisit && project.length > 0 && { kind: 'facts', title: texts.project[lead.form_type], facts: project },
    !!uls && !listing && { kind: 'facts', facts: [[leadFieldTexts[locale].fields.uls, uls]] },
    ...originParts(lead, site, locale),
  ];
  return parts.filter((part) => part !== false);
}

/** Returns the broker's mail, in the broker's language; a reply goes to the visitor. */
export function brokerMail(lead: Lead, site: LeadSite, from: string, options: BrokerMailOptions = {}): Mail {
  const { listing, fallbackRecipient } = options;
  const { locale, name, email } = fallbackRecipient ?? lead.recipient;
  const { broker: texts } = mailTexts[locale];
  const siteName = site.name[locale];
  const visitor = headerText(visitorName(lead), 60) || texts.someone;
  const plainSubject = texts.subject[lead.form_type](visitor, aboutText(lead, locale, listing));
  const subject = lead.status === 'quarantined' ? texts.suspectSubject(plainSubject) : plainSubject;
  const address = headerAddress(lead.fields.email ?? '');
  // An address with other characters in a header would make servers without SMTPUTF8 refuse the whole mail.
  const replyTo = address && isAscii(address) ? { name: headerName(visitor), address } : undefined;
  return {
    messageId: messageIdOf(lead, fallbackRecipient ? 'fallback' : 'broker', from),
    from: { name: siteName, address: from },
    to: { name, address: email },
    ...(replyTo && { replyTo }),
    subject,
    ...renderMail({
      locale,
      sender: senderOf(site, locale),
      subject,
      preview: headerText(lead.fields.message ?? '') || texts.intro[lead.form_type](siteName),
      heading: texts.heading[lead.form_type](visitor),
      parts: partsOf({ lead, site, locale, visitor, isAnswerable: replyTo !== undefined, ...options }),
    }),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': locale },
  };
}

interface Assignment {
  assignee: LeadRecipient;
  /** Name of the staff member who assigned the lead. */
  by: string;
  /** Id of the assignment: a lead that is assigned twice is mailed twice. */
  occasion: string;
  listing?: MailListing | undefined;
  list?: readonly LeadListing[];
}

/** Returns the mail to the recipient to whom staff assigned the lead: the broker's mail in their language. */
export function assignmentMail(lead: Lead, site: LeadSite, from: string, assignment: Assignment): Mail {
  const { assignee, by, occasion, ...about } = assignment;
  return {
    ...brokerMail({ ...lead, recipient: assignee }, site, from, { ...about, assignedBy: by }),
    messageId: messageIdOf(lead, `assignment.${occasion}`, from),
  };
}

interface Copy {
  /** A broker who shares the listing with the recipient of the lead. */
  coBroker: LeadRecipient & { slug: string };
  listing?: MailListing | undefined;
  list?: readonly LeadListing[];
}

/** Returns the mail to a broker who shares the listing: the broker's mail in their language, which names the recipient of the lead. */
export const coBrokerMail = (lead: Lead, site: LeadSite, from: string, { coBroker, ...about }: Copy): Mail => ({
  ...brokerMail({ ...lead, recipient: coBroker }, site, from, { ...about, sharedWith: lead.recipient.name }),
  messageId: messageIdOf(lead, `co-broker.${coBroker.slug}`, from),
});
