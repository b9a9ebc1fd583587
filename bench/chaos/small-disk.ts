import { execFile } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onStop } from '../../scripts/process/child-processes.ts';

const run = promisify(execFile);

/** Mounts a disk in memory on an empty folder until the end of the run. Returns false where this process may not. */
export async function mountSmallDisk(folder: string, bytes: number): Promise<boolean> {
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder]);
  } catch {
    return false;
  }
  onStop(async () => {
    await run('umount', ['--lazy', folder]);
  });
  return true;
}

const fillerOf = (folder: string): string => join(folder, 'filler');

/** Writes a file, or more into it, until the disk has no byte left. */
export async function fillDisk(folder: string): Promise<void> {
  const file = await open(fillerOf(folder), 'a');
  try {
    for (const size of [16 * 1024 * 1024, 4096]) {
      const chunk = Buffer.alloc(size, 1);
      while (await hasWritten(() => file.write(chunk)));
    }
  } finally {
    await file.close();
  }
}

/** Removes that file. */
export const emptyDisk = (folder: string): Promise<void> => rm(fillerOf(folder), { force: true });

async function hasWritten(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false;
    throw error;
  }
}
