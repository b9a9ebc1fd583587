import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** Properties of the machine that the figures depend on. */
export interface Machine {
  date: string;
  commit: string;
  cores: number;
  cpu: string;
  memoryGb: number;
  node: string;
  /** Load average of the last minute before the run: above a tenth of the cores, other programs were running. */
  load: number;
}

export function machineFacts(): Machine {
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: commit(),
    cores: availableParallelism(),
    cpu: cpus()[0]?.model.trim() || 'unknown',
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.versions.node,
    load: Number((loadavg()[0] ?? 0).toFixed(2)),
  };
}

/** Returns the commit, with `+` when files had been changed; `unknown` outside a Git repository. */
function commit(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty=+'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return 'unknown';
  }
}
