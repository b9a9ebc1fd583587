import { readBoroughCode } from '@vitrine/contract/core/quebec-boroughs.ts';
import type { FilterChoice } from './search-data.ts';

/** Returns the code of the municipality of a borough; null for a municipality. */
export const municipalityOf = (code: string): string | null => readBoroughCode(code)?.municipality ?? null;

/** Returns the name of a borough without that of its municipality, which stands before it; null for a municipality. */
export const boroughName = ({ code, label }: FilterChoice): string | null =>
  municipalityOf(code) === null ? null : (/^.+? \((.+)\)$/.exec(label)?.[1] ?? label);

/**
 * Returns the chosen places with further ones. A borough narrows its municipality, which is removed, and a municipality contains its boroughs, which
 * are removed: together they would find what the municipality alone finds.
 */
export function withPlaces(chosen: readonly string[], added: readonly string[]): string[] {
  const narrowed = new Set(added.map(municipalityOf));
  const others = chosen.filter(
    (code) => !added.includes(code) && !narrowed.has(code) && !added.includes(municipalityOf(code) ?? ''),
  );
  return [...others, ...added];
}
