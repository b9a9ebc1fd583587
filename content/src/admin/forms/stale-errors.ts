import type { FormState } from 'payload';

/** Path of each invalid field to the value that the server refused. A field with another value has to be validated again. */
export type CheckedValues = Map<string, unknown>;

/** Returns the paths of the invalid fields whose value has changed since it was checked, and the checked values of all invalid fields. */
export function staleErrors(state: FormState, checked: CheckedValues): { stale: string[]; values: CheckedValues } {
  const wrong = Object.entries(state).filter(([, { valid }]) => valid === false);
  const values = new Map(wrong.map(([path, { value }]) => [path, checked.has(path) ? checked.get(path) : value]));
  return { stale: wrong.filter(([path, { value }]) => values.get(path) !== value).map(([path]) => path), values };
}
