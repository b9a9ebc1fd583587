import { readdir, readFile } from 'node:fs/promises';

export interface ProcessFacts {
  /** Resident memory, MB. */
  memory: number;
  /** Number of open files and connections. */
  open: number;
  /** Processor time of all its threads so far, s. */
  cpuSeconds: number;
}

/** Ticks of the processor time in /proc a second, on every Linux that Node runs on. */
const ticksPerSecond = 100;

/** Returns the memory, open files and processor time of a process on Linux; null for a process that has ended, and on other systems. */
export async function processFacts(pid: number): Promise<ProcessFacts | null> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    const kilobytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]);
    const [, after = ''] = /\) (.*)$/s.exec(await readFile(`/proc/${pid}/stat`, 'utf8')) ?? [];
    // The fields from the third on: the 14th and 15th are the times in the program and in the kernel.
    const fields = after.split(' ').map(Number);
    return {
      memory: (kilobytes * 1024) / 1e6,
      open: (await readdir(`/proc/${pid}/fd`)).length,
      cpuSeconds: ((fields[11] ?? 0) + (fields[12] ?? 0)) / ticksPerSecond,
    };
  } catch {
    return null;
  }
}
