import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { type Reason, ReasonError, reasonOf } from '../reasons/reason.ts';

export interface ZipLimits {
  entries: number;
  bytesPerFile: number;
  bytes: number;
  ratio: number;
}

/** Limits of a delivery: more than the largest brokerage sends, and less than fills a machine. */
export const usualZipLimits: ZipLimits = {
  entries: 200,
  bytesPerFile: 2 * 1024 ** 3,
  bytes: 4 * 1024 ** 3,
  // Maximum ratio of the unpacked to the packed size. Deflate reaches 1,000 on zeros; texts stay below 50.
  ratio: 200,
};

export interface OpenZip {
  /** Base names of the files. */
  names: string[];
  open(name: string): Promise<Readable>;
  close(): void;
}

const openZip = promisify<string, yauzl.Options, ZipFile>(yauzl.open);

/**
 * Opens a zip file, or returns why it is refused. Nothing is written to disk, so paths in it lead nowhere; a file with a path that climbs
 * is refused all the same, as are bombs.
 */
export async function openZipFile(
  path: string,
  limits: ZipLimits = usualZipLimits,
): Promise<OpenZip | { reason: Reason }> {
  let zip: ZipFile;
  try {
    zip = await openZip(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true });
  } catch (error) {
    return { reason: unreadable(error) };
  }
  const entries = await readEntries(zip, limits).catch((error: unknown) => ({ reason: unreadable(error) }));
  if ('reason' in entries) {
    zip.close();
    return entries;
  }
  return {
    names: [...entries.keys()],
    async open(name) {
      const entry = entries.get(name);
      if (!entry) throw new Error(`The zip file has no ${name}`);
      return promisify(zip.openReadStream.bind(zip))(entry);
    },
    close: () => zip.close(),
  };
}

const unreadable = (error: unknown): Reason =>
  error instanceof ReasonError
    ? error.reason
    : reasonOf('zip-unreadable', { detail: error instanceof Error ? error.message : String(error) });

async function readEntries(zip: ZipFile, limits: ZipLimits): Promise<Map<string, Entry> | { reason: Reason }> {
  if (zip.entryCount > limits.entries) return { reason: reasonOf('zip-too-many-files', { files: limits.entries }) };
  const entries = new Map<string, Entry>();
  let bytes = 0;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const refuse = (reason: Reason) => reject(new ReasonError(reason));
  zip.on('error', reject);
  zip.on('end', resolve);
  zip.on('entry', (entry: Entry) => {
    bytes += entry.uncompressedSize;
    if (entry.uncompressedSize > limits.bytesPerFile || bytes > limits.bytes) return refuse(reasonOf('zip-too-large'));
    if (entry.uncompressedSize > limits.ratio * Math.max(entry.compressedSize, 1024)) {
      return refuse(reasonOf('zip-bomb'));
    }
    if (entry.isEncrypted()) return refuse(reasonOf('zip-encrypted'));
    if (!entry.fileName.endsWith('/')) entries.set(basename(entry.fileName), entry);
    zip.readEntry();
  });
  zip.readEntry();
  await promise;
  return entries;
}
