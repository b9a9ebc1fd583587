let isReported = false;

/** A block's code could not be had; told once, as the page that the server sent goes on standing. */
export function reportChunkFailure(error: unknown): void {
  if (isReported) return;
  isReported = true;
  console.warn('A part of the page could not be loaded.', error);
}
