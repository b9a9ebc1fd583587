/** `450 000 $`, `$450,000`, `450 000 dollars`, `450k$`, `CAD 450,000`: an amount of money as people write it in either language. */
const amount =
  /(?:\$|CA\$|CAD)\s*\d|\d(?:[\d\s.,'’]*\d)?\s*(?:k|m|mille|million[s]?)?\s*(?:\$|CAD\b|dollars?\b|piasses?\b)/iu;

const sentence = /[^.!?\n]+(?:[.!?]+(?=\s|$)|[.!?](?=\S)[^.!?\n]*)*[.!?]*\s*/gu;

/** The digits of a text, whatever stands between them. */
const digitsOf = (text: string): string => text.replace(/(?<=\d)[\s.,'’]+(?=\d)/gu, '');

/**
 * A description without the sentences that name an amount of money or the price itself: what was asked for a listing that is sold
 * must not be shown anywhere (`3-wire §3`), and brokers write it into their remarks.
 */
export function withoutAmounts(text: string, price: number): string {
  const figure = String(Math.round(price));
  const tells = (part: string): boolean =>
    amount.test(part) || (figure.length >= 4 && new RegExp(`(?<!\\d)${figure}(?!\\d)`).test(digitsOf(part)));
  if (!tells(text)) return text;
  return (text.match(sentence) ?? [])
    .filter((part) => !tells(part))
    .join('')
    .trim();
}
