/** Parsers for the text that visitors type into a mortgage calculator (mortgage.3). */

const cents = /[.,]\d{0,2}$/;

/**
 * Returns the amount in CAD: `450 000`, `450,000`, `450 000 $` are 450000. Characters between digits are ignored; 0 without
 * digits.
 */
export const readAmount = (text: string): number =>
  Number(
    text
      .trim()
      .replace(/(?<!\s)\s*\$$/, '')
      .replace(cents, '')
      .replace(/\D/g, ''),
  );

/**
 * Returns a percentage from 0 to 100, with a comma or a point, as a fraction: `5,5` is 0.055. Empty is 0; null when the text is
 * not a number.
 */
export function readRate(text: string): number | null {
  const percent = text.replace(/[\s%]/g, '').replace(',', '.');
  if (percent === '') return 0;
  if (!/^-?\d*(?:\.\d*)?$/.test(percent) || !/\d/.test(percent)) return null;
  const rate = Number(percent);
  return rate >= 0 && rate <= 100 ? Math.round(rate * 100) / 10_000 : null;
}
