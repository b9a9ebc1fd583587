import type { FormState } from 'payload';

/** The value of each wrong field that its error was first shown for, or that the server was asked about again. */
export type CheckedValues = Map<string, unknown>;

/** Returns the paths of the wrong fields whose value is no longer the checked one, and the checked values of all wrong fields. */
export function staleErrors(state: FormState, checked: CheckedValues): { stale: string[]; values: CheckedValues } {
  const wrong = Object.entries(state).filter(([, { valid }]) => valid === false);
  const values = new Map(wrong.map(([path, { value }]) => [path, checked.has(path) ? checked.get(path) : value]));
  return { stale: wrong.filter(([path, { value }]) => values.get(path) !== value).map(([path]) => path), values };
}
