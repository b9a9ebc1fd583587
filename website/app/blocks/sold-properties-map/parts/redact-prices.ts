/** An amount in dollars in either language, or a text that is only a number of at least four digits. It begins with its first digit. */
const amount = /(?:\$\s?\d[\d\s.,]*\d|(?<!\d[\s.,]*)\d[\d\s.,]*\$)(?:\s?\/\s?(?:mois|month))?/gu;
const bareAmount = /^\s*\d[\d\s.,]{3,}$/u;
/** Separators that a removed amount leaves at the start or the end of a text. */
const leftover = /^[\s,;:·–—-]+|(?<![\s,;:·–—-])[\s,;:·–—-]+$/gu;

/** Names of the fields that visitors read. */
const textNames = new Set([
  'main_title',
  'sub_title',
  'secondary_title',
  'tooltip',
  'description',
  'name',
  'text',
  'alt',
]);

/**
 * Returns a copy of finished items in which no text holds a price: the Québec regulator forbids the price of a sold property
 * (listing.22), and an editor may not know. It works on finished fields, so that no price reaches the browser either.
 */
export const redactPrices = <T>(value: T): T => redact(value, '') as T; // the shape stays, only texts change

function redact(value: unknown, name: string): unknown {
  if (typeof value === 'string') return textNames.has(name) ? removeAmounts(value) : value;
  if (Array.isArray(value)) return value.map((each) => redact(each, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, redact(each, key)]));
}

function removeAmounts(text: string): string {
  if (bareAmount.test(text)) return '';
  const rest = text.replace(amount, '');
  return rest === text ? text : rest.replace(leftover, '');
}
