import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { hasStopBegun, startChild } from '../process/child-processes.ts';
import { diskFullSentence, PlainError } from '../process/plain-error.ts';
import { printLine } from '../process/progress.ts';
import { root } from '../process/repository-root.ts';
import { makePrivateFolder, openPrivateFile, rotateLog } from './private-files.ts';

const readyLimitMs = 120_000;
const maxRestartDelayMs = 30_000;
/** Running time after which a service is restarted without a longer delay. */
const stableAfterMs = 60_000;

export interface Supervised {
  /** Name for messages, capitalised to begin a sentence. */
  title: string;
  command: string[];
  env: Record<string, string>;
  /** Address that answers 200 once the program takes traffic; null when no readiness check is needed. */
  readyUrl: string | null;
  /** File that receives the program's output; null for the terminal. */
  log: string | null;
}

/**
 * Starts a service and resolves once it is ready. Afterwards restarts it whenever it ends by itself, after a pause that
 * doubles up to half a minute. Throws a PlainError with the end of its log when it never gets ready. Written by hand because
 * process managers (PM2, nodemon, concurrently) neither wait for readiness nor stop the services before their database.
 */
export async function supervise(service: Supervised): Promise<void> {
  if (service.log) {
    await makePrivateFolder(dirname(service.log));
    await rotateLog(service.log);
  }
  const first = await launch(service);
  await waitUntilReady(service, first);
  void restartAtEnd({ ...service, first, restart: () => launch(service), isStopping: hasStopBegun });
}

/** A program that runs under supervision. */
export interface Run {
  /** Resolves to the reason why it ended, as the end of a sentence: `by SIGKILL`. */
  ended: Promise<string>;
}

export interface FollowedRun extends Run {
  /** The reason once the process has ended; null before. */
  reason: string | null;
}

async function launch({ command, env, log }: Supervised): Promise<FollowedRun> {
  const file = log ? await openPrivateFile(log, 'a') : null;
  const output = file ? file.fd : 'inherit';
  const child = startChild(command, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  });
  const run = followEnd(child);
  await file?.close();
  return run;
}

/** Follows a process to its end. Call it in the same tick as `spawn`: an end that comes before is not seen. */
export function followEnd(child: ChildProcess): FollowedRun {
  const run: FollowedRun = { reason: null, ended: reasonOfEnd(child) };
  void run.ended.then((reason) => {
    run.reason = reason;
  });
  return run;
}

async function reasonOfEnd(child: ChildProcess): Promise<string> {
  try {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  } catch (error) {
    return `because it could not be started (${error instanceof Error ? error.message : error})`;
  }
  return child.signalCode ? `by ${child.signalCode}` : `with exit code ${child.exitCode}`;
}

async function waitUntilReady({ title, readyUrl, log }: Supervised, run: FollowedRun): Promise<void> {
  const deadline = Date.now() + readyLimitMs;
  while (readyUrl === null ? false : !(await answers(readyUrl))) {
    if (run.reason !== null) throw new PlainError(await explain(title, log));
    if (Date.now() > deadline) {
      throw new PlainError(`${title} was not ready within ${readyLimitMs / 1000} s: what it wrote is ${placeOf(log)}.`);
    }
    await delay(50);
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const { ok, body } = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
    await body?.cancel();
    return ok;
  } catch {
    return false;
  }
}

interface Restarted {
  /** Name for messages, capitalised to begin a sentence. */
  title: string;
  /** Log file that tells why the program ended; null when its output goes to the terminal. */
  log: string | null;
  first: Run;
  /** Starts the program again. A rejection is printed and counts as an end of the program. */
  restart(): Promise<Run>;
  /** True once the program must not be started any more. */
  isStopping(): boolean;
}

/** Starts a program again whenever it ends, after a pause that doubles up to half a minute, until it is to stop. */
export async function restartAtEnd({ title, log, first, restart, isStopping }: Restarted): Promise<void> {
  let run = first;
  let delayMs = 1_000;
  for (;;) {
    const start = Date.now();
    const reason = await run.ended;
    if (isStopping()) return;
    if (Date.now() - start > stableAfterMs) delayMs = 1_000;
    printLine(`! ${title} ended ${reason} and is started again in ${delayMs / 1000} s; why is ${placeOf(log)}.`);
    await delay(delayMs);
    if (isStopping()) return;
    delayMs = Math.min(delayMs * 2, maxRestartDelayMs);
    run = await restart().catch((error: Error) => ({
      ended: Promise.resolve(`because it could not be started (${error.message})`),
    }));
  }
}

/** Returns the message for a service that did not start: the last lines of its log without the stack trace. */
async function explain(title: string, log: string | null): Promise<string> {
  if (log === null) return `${title} did not start: why stands above.`;
  const text = (await readFile(log, 'utf8')).trim();
  if (/ENOSPC|no space left on device/i.test(text)) return diskFullSentence(log);
  const lines = text.split('\n').filter((line) => !/^\s+at |^Node\.js v|^\s*$/.test(line));
  return `${title} did not start. It said:\n\n${lines.slice(-8).join('\n')}\n\n    All of it is in ${log}.`;
}

function placeOf(log: string | null): string {
  return log ? `in ${log}` : 'above';
}
