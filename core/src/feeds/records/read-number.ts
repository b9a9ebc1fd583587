const plain = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;
const groupedByCommas = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/;

/**
 * Returns the number that a text holds, or null. Spaces, a dollar sign and separators of thousands are ignored, and a comma may be the
 * decimal separator: `450 000,50 $`, `$450,000.50`. A comma before exactly three digits separates thousands.
 */
export function readNumber(text: string): number | null {
  const bare = text.replace(/[\s\u00a0\u202f$]/g, '');
  const normalized = groupedByCommas.test(bare) ? bare.replaceAll(',', '') : bare.replace(/,(?=\d*$)/, '.');
  return plain.test(normalized) ? Number(normalized) : null;
}
