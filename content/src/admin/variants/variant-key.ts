/** Maximum length of a key, in characters. */
const maxLength = 60;

/**
 * Returns the key of a new variant: its name in a form that URLs can contain, with a number when another variant of the page has that key.
 */
export function variantKey(name: string, taken: readonly string[]): string {
  const words =
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const key = words.join('-').slice(0, maxLength).replace(/-$/, '') || 'variante';
  if (!taken.includes(key)) return key;
  for (let number = 2; ; number += 1) if (!taken.includes(`${key}-${number}`)) return `${key}-${number}`;
}
