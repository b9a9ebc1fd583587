import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Folders that are not copied as files: the database has a copy of its own, and the others are made again. */
const leftOut: ReadonlySet<string> = new Set(['postgres', 'logs', 'outbox', 'media-copies']);
/** The embedded database opens with the password beside it. */
const password = 'postgres/password';

/** Returns the paths of the files of a data folder that a backup holds, relative to it. */
export async function listFiles(dataDir: string): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dataDir.length + 1))
    .filter((path) => path === password || !leftOut.has(path.split('/')[0] ?? ''));
}

interface Copied {
  files: number;
  bytes: number;
  /** Files that the previous backup already had, and which take no further space. */
  linked: number;
}

/**
 * Copies the files of a data folder that `target` lacks. A file that the previous backup has with the same size and time is linked to it. A file that
 * vanishes meanwhile is left out.
 */
export async function copyFiles(dataDir: string, target: string, previous: string | null): Promise<Copied> {
  const copied: Copied = { files: 0, bytes: 0, linked: 0 };
  for (const path of await listFiles(dataDir)) {
    const [from, to] = [join(dataDir, path), join(target, path)];
    const own = await stat(from).catch(() => null);
    if (!own || (await stat(to).catch(() => null))) continue;
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    const before = previous === null ? null : await stat(join(previous, path)).catch(() => null);
    const isSame = before !== null && before.size === own.size && Math.abs(before.mtimeMs - own.mtimeMs) < 2;
    if (previous !== null && isSame) {
      await link(join(previous, path), to);
      copied.linked++;
    } else if (await copyOne(from, to)) {
      await utimes(to, own.atime, own.mtime);
      copied.bytes += own.size;
    } else continue;
    copied.files++;
  }
  return copied;
}

/** Copies a file; returns false when it is gone. */
const copyOne = (from: string, to: string): Promise<boolean> =>
  copyFile(from, to, constants.COPYFILE_FICLONE).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
