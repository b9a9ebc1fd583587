/** Open modal dialogs, the topmost last. Elements outside the topmost one are inert. */
const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

export function enterDialog(dialog: HTMLDialogElement): void {
  open.push(dialog);
  for (const listener of listeners) listener();
}

export function leaveDialog(dialog: HTMLDialogElement): void {
  const at = open.indexOf(dialog);
  if (at >= 0) open.splice(at, 1);
  for (const listener of listeners) listener();
}

export const topmostDialog = (): HTMLDialogElement | null => open.at(-1) ?? null;

/** Calls `listener` on every change; returns a function that removes it. */
export function onDialogsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
