import { foldText } from './fold-text.ts';
import type { FilterChoice } from './search-data.ts';

/** Returns the choices whose name contains the typed text, those that start with it first; all choices when nothing is typed. */
export function findChoices<T extends FilterChoice>(choices: readonly T[], typed: string): T[] {
  const wanted = foldText(typed);
  if (wanted === '') return [...choices];
  const rank = (label: string): number => {
    const folded = foldText(label);
    if (folded.startsWith(wanted)) return 0;
    return folded.includes(` ${wanted}`) ? 1 : folded.includes(wanted) ? 2 : 3;
  };
  return choices
    .map((choice) => ({ choice, place: rank(choice.label) }))
    .filter(({ place }) => place < 3)
    .sort((one, other) => one.place - other.place)
    .map(({ choice }) => choice);
}
