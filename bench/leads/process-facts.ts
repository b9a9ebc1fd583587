import { readdir, readFile } from 'node:fs/promises';

export interface ProcessFacts {
  /** Resident memory, MB. */
  memory: number;
  /** Number of open files and connections. */
  open: number;
}

/** Returns the memory and open files of a process on Linux; null for a process that has ended, and on other systems. */
export async function processFacts(pid: number): Promise<ProcessFacts | null> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    const kilobytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]);
    return { memory: (kilobytes * 1024) / 1e6, open: (await readdir(`/proc/${pid}/fd`)).length };
  } catch {
    return null;
  }
}
