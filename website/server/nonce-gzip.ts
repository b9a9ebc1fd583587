import { constants, crc32, deflateRawSync } from 'node:zlib';
import { multiply, shiftOver } from './crc32-linear.ts';

/** Length of a nonce: 18 random bytes in base64. */
export const NONCE_LENGTH = 24;

/** A gzip file with placeholders for nonces, so that a request costs one copy and no compression. */
export interface GzipTemplate {
  bytes: Buffer;
  /** Offsets of the nonces in `bytes`. */
  slots: number[];
  /** Checksum of the text with zero bytes instead of nonces. */
  checksum: number;
  /** Factor that converts a nonce's own checksum into its part of the whole, because CRC-32 is linear. */
  nonceFactor: number;
}

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const WINDOW = 32 * 1024;
const ZEROS = Buffer.alloc(NONCE_LENGTH);
const ZEROS_CHECKSUM = crc32(ZEROS);
/** Placeholder during compression. UTF-8 contains no byte 0xFF, so the compressor never refers to the bytes of a nonce. */
const UNKNOWN = Buffer.alloc(NONCE_LENGTH, 0xff);
/** Header of an empty stored block (RFC 1951 §3.2.4), which ends every flush, and of a stored block with one nonce. */
const EMPTY_STORED_BLOCK = Buffer.from([0, 0, 0xff, 0xff]);
const NONCE_STORED_BLOCK = Buffer.from([NONCE_LENGTH, 0, 0xff - NONCE_LENGTH, 0xff]);

/**
 * Compresses `text`, split at each `placeholder`. Each part is deflated with the preceding text as its dictionary and flushed,
 * which ends it with an empty stored block on a byte boundary; the block with the nonce replaces that block.
 */
export function gzipTemplate(text: string, placeholder: string): GzipTemplate {
  const pieces = text.split(placeholder).map((piece) => Buffer.from(piece));
  const parts: Buffer[] = [HEADER];
  const slots: number[] = [];
  let before: Buffer = Buffer.alloc(0);
  let length = HEADER.length;
  let checksum = 0;
  let size = 0;
  let nonceFactor = 0;
  pieces.forEach((piece, index) => {
    const last = index === pieces.length - 1;
    const deflated = deflateRawSync(piece, {
      level: 6,
      finishFlush: last ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
      ...(before.length > 0 && { dictionary: before }),
    });
    checksum = crc32(piece, checksum);
    size += piece.length;
    nonceFactor = multiply(nonceFactor, shiftOver(piece.length));
    parts.push(deflated);
    length += deflated.length;
    if (last) return;
    if (!deflated.subarray(-4).equals(EMPTY_STORED_BLOCK)) throw new Error('A flush did not end with an empty block.');
    NONCE_STORED_BLOCK.copy(deflated, deflated.length - 4);
    slots.push(length);
    parts.push(ZEROS);
    length += NONCE_LENGTH;
    checksum = crc32(ZEROS, checksum);
    size += NONCE_LENGTH;
    nonceFactor = multiply(nonceFactor, shiftOver(NONCE_LENGTH)) ^ shiftOver(0);
    before = Buffer.concat([before, piece, UNKNOWN]).subarray(-WINDOW);
  });
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(checksum, 0);
  trailer.writeUInt32LE(size % 2 ** 32, 4);
  // Allocated separately, because a small buffer from Node's pool would keep the whole pool slab in memory as long as the cache
  // entry.
  const bytes = Buffer.alloc(length + trailer.length);
  bytes.set(Buffer.concat([...parts, trailer]));
  return { bytes, slots, checksum, nonceFactor: nonceFactor >>> 0 };
}

/** Returns the gzip file with `nonce` (24 ASCII characters) at every offset; `template` is not changed. */
export function stitchGzip({ bytes, slots, checksum, nonceFactor }: GzipTemplate, nonce: string): Buffer {
  if (slots.length === 0) return bytes;
  const value = Buffer.from(nonce, 'latin1');
  const stitched = Buffer.allocUnsafe(bytes.length);
  stitched.set(bytes);
  for (const slot of slots) stitched.set(value, slot);
  const share = multiply(nonceFactor, crc32(value) ^ ZEROS_CHECKSUM);
  stitched.writeUInt32LE((checksum ^ share) >>> 0, stitched.length - 8);
  return stitched;
}
