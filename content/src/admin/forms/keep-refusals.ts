import type { FormState } from 'payload';

/** A field for which the last save was refused, with the value that it had. */
export interface KeptRefusal {
  path: string;
  value: unknown;
  message: string | undefined;
}

/** Returns the wrong fields of a form with their values. */
export const keepRefusals = (state: FormState): KeptRefusal[] =>
  Object.entries(state)
    .filter(([, { valid }]) => valid === false)
    .map(([path, { value, errorMessage }]) => ({ path, value, message: errorMessage }));

/**
 * Marks the fields as wrong again whose value is still the refused one. While somebody types, Payload checks the form without the rules
 * that only a save applies, such as that of a path which is taken, and forgets their errors.
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
