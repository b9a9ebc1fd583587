const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Returns a text, or the texts in the state of the rich text editor, without formatting; '' for anything else. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  const text = memberOf(value, 'text');
  if (typeof text === 'string') return text;
  const children = memberOf(value, 'children') ?? memberOf(memberOf(value, 'root'), 'children');
  return Array.isArray(children) ? children.map(plainText).join(' ') : '';
}
