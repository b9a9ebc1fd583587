/** What people type into a calculator, as numbers (`2-blocks-and-search §5`). */

const cents = /[.,]\d{0,2}$/;

/** `450 000`, `450,000`, `450 000 $` are 450000 CAD: digits with anything between them; empty is 0, and so is what has none. */
export const readAmount = (text: string): number =>
  Number(
    text
      .trim()
      .replace(/\s*\$$/, '')
      .replace(cents, '')
      .replace(/\D/g, ''),
  );

/** A percent from 0 to 100, with a comma or a point, as a fraction: `5,5` is 0.055. Empty is 0; what is no number is null. */
export function readRate(text: string): number | null {
  const percent = text.replace(/[\s%]/g, '').replace(',', '.');
  if (percent === '') return 0;
  if (!/^-?\d*\.?\d*$/.test(percent) || !/\d/.test(percent)) return null;
  const rate = Number(percent);
  return rate >= 0 && rate <= 100 ? Math.round(rate * 100) / 10_000 : null;
}
