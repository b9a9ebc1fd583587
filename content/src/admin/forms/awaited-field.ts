/** Maximum time for which a field is awaited, ms: its row may come from a slow server, sometimes at the second request. */
const maxWaitMs = 60_000;

let awaited: AbortController | null = null;

/**
 * Starts to await a field that is to get the focus, in place of the field that was awaited before. The signal is aborted when the field must no
 * longer take the focus: once the editor presses a key or a pointer, one of the given signals is aborted, or too much time has passed.
 */
export function awaitField(...given: AbortSignal[]): AbortSignal {
  stopAwaiting();
  const own = new AbortController();
  awaited = own;
  // These listeners do not hear the event that asked for the field: it has left the document's capture phase before they are added.
  const once = { capture: true, signal: own.signal };
  for (const event of ['keydown', 'pointerdown']) document.addEventListener(event, () => own.abort(), once);
  setTimeout(() => own.abort(), maxWaitMs);
  return AbortSignal.any([own.signal, ...given]);
}

/** Leaves the focus where it is: the editor has turned to something else. */
export function stopAwaiting(): void {
  awaited?.abort();
}

/** Waits until the browser draws the page again. */
export const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);
