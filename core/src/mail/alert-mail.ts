import { alertPagePath, alertUnsubscribePath } from '@vitrine/contract/core/alerts.ts';
import { propertyTypeLabels } from '@vitrine/contract/core/property-type-labels.ts';
import { formatDay } from '@vitrine/contract/date-format.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { searchPath } from '@vitrine/contract/search-path.ts';
import type { Selectable } from 'kysely';
import type { AlertTable } from '../db/alert-tables.ts';
import type { CardRow } from '../listings/present-listing.ts';
import { alertTexts } from './alert-texts.ts';
import { type LeadSite, senderOf } from './lead.ts';
import { mailLink } from './lead-facts.ts';
import { leadFieldTexts } from './lead-field-texts.ts';
import { atLeastText, budgetText } from './lead-values.ts';
import { listingCard } from './listing-card.ts';
import { listingPicture } from './listing-picture.ts';
import type { Mail } from './mail.ts';
import type { MailPart } from './template/mail-content.ts';
import { renderMail } from './template/render-mail.ts';

type AlertRow = Selectable<AlertTable>;

/** Reason for which a mail shows a listing; `price` without a direction means a higher price. */
export type AlertMailReason = 'new' | 'back' | 'reduced' | 'price' | 'sold';
export interface AlertMailListing {
  row: CardRow;
  reason: AlertMailReason;
}

export interface AlertMailContent {
  mailId: string;
  alert: AlertRow;
  site: LeadSite;
  /** The alert's search as the query string of the search page. */
  query: string;
  /** Names of the broker and of the office in the alert's search. */
  names: { broker: string | null; office: string | null };
  shown: readonly AlertMailListing[];
  /** Number of listings beyond those shown; `isMore`: there are more than were counted. */
  others: number;
  isMore: boolean;
  /** Sender address of mails. */
  from: string;
  assetsUrl: string | undefined;
  now: Date;
}

/** Returns the criteria of the alert, which identify it to a reader with several alerts. */
function searchFacts(alert: AlertRow, names: AlertMailContent['names'], locale: Locale): [string, string][] {
  const { fields, joined } = leadFieldTexts[locale];
  const { price_min, price_max, property_type: type, bedrooms, bathrooms } = alert;
  const budget = { budget_min: String(price_min ?? ''), budget_max: String(price_max ?? '') };
  const hasBudget = price_min !== null || price_max !== null;
  const facts: [string, string | false | null][] = [
    [fields.municipality, alert.municipalities.join(', ')],
    [alertTexts[locale].area, alert.area !== null && alertTexts[locale].inArea],
    [fields.property_type, type && propertyTypeLabels[type][locale]],
    [joined.budget, hasBudget && budgetText(budget, locale)],
    [fields.nb_bedrooms, bedrooms !== null && atLeastText(String(bedrooms), locale)],
    [fields.nb_bathrooms, bathrooms !== null && atLeastText(String(bathrooms), locale)],
    [alertTexts[locale].broker, names.broker],
    [alertTexts[locale].office, names.office],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

/**
 * Returns the mail about listings that newly match an alert, in the visitor's language. It contains what CASL requires
 * (sender, contact address, unsubscribe link) and supports one-click unsubscription in the mail program (RFC 8058).
 */
export function alertMail({
  mailId,
  alert,
  site,
  query,
  names,
  shown,
  others,
  isMore,
  from,
  assetsUrl,
  now,
}: AlertMailContent): Mail {
  const { locale, token, recipient } = alert;
  const texts = alertTexts[locale];
  const siteName = site.name[locale];
  const at = (path: string) => new URL(path, site.origin).href;
  const cards = shown.map(({ row, reason }) =>
    listingCard(row, {
      origin: site.origin,
      locale,
      now,
      badge: reason === 'new' ? null : texts.reasons[reason],
      picture: listingPicture(row.media, assetsUrl),
    }),
  );
  // The listings that entered the search come first.
  const isAboutNew = shown[0]?.reason === 'new';
  const subjectOf = isAboutNew ? texts.subject : texts.subjectOfChanges;
  const subject = subjectOf(shown.length + others, isMore, cards[0]?.address ?? '');
  const reach = recipient?.email ?? from;
  const reachLink = mailLink(reach);
  const parts: MailPart[] = [
    { kind: 'paragraph', text: isAboutNew ? texts.intro : texts.introOfChanges },
    ...cards.map((listing): MailPart => ({ kind: 'listing', listing })),
    ...(others > 0 ? [{ kind: 'paragraph' as const, text: texts.others(others, isMore) }] : []),
    { kind: 'button', text: texts.seeAll, href: at(`/${locale}${searchPath[locale]}?${query}`) },
    { kind: 'facts', title: texts.search, facts: searchFacts(alert, names, locale) },
  ];
  return {
    messageId: `<alert.${mailId}@${from.split('@').at(-1)}>`,
    from: { name: siteName, address: from },
    to: { name: '', address: alert.email },
    replyTo: { name: recipient?.name ?? siteName, address: reach },
    subject,
    ...renderMail({
      locale,
      sender: senderOf(site, locale),
      subject,
      preview: cards.map(({ address, price }) => [address, price].filter(Boolean).join(', ')).join(' · '),
      heading: subject,
      parts,
      footnote: [
        texts.why(siteName, formatDay(alert.confirmed_at ?? now, locale)),
        texts.reach,
        reachLink ? { text: reach, href: reachLink } : reach,
        '\n',
        { text: texts.manage, href: at(alertPagePath(locale, token)) },
        ' · ',
        { text: texts.unsubscribe, href: at(alertUnsubscribePath(token)) },
      ],
    }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': locale,
      'List-Unsubscribe': `<${at(alertUnsubscribePath(token))}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
