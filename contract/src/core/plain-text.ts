/** Control characters (C0 and C1) and Unicode's line and paragraph separators: what ends a line, or has no place in one. */
const lineBreaking = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** The same without tab and line feed, which a text of several lines may hold. */
const unprintable = /(?![\n\t])\p{Cc}/gu;
/** Lone surrogates and noncharacters, which are no text, and the bidirectional overrides and isolates, which disguise one. */
const misleading = /[\p{Cs}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]/gu;

/** Returns a text as one line that can stand in a mail header, in JSON and in a database. */
export const plainLine = (text: string): string => text.replace(misleading, '').replace(lineBreaking, ' ').trim();

/** Returns a text of several lines without characters that cannot be printed. */
export const plainText = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(misleading, '')
    .replace(unprintable, '')
    .trim();
