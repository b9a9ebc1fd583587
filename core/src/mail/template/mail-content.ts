import type { Locale } from '@vitrine/contract/locale.ts';

/** A piece of a sentence that leads somewhere: a page, `mailto:` or `tel:`. */
export type TextLink = { text: string; href: string };

/** Text of a mail, one string or several pieces in a row. Line breaks are kept; everything else is taken literally. */
export type InlineText = string | readonly (string | TextLink)[];

/** A property as a mail shows it, in finished words (`listing-card.ts` makes one from a listing). */
export type MailListing = {
  /** Absolute. */
  href: string;
  address: string;
  /** Such as « Maison » or “House”. */
  type: string;
  /** As it is read: `450 000 $`; null where none may be shown. */
  price: string | null;
  /** Such as « 3 chambres », « 1 240 pi² ». */
  details: readonly string[];
  /** What is said of it above everything else, such as « Nouveau prix ». */
  badge?: string | null;
  /** Absolute address; decoration, because clients that hide pictures must lose nothing. */
  picture?: string | null;
};

/** One part of a mail, in reading order. */
export type MailPart =
  | { kind: 'paragraph'; text: InlineText }
  /** What must not be overlooked. */
  | { kind: 'notice'; text: InlineText }
  /** Somebody else's words, in their language. */
  | { kind: 'quote'; text: string; locale?: Locale }
  | { kind: 'facts'; title?: string; facts: readonly (readonly [label: string, value: InlineText])[] }
  /** What the mail asks its reader to do: at most one a mail, with a few exceptions. */
  | { kind: 'button'; text: string; href: string }
  | { kind: 'listing'; listing: MailListing }
  /** What has to be said but need not be read. */
  | { kind: 'small'; text: InlineText };

/**
 * A mail as parts, from which `renderMail` makes both the HTML and the plain text of a mail:
 *
 *     renderMail({
 *       locale, sender: senderOf(site, locale), subject,
 *       preview: texts.preview, heading: texts.heading,
 *       parts: [
 *         { kind: 'paragraph', text: texts.intro },
 *         { kind: 'listing', listing: listingCard(row, { site, locale, now }) },
 *         { kind: 'button', text: texts.confirm, href: address },
 *       ],
 *       footnote: [texts.why, { text: texts.unsubscribe, href: manageAddress }],
 *     })
 *
 * All words are in one language, `locale`; addresses are absolute. Nothing needs to be escaped, whoever typed it.
 */
export type MailContent = {
  locale: Locale;
  /** Who writes: stands above and below the mail. */
  sender: { name: string; origin: string; postalAddress: string | null };
  subject: string;
  /** What an inbox shows after the subject: it goes on where the subject ends. */
  preview: string;
  heading: string;
  parts: readonly MailPart[];
  /** Below the sender: why one gets this mail, how to end it. */
  footnote?: InlineText;
};
