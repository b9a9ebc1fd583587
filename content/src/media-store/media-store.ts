import { type FileHandle, mkdir, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of the media library, still to be stored: an original or one of its variants. */
export interface NewFile {
  filename: string;
  /** Media type. */
  type: string;
  data: Buffer;
}

/** The files of the media library: a folder of this machine, or a bucket. */
export interface MediaStore {
  /** Opens a file for reading; null when there is none. Throws a MediaUnavailableError while the store cannot say. */
  open(filename: string): Promise<FileHandle | null>;
  /** Stores all of the files, or none. */
  write(files: readonly NewFile[]): Promise<void>;
  /** Reads an object that a browser has sent to the store, and deletes it there; null when there is none, or when it has more bytes than it may. */
  receive(key: string, maxBytes: number): Promise<Buffer | null>;
  /** Deletes files one after the other, those that are gone included. Throws at the first that cannot be deleted. */
  remove(filenames: readonly string[]): Promise<void>;
}

/** Error of a store that does not answer, or that refuses what it is asked. */
export class MediaUnavailableError extends Error {}

/** True for an error of a store: one of ours, or one of the AWS SDK, with which Payload's adapter writes originals. */
export const isMediaUnavailable = (error: unknown): boolean =>
  error instanceof MediaUnavailableError || (error instanceof Error && '$metadata' in error);

/** Opens a file of a folder; null when there is none. */
export const openFile = (folder: string, filename: string): Promise<FileHandle | null> =>
  open(join(folder, filename)).catch(() => null);

/** Reads a whole file of the store; null when there is none. */
export async function readMedia(store: Pick<MediaStore, 'open'>, filename: string): Promise<Buffer | null> {
  const file = await store.open(filename);
  if (!file) return null;
  try {
    return await file.readFile();
  } finally {
    await file.close();
  }
}

/** Returns the store that is a folder of this machine. */
export function diskStore(folder: string): MediaStore {
  const remove = async (filenames: readonly string[]) => {
    for (const filename of filenames) await rm(join(folder, filename), { force: true });
  };
  return {
    open: (filename) => openFile(folder, filename),
    async write(files) {
      await mkdir(folder, { recursive: true });
      try {
        for (const { filename, data } of files) await writeFile(join(folder, filename), data);
      } catch (error) {
        await remove(files.map(({ filename }) => filename));
        throw error;
      }
    },
    receive: () => Promise.resolve(null),
    remove,
  };
}
