/** Maximum time for a photo to come from core, ms. */
const limitMs = 10_000;

const address = /^\/resources\/photos\/([\w.-]+)$/;

/** Returns the file name of a photo that core has copied from a source of listings; null for another address. */
export const copiedPhotoName = (url: string): string | null => address.exec(url)?.[1] ?? null;

/** Asks core for a file of a photo that it has copied; null when it does not answer in time. */
export function fetchCopiedPhoto(coreUrl: string, name: string): Promise<Response | null> {
  const url = `${coreUrl.replace(/\/$/, '')}/api/photos/${encodeURIComponent(name)}`;
  return fetch(url, { redirect: 'error', signal: AbortSignal.timeout(limitMs) }).catch(() => null);
}
