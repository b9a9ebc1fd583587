import type { FormState } from 'payload';

/** The difference between two states of a form. */
export interface FormChange {
  /** Path of a field whose value the editor changed; null when there is none. */
  changedPath: string | null;
  /** True when the form merged an answer of the server. */
  hasAnswer: boolean;
}

/**
 * Returns what happened to a form from one state to the next. Payload replaces only the field of a changed value, and in all others at
 * most `isModified`; a merged answer replaces every field. Rows do not count as a change: `useLoadingRows` requests what they lack.
 */
export function formChange(before: FormState, after: FormState): FormChange {
  const change: FormChange = { changedPath: null, hasAnswer: false };
  for (const [path, field] of Object.entries(after)) {
    const old = before[path];
    if (!old || old === field) continue;
    if (old.value !== field.value) change.changedPath = field.rows ? change.changedPath : path;
    else if (old.isModified === field.isModified) change.hasAnswer = true;
  }
  return change;
}
