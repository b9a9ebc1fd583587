import { once } from 'node:events';
import { chmod, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { hasStopBegun, startChild } from '../process/child-processes.ts';
import { diskFullSentence, PlainError } from '../process/plain-error.ts';
import { printLine } from '../process/progress.ts';
import { root } from '../process/repository-root.ts';
import { makePrivateFolder, openPrivateFile } from './private-files.ts';

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
  /** File that receives its output; null for the terminal. */
  log: string | null;
}

/**
 * Starts a service and resolves once it is ready. Afterwards restarts it whenever it ends by itself, after a pause that
 * doubles up to half a minute. Throws a PlainError with the end of its log when it never gets ready. Written by hand because
 * process managers (PM2, nodemon, concurrently) neither wait for readiness nor stop the services before their database.
 */
export async function supervise(service: Supervised): Promise<void> {
  if (service.log) await rotateLog(service.log);
  const exit = await launch(service);
  await waitUntilReady(service, exit);
  void restartOnExit(service, exit);
}

async function rotateLog(log: string): Promise<void> {
  await makePrivateFolder(dirname(log));
  const previous = `${log}.1`;
  await rename(log, previous)
    .then(() => chmod(previous, 0o600))
    .catch(() => {});
}

interface Exit {
  /** Resolves to the reason why the process ended, as the end of a sentence. */
  promise: Promise<string>;
  /** The reason once the process has ended; null before. */
  reason: string | null;
}

async function launch({ command, env, log }: Supervised): Promise<Exit> {
  const file = log ? await openPrivateFile(log, 'a') : null;
  const output = file ? file.fd : 'inherit';
  const child = startChild(command, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  });
  await file?.close();
  const exit: Exit = { reason: null, promise: Promise.resolve('') };
  exit.promise = once(child, 'exit').then(
    ([code, signal]) => (signal ? `by ${signal}` : `with exit code ${code}`),
    (error: Error) => `because it could not be started (${error.message})`,
  );
  void exit.promise.then((reason) => {
    exit.reason = reason;
  });
  return exit;
}

async function waitUntilReady({ title, readyUrl, log }: Supervised, exit: Exit): Promise<void> {
  const deadline = Date.now() + readyLimitMs;
  while (readyUrl === null ? false : !(await answers(readyUrl))) {
    if (exit.reason !== null) throw new PlainError(await explain(title, log));
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

async function restartOnExit(service: Supervised, first: Exit): Promise<void> {
  let exit = first;
  let delayMs = 1_000;
  for (;;) {
    const start = Date.now();
    const reason = await exit.promise;
    if (hasStopBegun()) return;
    if (Date.now() - start > stableAfterMs) delayMs = 1_000;
    printLine(
      `! ${service.title} ended ${reason} and is started again in ${delayMs / 1000} s; why is ${placeOf(service.log)}.`,
    );
    await delay(delayMs);
    if (hasStopBegun()) return;
    delayMs = Math.min(delayMs * 2, maxRestartDelayMs);
    exit = await launch(service);
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
