let isReported = false;

/** Logs once that a chunk could not be loaded; the HTML of the server stays usable. */
export function reportChunkFailure(error: unknown): void {
  if (isReported) return;
  isReported = true;
  console.warn('A part of the page could not be loaded.', error);
}

/**
 * Reloads a page whose chunk could not be loaded; logs the failure instead when the page was reloaded within the last minute
 * (`reload-guard.ts`).
 */
export function reloadForChunk(error: unknown): void {
  if (!globalThis.reloadOnce?.()) reportChunkFailure(error);
}
