import type { FormState } from 'payload';
import type { SaveFailure } from './failed-saves.ts';

/** A field for which the last save was refused, with the value that it had. */
export interface KeptRefusal {
  path: string;
  value: unknown;
  message: string | undefined;
}

/**
 * Returns the wrong fields of a form with their values. A late answer to an earlier change may have dropped errors of the save, which
 * `refused` holds.
 */
export function keepRefusals(state: FormState, refused: SaveFailure['fields']): KeptRefusal[] {
  const messages = new Map(refused.map(({ path, message }) => [path, message]));
  return Object.entries(state)
    .filter(([path, { valid }]) => valid === false || messages.has(path))
    .map(([path, { value, errorMessage }]) => ({ path, value, message: errorMessage ?? messages.get(path) }));
}

/**
 * Marks fields as invalid again while they still have the refused value. Payload validates the form while somebody types without the rules
 * that apply to saving alone, such as that a path must be free, and so drops their errors.
 */
export function markRefused(state: FormState, refusals: readonly KeptRefusal[]): FormState {
  const marked = { ...state };
  for (const { path, value, message } of refusals) {
    const field = state[path];
    if (field && field.valid !== false && field.value === value)
      marked[path] = { ...field, valid: false, errorMessage: message };
  }
  return marked;
}
