/** Methods that neither the pages nor the REST API of the admin serve; Next answers them with 500. */
const refusedMethods = new Set(['TRACE', 'CONNECT']);

/** Property names that every object inherits; Payload would mistake them for collections. */
const reservedNames = new Set(['constructor', 'prototype', '__proto__']);

/**
 * Returns the status with which a request is refused before it reaches Next: 405 for an unserved method, 400 for a path that is not
 * percent-encoded UTF-8 or contains a NUL character, 404 for a reserved name; null for every other request.
 */
export function refusalOf(method: string, path: string): 400 | 404 | 405 | null {
  if (refusedMethods.has(method)) return 405;
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return 400;
  }
  if (decoded.includes('\0')) return 400;
  return decoded.split('/').some((name) => reservedNames.has(name)) ? 404 : null;
}
