/** Maximum length of a path: that of the content service's call (`pageRequest` of the contract). */
const maxPathLength = 2048;

/**
 * Returns the status of an invalid path: 414 when it is too long for the content service, 404 when it cannot be decoded or
 * contains a control character, which PostgreSQL rejects. Null for a valid path.
 */
export function refusePath(pathname: string): 404 | 414 | null {
  if (pathname.length > maxPathLength) return 414;
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for them
    return /[\u0000-\u001f\u007f]/.test(decodeURIComponent(pathname)) ? 404 : null;
  } catch {
    return 404;
  }
}
