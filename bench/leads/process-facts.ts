import { readdir, readFile } from 'node:fs/promises';

export interface ProcessFacts {
  /** What of it stands in memory, MB. */
  memory: number;
  /** Files and connections that it holds open. */
  open: number;
}

/** What Linux knows of a process; null for one that has gone, and on other systems. */
export async function processFacts(pid: number): Promise<ProcessFacts | null> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    const kilobytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]);
    return { memory: (kilobytes * 1024) / 1e6, open: (await readdir(`/proc/${pid}/fd`)).length };
  } catch {
    return null;
  }
}
