import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import { openFile } from './media-store.ts';

/** A file as it comes from the bucket. */
export interface IncomingFile {
  body: Readable;
  /** Bytes that the bucket says it has. */
  size: number;
  modified: Date;
}

const draftEnd = '.part';

/** Keeps copies of files in a folder, up to a number of bytes; those that nobody asked for the longest go first. */
export async function openFileCache(folder: string, maxBytes: number) {
  await mkdir(folder, { recursive: true });
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => Math.max(1, size),
    dispose: (_, name, reason) => {
      // A file that is open meanwhile can be read to its end.
      if (reason !== 'set') void rm(join(folder, name), { force: true }).catch(() => undefined);
    },
  });
  for (const name of await readdir(folder)) {
    if (name.endsWith(draftEnd)) await rm(join(folder, name), { force: true });
    else sizes.set(name, (await stat(join(folder, name))).size);
  }
  return {
    async open(name: string): Promise<FileHandle | null> {
      // Another process may have removed it, or written it, in the same folder.
      const file = await openFile(folder, name);
      if (file) sizes.get(name);
      return file;
    },
    /** Keeps a file and opens it. Throws when it breaks off. */
    async write(name: string, { body, size, modified }: IncomingFile): Promise<FileHandle> {
      const draft = join(folder, `${randomUUID()}${draftEnd}`);
      try {
        await pipeline(body, createWriteStream(draft));
        const written = (await stat(draft)).size;
        if (written !== size) throw new Error(`The file has ${written} bytes of ${size}.`);
        // All machines answer with the same ETag, which is made from it.
        await utimes(draft, modified, modified);
        const file = await open(draft);
        await rename(draft, join(folder, name));
        sizes.set(name, size);
        // One that is larger than all of the space is served, and not kept.
        if (!sizes.has(name)) await rm(join(folder, name), { force: true });
        return file;
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    remove(name: string): void {
      if (!sizes.delete(name)) void rm(join(folder, name), { force: true }).catch(() => undefined);
    },
  };
}

export type FileCache = Awaited<ReturnType<typeof openFileCache>>;
