import type { FormState } from 'payload';

/** The states of a form that undo and redo return to. */
export interface FormHistory {
  past: readonly FormState[];
  now: FormState;
  future: readonly FormState[];
  /** Path of the field that the last change alone concerned: consecutive changes of one field are one step. */
  typingAt: string | null;
  /**
   * States before the undos and redos that the form has yet to show: Payload's form shows a restored state in a later render, and answers of the server
   * may come before.
   */
  left: readonly FormState[];
}

const stepLimit = 50;

/** Values that change with every save; they do not count as changes by the editor. */
const ignoredPaths = new Set(['id', 'updatedAt', 'createdAt', '_status']);

export const startHistory = (now: FormState): FormHistory => ({
  past: [],
  now,
  future: [],
  typingAt: null,
  left: [],
});

/** Returns whether a state of the form is later than the last one of the history. */
export const isLater = ({ now, left }: FormHistory, state: FormState): boolean =>
  state !== now && !left.some((one) => isYetToChange(state, one, now));

/** Returns the history after a change of the form. `isByEditor` is false for states that the server sent, such as those of another language. */
export function recordState(history: FormHistory, next: FormState, isByEditor: boolean): FormHistory {
  const { now, past, left } = history;
  if (next === now && left.length > 0) return { ...history, left: [] };
  if (!isLater(history, next)) return history;
  const changed = changedPaths(now, next);
  // The server adds the fields of a new row after it was added, and a change of a sample clears its mark: no steps of their own.
  const isCompletion = changed.every((path) => !(path in now) || path.endsWith('.params.is_sample'));
  if (!isByEditor || isCompletion) return { ...history, now: next, left: [] };
  const typingAt = changed.length === 1 ? (changed[0] ?? null) : null;
  const isSameStep = typingAt !== null && typingAt === history.typingAt;
  return { past: isSameStep ? past : [...past, now].slice(-stepLimit), now: next, future: [], typingAt, left: [] };
}

/** Returns the history one step back, or null at its beginning. `shown` is the state that the form shows. */
export function undoStep(history: FormHistory, shown: FormState = history.now): FormHistory | null {
  const { past, now, future } = history;
  const before = past.at(-1);
  return before ? restore(history, shown, before, { past: past.slice(0, -1), future: [now, ...future] }) : null;
}

/** Returns the history one step forward, or null at its end. */
export function redoStep(history: FormHistory, shown: FormState = history.now): FormHistory | null {
  const { past, now, future } = history;
  const [after, ...rest] = future;
  return after ? restore(history, shown, after, { past: [...past, now], future: rest }) : null;
}

const restore = (
  { now, left }: FormHistory,
  shown: FormState,
  state: FormState,
  steps: Pick<FormHistory, 'past' | 'future'>,
): FormHistory => ({ ...steps, now: restored(state, now), typingAt: null, left: [...left, shown, now] });

/** Returns the paths whose values differ. A moved row shows by the ids of the rows. */
export function changedPaths(before: FormState, after: FormState): string[] {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...paths].filter((path) => !ignoredPaths.has(path) && !isSameValue(before[path]?.value, after[path]?.value));
}

/** Returns whether a state still has the values of the first of two states wherever these differ. */
function isYetToChange(state: FormState, from: FormState, to: FormState): boolean {
  const paths = changedPaths(from, to);
  return paths.length > 0 && paths.every((path) => isSameValue(state[path]?.value, from[path]?.value));
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (isEmpty(one) && isEmpty(other))) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns a state to return to. The rich text editor reads a value from outside only with another `initialValue`. */
function restored(state: FormState, now: FormState): FormState {
  const changed = changedPaths(now, state).filter((path) => typeof state[path]?.value === 'object');
  const fields = changed.map((path) => [path, { ...state[path], initialValue: structuredClone(state[path]?.value) }]);
  return { ...state, ...Object.fromEntries(fields) };
}
