/** True when PostgreSQL can store the text: it contains neither a NUL character nor a lone surrogate. */
export const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** True when every text in the value, including keys, is storable. Iterative, so that nesting cannot exhaust the stack. */
export function isStorable(value: unknown): boolean {
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string' && !isStorableText(next)) return false;
    if (typeof next !== 'object' || next === null || ArrayBuffer.isView(next)) continue;
    for (const [key, inner] of Object.entries(next)) waiting.push(key, inner);
  }
  return true;
}
