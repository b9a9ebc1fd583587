import type { Locale } from '../../listings/listing-address.ts';

/** A piece of a sentence that leads somewhere: a page, `mailto:` or `tel:`. */
export type LetterLink = { text: string; href: string };

/** Words of a letter, one string or several pieces in a row. Line breaks are kept; everything else is taken literally. */
export type LetterWords = string | readonly (string | LetterLink)[];

/** A property as a letter shows it, in finished words (`listing-card.ts` makes one from a listing). */
export type LetterListing = {
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

/** One part of a letter, in reading order. */
export type LetterPart =
  | { kind: 'paragraph'; text: LetterWords }
  /** What must not be overlooked. */
  | { kind: 'notice'; text: LetterWords }
  /** Somebody else's words, in their language. */
  | { kind: 'quote'; text: string; locale?: Locale }
  | { kind: 'facts'; title?: string; facts: readonly (readonly [label: string, value: LetterWords])[] }
  /** What the letter asks its reader to do: at most one a letter, with a few exceptions. */
  | { kind: 'button'; text: string; href: string }
  | { kind: 'listing'; listing: LetterListing }
  /** What has to be said but need not be read. */
  | { kind: 'small'; text: LetterWords };

/**
 * A letter as parts, from which `writeLetter` makes both the HTML and the plain text of a mail:
 *
 *     writeLetter({
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
export type Letter = {
  locale: Locale;
  /** Who writes: stands above and below the letter. */
  sender: { name: string; origin: string; postalAddress: string | null };
  subject: string;
  /** What an inbox shows after the subject: it goes on where the subject ends. */
  preview: string;
  heading: string;
  parts: readonly LetterPart[];
  /** Below the sender: why one gets this letter, how to end it. */
  footnote?: LetterWords;
};
