import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import { stopAll } from './child-processes.ts';
import { describeFailure, diskFullSentence } from './plain-error.ts';
import { printLine } from './progress.ts';
import { root } from './repository-root.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs the main function of a command, stops every process that it started, and exits: with 0, with the exit code that
 * `work` returns, or with 1 and one sentence. `DEBUG=1` prints the stack trace as well. Ctrl-C, a closed terminal and the end
 * of npm stop the command in the same way, with `stopCode`: another one than 0 tells the caller that the work is not done.
 */
export async function runScript(work: () => Promise<unknown>, { stopCode = 0 } = {}): Promise<void> {
  const asked = waitForStopSignal();
  try {
    const code = await Promise.race([work(), asked.then(() => stopWith(stopCode))]);
    await stopAll();
    process.exit(typeof code === 'number' ? code : 0);
  } catch (error) {
    await stopAll();
    const dataDir = resolve(root, process.env.DATA_DIR || '.data');
    // A database whose disk is full only reports a lost connection, so the disk is checked.
    const sentence = (await isDiskFull(dataDir)) ? diskFullSentence(dataDir) : describeFailure(error, dataDir);
    if (sentence) console.error(`\n  ✗ ${sentence}\n`);
    if (process.env.DEBUG) console.error(error);
    process.exit(1);
  }
}

function stopWith(code: number): number {
  printLine('Stopping …');
  return code;
}

/** True when the disk of the folder has less than a megabyte left; false when the folder does not exist. */
async function isDiskFull(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null);
  return disk !== null && disk.bavail * disk.bsize < 1_000_000;
}

/** Resolves at the first signal to stop. npm passes Ctrl-C on a second time, so repeated signals are ignored. */
function waitForStopSignal(): Promise<void> {
  return new Promise((stop) => {
    for (const signal of signals) process.on(signal, () => stop());
    // A closed terminal accepts no output; this must not interrupt the stop.
    process.stdout.on('error', () => stop());
    process.stderr.on('error', () => stop());
    if (!process.env.npm_lifecycle_event) return;
    // npm cannot forward a signal when it is killed.
    const parents = parentIds();
    setInterval(() => parentIds() !== parents && stop(), 500).unref();
  });
}

/** Returns the ids of the parent process (npm's shell) and, where /proc shows it, of its parent (npm). */
function parentIds(): string {
  const [, above = ''] = /^.*\) \S+ (\d+)/s.exec(readStat(process.ppid)) ?? [];
  return `${process.ppid} ${above}`;
}

function readStat(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}
