/** True when `If-None-Match` contains the ETag, by weak comparison (RFC 9110 §13.1.2). */
export function matchesEtag(header: string | null | undefined, etag: string): boolean {
  if (!header) return false;
  const opaque = etag.replace(/^W\//, '');
  return header.split(',').some((given) => given.trim() === '*' || given.trim().replace(/^W\//, '') === opaque);
}
