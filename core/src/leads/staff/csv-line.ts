/**
 * What a spreadsheet may take for the beginning of a formula, also behind blanks and in the full-width forms that some programs fold
 * (OWASP, CSV injection).
 */
const formula = /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20|]|^[\t\r\n]/;

/** One line of RFC 4180. Every cell is quoted; one that could run as a formula begins with an apostrophe, which makes it text. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

const cell = (text: string): string => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
