/** Control characters (C0 and C1) and Unicode's line and paragraph separators. */
const lineBreaking = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Control characters except tab and line feed, which a multi-line text may contain. */
const unprintable = /(?![\n\t])\p{Cc}/gu;
/**
 * Lone surrogates and noncharacters, which are invalid text, and bidirectional overrides and isolates, which can disguise a text.
 */
const misleading = /[\p{Cs}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]/gu;

/** Returns a text as one line that is safe in a mail header, in JSON and in a database. */
export const plainLine = (text: string): string => text.replace(misleading, '').replace(lineBreaking, ' ').trim();

/** Returns a multi-line text without unprintable characters. */
export const plainText = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(misleading, '')
    .replace(unprintable, '')
    .trim();
