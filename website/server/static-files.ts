import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible, type StoredCoding, storedCoding } from './answer-headers.ts';

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.pbf': 'application/x-protobuf',
  '.pmtiles': 'application/octet-stream',
};
const codingExtensions: Record<StoredCoding, string> = { br: '.br', gzip: '.gz' };
/** Minimum size in bytes for a compression on request; below it no network packet is saved. */
const minCompressedBytes = 512;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const compress: Record<StoredCoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => brotliAsync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => gzipAsync(bytes, { level: 9 }),
};

/** One file of the build, in memory. */
export interface StaticFile {
  bytes: Buffer;
  contentType: string;
  etag: string;
  /** True when the name contains a hash of the content, so that the file never changes. */
  immutable: boolean;
  /** Compressed forms that are smaller: read from disk, or created on first request. */
  coded: Map<StoredCoding, Promise<Buffer>>;
}

/**
 * Reads every file under `dir` into memory, by its request path: `/assets/entry.js`. Only files in the map are served, so no path
 * can leave the folder. Files and folders with a leading dot are skipped. A missing folder counts as empty (in development Vite serves the
 * files).
 */
export async function readStaticFiles(dir: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(paths);
  const files = new Map<string, StaticFile>();
  for (const path of paths) {
    const name = `/${relative(dir, path).split(sep).join('/')}`;
    const codedForm = /\.(br|gz)$/.test(name) && known.has(path.replace(/\.(br|gz)$/, ''));
    if (name.includes('/.') || codedForm) continue;
    const bytes = await readFile(path);
    const coded = new Map<StoredCoding, Promise<Buffer>>();
    for (const coding of ['br', 'gzip'] as const) {
      const beside = path + codingExtensions[coding];
      const made = known.has(beside) ? await readFile(beside) : bytes;
      if (made.length < bytes.length) coded.set(coding, Promise.resolve(made));
    }
    files.set(name, {
      bytes,
      contentType: contentTypes[extname(path)] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      immutable: name.startsWith('/assets/'),
      coded,
    });
  }
  return files;
}

/** Returns the smallest form of the file that this `Accept-Encoding` allows. */
export async function codedBytes(
  file: StaticFile,
  acceptEncoding: string | string[] | undefined,
): Promise<{ coding: StoredCoding | undefined; bytes: Buffer }> {
  const coding = storedCoding(acceptEncoding);
  if (coding === undefined) return { coding, bytes: file.bytes };
  let made = file.coded.get(coding);
  if (made === undefined) {
    const isWorthIt = file.bytes.length >= minCompressedBytes && isCompressible(file.contentType);
    if (!isWorthIt) return { coding: undefined, bytes: file.bytes };
    made = compress[coding](file.bytes);
    file.coded.set(coding, made);
  }
  return { coding, bytes: await made };
}
