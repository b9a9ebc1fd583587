const nbsp = '\u00A0';

const inline = /<\/?(?:a|strong|em)\b[^>]*>/g;

/** Returns the visible text: a tag ends a line unless it is inline. */
const readable = (html: string) => html.replace(inline, '').replace(/<[^>]*>/g, '\n');

const rules: readonly { fault: RegExp; says: string }[] = [
  { fault: new RegExp(`[^${nbsp}](?=[:;!?»](?:\\s|$))`), says: 'no unbreakable space before : ; ! ? or »' },
  { fault: new RegExp(`«(?!${nbsp})`), says: 'no unbreakable space after «' },
  { fault: new RegExp(`[^${nbsp}](?=[$%])`), says: 'no unbreakable space before $ or %' },
  { fault: /\d \d{3}(?!\d)/, says: 'a breakable space inside a number' },
  { fault: /['"]/, says: 'a straight apostrophe or quotation mark' },
  { fault: /\.\.\./, says: 'three points instead of …' },
];

/** Returns the faults in punctuation and spaces of a French text, without its tags. */
export const frenchFaults = (html: string): string[] =>
  rules.filter(({ fault }) => fault.test(readable(html))).map(({ says }) => says);

/** Matches a postal code, whose halves stay on one line in both languages. */
const postalCode = /[A-Z]\d[A-Z]\u00a0\d[A-Z]\d/g;

const frenchWords = /\b(?:vous|nous|votre|notre|avec|pour|dans|cette|sont|une|courtière?s?|propriétés?|maisons?)\b/;

/** Returns the traces of French in an English text: words, punctuation and spacing. */
export function englishFaults(html: string): string[] {
  const text = readable(html).replace(postalCode, '');
  const leftover = frenchWords.exec(text);
  return [
    ...(leftover ? [`the French word ${leftover[0]}`] : []),
    ...(/[«»]/.test(text) ? ['French quotation marks'] : []),
    ...(text.includes(nbsp) || / [:;!?](?:\s|$)/.test(text) ? ['French spacing'] : []),
    ...(/['"]/.test(text) ? ['a straight apostrophe or quotation mark'] : []),
    ...(/\d [$%]/.test(text) ? ['a sign set the French way'] : []),
  ];
}
