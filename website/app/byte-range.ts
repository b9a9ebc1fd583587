/** A part of a file: its first and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a `Range` header for a file of `size` bytes (RFC 9110 §14.2). Returns null for the whole file, which is also the answer to a
 * header that is malformed, in another unit, or of several ranges, and `unsatisfiable` for a range outside of the file.
 */
export function readByteRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '')
    return Number(last) === 0 || size === 0
      ? 'unsatisfiable'
      : { start: Math.max(0, size - Number(last)), end: size - 1 };
  const range = { start: Number(first), end: Math.min(last === '' ? size - 1 : Number(last), size - 1) };
  if (last !== '' && Number(last) < range.start) return null;
  return range.start >= size ? 'unsatisfiable' : range;
}
