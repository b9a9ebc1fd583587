import type { FormState } from 'payload';

/** What differs between two states of a form: a field whose value the editor changed, and whether an answer of the server was merged. */
export interface FormChange {
  changedPath: string | null;
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
