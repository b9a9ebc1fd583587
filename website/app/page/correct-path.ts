/** Returns a path with small letters, or null when it has no others. Bytes that are no text stay as they are. */
export function lowerCasePath(path: string): string | null {
  try {
    const letters = decodeURI(path);
    const lower = letters.toLowerCase();
    return lower === letters ? null : encodeURI(lower);
  } catch {
    return null;
  }
}
