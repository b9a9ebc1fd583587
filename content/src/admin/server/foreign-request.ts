const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Returns true for a state-changing request sent by a page of another origin. Browsers add `Origin` to such requests and scripts
 * cannot forge it; when it is missing, `Sec-Fetch-Site` must not name another site. A program that sends neither needs a token,
 * because Payload then ignores the cookie.
 */
export function isForeignRequest(method: string, headers: Headers, adminOrigin: string): boolean {
  if (safeMethods.has(method.toUpperCase())) return false;
  const origin = headers.get('origin');
  if (origin !== null) return origin !== adminOrigin;
  const site = headers.get('sec-fetch-site');
  return site !== null && site !== 'same-origin' && site !== 'none';
}
