import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliDecompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzip,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib';
import type { Coding, StoredCoding } from './answer-headers.ts';

/** A text in the content codings that browsers accept. All but brotli is derived when a client asks for it. */
export interface CodedBody {
  br: Buffer;
  gzip: Buffer | undefined;
  /** Number of times that the body was sent from the cache. */
  uses: number;
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/**
 * Qualities of brotli, by measurements of a home page of 215 KB: 3 takes 1.2 ms for 26.7 KB, less than gzip 4 (1.4 ms, 33.9 KB);
 * 5 takes 2.3 ms for 23.5 KB; 10 takes 83 ms for 21.1 KB; 11 takes 282 ms for 20.7 KB. For 50 KB of page data 7 takes 0.2 ms more than 5
 * and makes them 0.9 % smaller; 9 takes 130 ms.
 */
const qualities = { once: 3, stored: 7, dense: 10 };
/** A crawler that reads every page once does not cause the better compression. The body outlives renderings with the same text. */
const usesBeforeDense = 2;

const brotli = (bytes: Uint8Array, quality: number): Promise<Buffer> =>
  brotliAsync(bytes, { params: brotliParams(quality, bytes.length) });

/** Returns a copy with memory of its own: the result of zlib is a part of a buffer of 64 KB, which would be stored with it. */
function stored(compressed: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(compressed.length);
  compressed.copy(copy);
  return copy;
}

/**
 * Window of a brotli stream of unknown length, as a power of two of bytes, and the bounds of the format. The window is allocated anew for each
 * body: with the usual one of 4 MB a home page took 7.7 ms of the processor from call to compressed answer, and takes 4.4 ms with one of 256 KB.
 */
const windows = { stream: 18, min: 10, max: 22 };

/** Returns the parameters for a body of this length in bytes, with the smallest window that it fits in; 0 for an unknown length. */
const brotliParams = (quality: number, length: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_SIZE_HINT]: length,
  [constants.BROTLI_PARAM_LGWIN]:
    length === 0 ? windows.stream : Math.min(windows.max, Math.max(windows.min, Math.ceil(Math.log2(length + 16)))),
});

/**
 * Compresses a body that is sent once. Zstandard is quicker than handing the work to another thread: 0.34 ms for a home page of
 * 230 KB (37.5 KB), where gzip takes 1.3 ms and brotli 1.2 ms.
 */
export async function compressOnce(bytes: Uint8Array, coding: Coding): Promise<Buffer> {
  if (coding === 'zstd') return zstdCompressSync(bytes);
  return coding === 'br' ? brotli(bytes, qualities.once) : gzipAsync(bytes, { level: 4 });
}

/** Returns a stream that compresses a body of unknown length. */
export function compressingStream(coding: Coding) {
  if (coding === 'zstd') return createZstdCompress();
  return coding === 'br' ? createBrotliCompress({ params: brotliParams(qualities.once, 0) }) : createGzip({ level: 4 });
}

/** Compresses a text that is stored and sent many times. */
export async function codedBody(text: string): Promise<CodedBody> {
  return { br: stored(await brotli(Buffer.from(text), qualities.stored)), gzip: undefined, uses: 0 };
}

/** Returns the body in a coding, or without any. */
export function bytesOf(body: CodedBody, coding: StoredCoding | undefined): Buffer {
  if (coding === 'br') return body.br;
  if (coding === undefined) return brotliDecompressSync(body.br);
  body.gzip ??= stored(gzipSync(brotliDecompressSync(body.br), { level: 6 }));
  return body.gzip;
}

let densifying = Promise.resolve();

/**
 * Counts that a stored body is sent again. At the second time it is compressed at a better quality in the background, one body after
 * another, to leave the thread pool to others.
 */
export function countUse(body: CodedBody): void {
  body.uses += 1;
  if (body.uses !== usesBeforeDense) return;
  densifying = densifying.then(async () => {
    body.br = stored(await brotli(bytesOf(body, undefined), qualities.dense));
  });
}
