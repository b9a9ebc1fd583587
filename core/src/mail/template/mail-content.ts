import type { Locale } from '@vitrine/contract/locale.ts';

/** A link within a text: to a page, `mailto:` or `tel:`. */
export interface TextLink {
  text: string;
  href: string;
}

/** Text of a mail, one string or several pieces in a row. Line breaks are kept; everything else is taken literally. */
export type InlineText = string | readonly (string | TextLink)[];

/** A listing in a mail, as formatted texts (`listing-card.ts` creates it). */
export interface MailListing {
  /** Absolute. */
  href: string;
  address: string;
  /** Such as « Maison » or “House”. */
  type: string;
  /** Formatted price, such as `450 000 $`; null when none may be shown. */
  price: string | null;
  /** Such as « 3 chambres », « 1 240 pi² ». */
  details: readonly string[];
  /** Label above the listing, such as « Nouveau prix ». */
  badge?: string | null;
  /** Absolute address; decorative, because some clients hide pictures. */
  picture?: string | null;
  /** Brokerages, badge and disclaimer that the source of the listing asks for. */
  attribution?: readonly InlineText[];
}

/** One part of a mail, in reading order. */
export type MailPart =
  | { kind: 'paragraph'; text: InlineText }
  /** Important notice. */
  | { kind: 'notice'; text: InlineText }
  /** A text that somebody else wrote, such as the visitor's message; `locale` is its language. */
  | { kind: 'quote'; text: string; locale?: Locale }
  | { kind: 'facts'; title?: string; facts: readonly (readonly [label: string, value: InlineText])[] }
  /** Call to action: usually one per mail. */
  | { kind: 'button'; text: string; href: string }
  | { kind: 'listing'; listing: MailListing }
  /** Fine print. */
  | { kind: 'small'; text: InlineText };

/**
 * A mail as parts, from which `renderMail` creates both the HTML and the plain text:
 * renderMail({ locale, sender: senderOf(site, locale), subject, preview: texts.preview, heading: texts.heading, parts:
 * [ { kind: 'paragraph', text: texts.intro }, { kind: 'listing', listing: listingCard(row, { site, locale, now }) }, {
 * kind: 'button', text: texts.confirm, href: address }, ], footnote: [texts.why, { text: texts.unsubscribe, href:
 * manageAddress }], })
 * All texts are in one language, `locale`; addresses are absolute. Texts are passed unescaped, also those that visitors typed.
 */
export interface MailContent {
  locale: Locale;
  /** Sender, named above and below the content. */
  sender: { name: string; origin: string; postalAddress: string | null };
  subject: string;
  /** Preview text that an inbox shows after the subject. */
  preview: string;
  heading: string;
  parts: readonly MailPart[];
  /** Reason for the mail and how to unsubscribe, below the sender. */
  footnote?: InlineText;
}
