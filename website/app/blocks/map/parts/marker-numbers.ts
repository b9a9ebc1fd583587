/**
 * Returns what the markers of a block show in place of a dot: the number in each title, as in « Terrain 3 », so that lots and units are
 * found on the plan. Null when a title has none or several, or shares its number with another one.
 */
export function markerNumbers(titles: readonly string[]): string[] | null {
  const numbers = titles.map((title) => title.match(/\d+/g) ?? []);
  if (titles.length < 2 || numbers.some((found) => found.length !== 1)) return null;
  const shown = numbers.flat();
  return new Set(shown).size === shown.length ? shown : null;
}
