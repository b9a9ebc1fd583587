import type { FormState } from 'payload';

/**
 * Returns the path of a field whose value the editor changed between two states of a form, or null. Rows do not count: `useLoadingRows`
 * requests what they lack. Nor do files, which Payload does not send for validation.
 */
export function changedPath(before: FormState, after: FormState): string | null {
  const changed = Object.entries(after).findLast(([path, { value, rows }]) => {
    const old = before[path];
    return old && old.value !== value && !rows && !(value instanceof File);
  });
  return changed?.[0] ?? null;
}
