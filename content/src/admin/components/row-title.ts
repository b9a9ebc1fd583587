/** Maximum length of a title, in characters. */
const maxLength = 80;

/** Returns the first text at one of the paths in the form data of a block, without formatting; '' when there is none. */
export function rowTitle(data: unknown, paths: readonly string[]): string {
  for (const path of paths) {
    const value = path.split('.').reduce<unknown>(memberOf, data);
    const text = plainText(value).replace(/\s+/g, ' ').trim();
    if (text !== '') return text.length > maxLength ? `${text.slice(0, maxLength - 1).trimEnd()}…` : text;
  }
  return '';
}

/** Returns a text, or the texts in the editor's tree of a rich text. */
function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  const text = memberOf(value, 'text');
  if (typeof text === 'string') return text;
  const children = memberOf(value, 'children') ?? memberOf(memberOf(value, 'root'), 'children');
  return Array.isArray(children) ? children.map(plainText).join(' ') : '';
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
