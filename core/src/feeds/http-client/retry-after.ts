/**
 * Returns the time of a `Retry-After` header, which holds seconds or a date; null when it holds neither, or a date that has passed, such as
 * that of a server whose clock is behind.
 */
export function retryAfterMs(header: string | null): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const pause = Date.parse(header) - Date.now();
  return pause > 0 ? pause : null;
}
