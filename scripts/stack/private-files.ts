import { chmod, type FileHandle, mkdir, open, rename } from 'node:fs/promises';

/** Creates a folder that only its owner may open, and removes the permissions of others from an existing one. */
export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await chmod(path, 0o700);
}

/** Opens a file that only its owner may read: logs hold the addresses and names of visitors. */
export async function openPrivateFile(path: string, flags: 'a' | 'w'): Promise<FileHandle> {
  const file = await open(path, flags, 0o600);
  // The mode applies to new files only.
  await file.chmod(0o600);
  return file;
}

/** Keeps the log of the last run, if there is one, as `log.1`. */
export async function rotateLog(log: string): Promise<void> {
  const previous = `${log}.1`;
  await rename(log, previous)
    .then(() => chmod(previous, 0o600))
    .catch(() => {});
}
