import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

/**
 * Returns the server that runs on a cluster folder, read from its lock file `postmaster.pid` (pid, folder, start, port, socket, address,
 * memory, status: one line each; a replica that answers says `standby`), or null when none runs. A lock left by a kill or a power cut
 * is ignored.
 */
export async function readPostmaster(cluster: string): Promise<Postmaster | null> {
  const lines = await readLock(cluster);
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!(pid > 0) || !(port > 0) || !(await runsOn(pid, cluster))) return null;
  return { pid, port, ready: /^(ready|standby)$/.test(lines[7]?.trim() ?? '') };
}

/**
 * Removes a lock whose process number now belongs to another program, which PostgreSQL would take for a server. A lock
 * of a dead process is left to PostgreSQL itself: it also waits until nothing uses the old shared memory.
 */
export async function removeForeignLock(cluster: string): Promise<void> {
  const pid = Number((await readLock(cluster))[0]);
  if (pid > 0 && isAlive(pid) && !(await runsOn(pid, cluster))) await rm(join(cluster, 'postmaster.pid'));
}

async function readLock(cluster: string): Promise<string[]> {
  return (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
}

async function runsOn(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  // Without /proc (macOS) a running process with this id must suffice.
  return commandLine === null || commandLine.split('\0').includes(cluster);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
