/** A part of a phrase: a word, a number, a postal code or a sign. */
export interface Token {
  kind: 'word' | 'number' | 'postal' | 'sign';
  /** Folded text: small letters without accents, `saint` for `St`; the value of a number with a decimal point; a postal code in capitals. */
  text: string;
  /** Place in the phrase. */
  start: number;
  end: number;
}

/** Characters and parts of a phrase that are read. Longer ones are no search, and the time to read a phrase stays bounded. */
const mostCharacters = 200;
const mostTokens = 40;

/* Each pattern matches at one place and has no nested repetition, so that no text makes it slow. */
const postal = /[ghj]\d[abceghj-nprstv-z](?:[ \u00a0-]?\d[abceghj-nprstv-z]\d)?(?![\p{L}\d])/iuy;
const grouped = /\d{1,3}(?:[ \u00a0\u202f.,]\d{3}){1,3}(?![\d])/y;
const plain = /\d{1,12}(?:[.,]\d{1,2}(?![\d,.]))?/y;
const word = /[\p{L}\p{M}]+/uy;
const sign = /[$½#+<>≤≥,;]|[–/-](?=\s?\d)/uy;

const abbreviations: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', mt: 'mont' };

/** Returns a word in small letters, without accents. */
export const foldWord = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');

function matchAt(pattern: RegExp, text: string, start: number): string | null {
  pattern.lastIndex = start;
  return pattern.exec(text)?.[0] ?? null;
}

/** A single letter before a number of a listing or a unit belongs to no postal code: these begin a word. */
const beginsWord = (text: string, start: number): boolean => start === 0 || !/[\p{L}\d]/u.test(text[start - 1] ?? '');

function tokenAt(text: string, start: number): Token | null {
  const found = beginsWord(text, start) ? matchAt(postal, text, start) : null;
  if (found) {
    const code = found.replace(/[ \u00a0-]/g, '').toUpperCase();
    return { kind: 'postal', text: code, start, end: start + found.length };
  }
  const thousands = matchAt(grouped, text, start);
  if (thousands) {
    return { kind: 'number', text: thousands.replace(/\D/g, ''), start, end: start + thousands.length };
  }
  const number = matchAt(plain, text, start);
  if (number) return { kind: 'number', text: number.replace(',', '.'), start, end: start + number.length };
  const letters = matchAt(word, text, start);
  if (letters) {
    const folded = foldWord(letters);
    return { kind: 'word', text: abbreviations[folded] ?? folded, start, end: start + letters.length };
  }
  const mark = matchAt(sign, text, start);
  return mark ? { kind: 'sign', text: mark.replace('–', '-'), start, end: start + mark.length } : null;
}

/** Returns the part of a phrase that is read, with single spaces. */
export const trimPhrase = (text: string): string =>
  text.slice(0, mostCharacters).normalize('NFC').replace(/\s+/g, ' ').trim();

/** Splits a phrase into its words, numbers and signs. Other characters are left out. */
export function splitPhrase(text: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length && tokens.length < mostTokens; ) {
    const token = tokenAt(text, at);
    if (token) tokens.push(token);
    at = token?.end ?? at + 1;
  }
  return tokens;
}

/** Returns the folded words of a name. */
export const wordsOf = (name: string): string[] =>
  splitPhrase(name).flatMap(({ kind, text }) => (kind === 'sign' ? [] : [text]));
