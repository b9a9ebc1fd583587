/** An amount in dollars as either language writes it, or a bare number of at least four digits that is all there is. */
const amount = /(?:\$\s?\d[\d\s.,]*\d|\d[\d\s.,]*\$)(?:\s?\/\s?(?:mois|month))?/gu;
const bareAmount = /^\s*\d[\d\s.,]{3,}$/u;
/** What would be left hanging where an amount was. */
const leftover = /^[\s,;:·–—-]+|[\s,;:·–—-]+$/gu;

/** The texts of an item that a visitor reads. */
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
 * The items of a map of sold properties without any price: the Québec regulator forbids showing it (`3-wire §3`), and an editor
 * may not know. It works on finished fields, so that no price travels to the browser either.
 */
export function withoutPrices(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return textNames.has(name) ? withoutAmounts(value) : value;
  if (Array.isArray(value)) return value.map((each) => withoutPrices(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutPrices(each, key)]));
}

function withoutAmounts(text: string): string {
  if (bareAmount.test(text)) return '';
  const rest = text.replace(amount, '');
  return rest === text ? text : rest.replace(leftover, '');
}
