/**
 * Beginning of a cell that a spreadsheet may run as a formula, also after blanks and in the full-width forms that some programs fold
 * (OWASP, CSV injection).
 */
const formula = /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20|]|^[\t\r\n]/;

/**
 * Returns one line of a CSV file (RFC 4180). Every cell is quoted; one that could run as a formula is prefixed with an
 * apostrophe, which makes it text. Written by hand, because CSV libraries do no more and leave formulas to their
 * caller.
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

const cell = (text: string): string => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
