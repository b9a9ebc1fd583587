/** Keeps both halves of a Canadian postal code on one line: `H2J 2K8` (formats.6). */
export const keepPostalCodes = (text: string): string => text.replace(/\b([A-Z]\d[A-Z]) (?=\d[A-Z]\d\b)/g, '$1\u00a0');
