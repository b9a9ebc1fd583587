import { withoutSentences } from './without-sentences.ts';

/**
 * Matches an amount of money in either language: `450 000 $`, `$450,000`, `450 000 dollars`, `450k$`, `CAD 450,000`.
 * Only the last digit before a currency is matched, so that the time grows with the length of the text and not with its square.
 */
const amount = /(?:\$|CA\$|CAD)\s*\d|\d\s*(?:(?:k|m|mille|millions?)\s*)?(?:\$|CAD\b|dollars?\b|piasses?\b)/iu;

/** Returns the digits of a text as one number, without the separators between them. */
const digitsOf = (text: string): string => text.replace(/(?<=\d)[\s.,'’]+(?=\d)/gu, '');

/**
 * Returns a description without the sentences that contain an amount of money or the price: the price of a sold listing
 * must not be shown anywhere (listing.22), and brokers write it into their remarks.
 */
export function withoutAmounts(text: string, price: number): string {
  const figure = String(Math.round(price));
  const tells = (part: string): boolean =>
    amount.test(part) || (figure.length >= 4 && new RegExp(`(?<!\\d)${figure}(?!\\d)`).test(digitsOf(part)));
  return withoutSentences(text, tells);
}
