/**
 * Returns a path without the slashes at its end. A regular expression such as `/\/+$/` tries each slash of a path as the first one, so that its
 * time grows with the square of their number.
 */
export function withoutTrailingSlashes(path: string): string {
  let length = path.length;
  while (path[length - 1] === '/') length -= 1;
  return path.slice(0, length);
}
