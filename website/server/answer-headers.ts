/** Headers that the server writes itself. */
const ownHeaders = new Set([
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
  'x-request-id',
]);

/** True when the application's header of this name is not sent unchanged. */
export function isOwnHeader(name: string): boolean {
  return ownHeaders.has(name);
}

/** Content coding of a body that is compressed once and sent many times. */
export type StoredCoding = 'br' | 'gzip';
/** Content coding of a body. Zstandard compresses as well as the quick qualities of brotli, in a third of the time. */
export type Coding = StoredCoding | 'zstd';

type AcceptEncoding = string | string[] | undefined;

/** Returns the best coding of a stored body that `Accept-Encoding` allows; undefined for none. */
export const storedCoding = (header: AcceptEncoding): StoredCoding | undefined =>
  (['br', 'gzip'] as const).find((coding) => accepts(header, coding));

/** Returns the best coding that `Accept-Encoding` allows for a body that is sent once; undefined for none. */
export const onceCoding = (header: AcceptEncoding): Coding | undefined =>
  accepts(header, 'zstd') ? 'zstd' : storedCoding(header);

/** True when `Accept-Encoding` allows the coding (`gzip`, `br`); `;q=0` forbids it (RFC 9110 §12.5.3). */
function accepts(header: AcceptEncoding, coding: Coding): boolean {
  if (header === undefined) return false;
  return String(header)
    .split(',')
    .some((part) => {
      const [name, ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
      return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    });
}

/** True when a response of this content type benefits from compression. */
export function isCompressible(contentType: string): boolean {
  return /^(text\/|application\/(json|javascript|xml|manifest|[\w.-]+\+(json|xml))|image\/svg)/.test(contentType);
}
