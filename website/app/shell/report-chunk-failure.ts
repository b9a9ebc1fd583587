let isReported = false;

/** A part of the page could not be had; told once, as the page that the server sent goes on standing. */
export function reportChunkFailure(error: unknown): void {
  if (isReported) return;
  isReported = true;
  console.warn('A part of the page could not be loaded.', error);
}

/** The same for a page that has just been loaded: it is loaded anew, if it has not been within the minute (`reload-guard.ts`). */
export function reloadForChunk(error: unknown): void {
  if (!globalThis.reloadOnce?.()) reportChunkFailure(error);
}
