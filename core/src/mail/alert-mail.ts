import { alertPagePath, alertUnsubscribePath } from '@vitrine/contract/core/alerts.ts';
import type { Selectable } from 'kysely';
import type { AlertTable } from '../db/alert-tables.ts';
import type { CoreDatabase } from '../db/schema.ts';
import { type Locale, searchPath } from '../listings/listing-address.ts';
import type { CardRow } from '../listings/present-listing.ts';
import { propertyTypeLabels } from '../listings/property-types.ts';
import { alertTexts } from './alert-texts.ts';
import type { LetterPart } from './letter/letter.ts';
import { writeLetter } from './letter/write-letter.ts';
import { formatDollars, formatNumber, listingCard } from './listing-card.ts';
import { listingPicture } from './listing-picture.ts';
import type { Mail } from './mail.ts';

type AlertRow = Selectable<AlertTable>;

export type AlertNews = {
  letterId: string;
  alert: AlertRow;
  site: Pick<Selectable<CoreDatabase['site']>, 'name' | 'origin'>;
  /** The alert's search as the address of the search page has it. */
  query: string;
  shown: readonly CardRow[];
  /** What the letter has no room for; `isMore`: and more than was counted. */
  others: number;
  isMore: boolean;
  /** The address that mails come from. */
  from: string;
  assetsUrl: string | undefined;
  now: Date;
};

const dates = (language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'America/Toronto' });
const longDates = { fr: dates('fr-CA'), en: dates('en-CA') };

/** `1er juin 2026`, `June 1, 2026`. */
const longDate = (date: Date, locale: Locale) => {
  const text = longDates[locale].format(date);
  return locale === 'fr' ? text.replace(/^1 /, '1er ') : text;
};

/** What the alert looks for, so that its reader knows which of several it is. */
function searchFacts(alert: AlertRow, locale: Locale): [string, string][] {
  const { search } = alertTexts[locale];
  const { price_min: low, price_max: high, property_type: type, bedrooms, bathrooms } = alert;
  const dollars = (amount: number) => formatDollars(amount, locale);
  const atLeast = (count: number) => search.atLeast(formatNumber(count, locale));
  const budget =
    low !== null && high !== null
      ? search.between(dollars(low), dollars(high))
      : low !== null
        ? search.from(dollars(low))
        : high !== null && search.upTo(dollars(high));
  const facts: [string, string | false | null][] = [
    [search.municipalities, alert.municipalities.join(', ')],
    [search.type, type && propertyTypeLabels[type][locale]],
    [search.budget, budget],
    [search.bedrooms, bedrooms !== null && atLeast(bedrooms)],
    [search.bathrooms, bathrooms !== null && atLeast(bathrooms)],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

/**
 * The letter about listings that have entered the search of an alert, in the visitor's language, with what CASL asks for (who writes,
 * how to reach them, how to end it) and one click to unsubscribe in the mail program itself (RFC 8058).
 */
export function alertMail({
  letterId,
  alert,
  site,
  query,
  shown,
  others,
  isMore,
  from,
  assetsUrl,
  now,
}: AlertNews): Mail {
  const { locale, token, recipient } = alert;
  const texts = alertTexts[locale];
  const siteName = site.name[locale];
  const at = (path: string) => new URL(path, site.origin).href;
  const cards = shown.map((row) =>
    listingCard(row, { origin: site.origin, locale, now, picture: listingPicture(row.media, assetsUrl) }),
  );
  const subject = texts.subject(shown.length + others, isMore, cards[0]?.address ?? '');
  const reach = recipient?.email ?? from;
  const parts: LetterPart[] = [
    { kind: 'paragraph', text: texts.intro },
    ...cards.map((listing): LetterPart => ({ kind: 'listing', listing })),
    ...(others > 0 ? [{ kind: 'paragraph' as const, text: texts.others(others, isMore) }] : []),
    { kind: 'button', text: texts.seeAll, href: at(`/${locale}${searchPath[locale]}?${query}`) },
    { kind: 'facts', title: texts.search.title, facts: searchFacts(alert, locale) },
  ];
  return {
    messageId: `<alert.${letterId}@${from.split('@').at(-1)}>`,
    from: { name: siteName, address: from },
    to: { name: '', address: alert.email },
    replyTo: { name: recipient?.name ?? siteName, address: reach },
    subject,
    ...writeLetter({
      locale,
      sender: { name: siteName, origin: site.origin },
      subject,
      preview: cards.map(({ address, price }) => [address, price].filter(Boolean).join(', ')).join(' · '),
      heading: subject,
      parts,
      footnote: [
        texts.why(siteName, longDate(alert.confirmed_at ?? now, locale)),
        texts.reach,
        { text: reach, href: `mailto:${encodeURIComponent(reach)}` },
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
