/** Headers that the server writes itself, or that are a word between the application and the server alone. */
const OWN_HEADERS = new Set([
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'referrer-policy',
  'set-cookie',
  'transfer-encoding',
  'vary',
  'x-frame-origins',
  'x-injects',
  'x-page-cache',
  'x-preview',
  'x-request-id',
]);

/** Whether the application's header of this name is not passed on as it is. */
export function isOwnHeader(name: string): boolean {
  return OWN_HEADERS.has(name);
}

/** Whether `Accept-Encoding` allows the coding (`gzip`, `br`), which `;q=0` takes back (RFC 9110 §12.5.3). */
export function accepts(header: string | string[] | undefined, coding: 'br' | 'gzip'): boolean {
  if (header === undefined) return false;
  return String(header)
    .split(',')
    .some((part) => {
      const [name, ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
      return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    });
}

/** Whether text of this content type is worth compressing. */
export function isCompressible(contentType: string): boolean {
  return /^(text\/|application\/(json|javascript|xml|manifest|[\w.-]+\+(json|xml))|image\/svg)/.test(contentType);
}
