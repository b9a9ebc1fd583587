import type { NamedValue } from '../../core/criteria-names.ts';

/** Maximum number of names that are offered at once. */
const offered = 8;

/** Returns the text without case, accents and dashes. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[-'’\s]+/g, ' ')
    .trim()
    .toLowerCase();

/** Returns the names that contain the query and are not chosen yet: those that begin with it first, then those with most listings. */
export function findNames(names: readonly NamedValue[], query: string, chosen: readonly string[]): NamedValue[] {
  const wanted = fold(query);
  if (wanted === '') return [];
  const startsWith = ({ label }: NamedValue) => Number(fold(label).startsWith(wanted));
  return names
    .filter(({ value, label }) => !chosen.includes(value) && fold(label).includes(wanted))
    .sort((one, other) => startsWith(other) - startsWith(one) || (other.count ?? 0) - (one.count ?? 0))
    .slice(0, offered);
}
