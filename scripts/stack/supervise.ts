import { once } from 'node:events';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startChild, stopping } from '../process/child-processes.ts';
import { diskFullSentence, PlainError } from '../process/plain-error.ts';
import { printLine } from '../process/progress.ts';
import { root } from '../process/repository-root.ts';

const readyLimitMs = 120_000;
const longestPauseMs = 30_000;
const steadyMs = 60_000;

export interface Supervised {
  /** As the beginning of a sentence. */
  title: string;
  command: string[];
  env: Record<string, string>;
  /** Answers 200 once the program takes traffic; null when being started is enough. */
  readyUrl: string | null;
  /** The file that takes what it writes; null for the terminal. */
  log: string | null;
}

/**
 * Starts a service and returns once it is ready; from then on it is started again whenever it ends by itself, after a
 * pause that doubles up to half a minute. Throws a PlainError with the service's own last words when it never gets ready.
 */
export async function supervise(service: Supervised): Promise<void> {
  if (service.log) await rotateLog(service.log);
  const ending = await launch(service);
  await untilReady(service, ending);
  void keepAlive(service, ending);
}

async function rotateLog(log: string): Promise<void> {
  await mkdir(dirname(log), { recursive: true });
  await rename(log, `${log}.1`).catch(() => {});
}

interface Ending {
  /** How it ended, as the end of a sentence. */
  promise: Promise<string>;
  how: string | null;
}

async function launch({ command, env, log }: Supervised): Promise<Ending> {
  const file = log ? await open(log, 'a') : null;
  const output = file ? file.fd : 'inherit';
  const child = startChild(command, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  });
  await file?.close();
  const ending: Ending = { how: null, promise: Promise.resolve('') };
  ending.promise = once(child, 'exit').then(
    ([code, signal]) => (signal ? `by ${signal}` : `with exit code ${code}`),
    (error: Error) => `because it could not be started (${error.message})`,
  );
  void ending.promise.then((how) => {
    ending.how = how;
  });
  return ending;
}

async function untilReady({ title, readyUrl, log }: Supervised, ending: Ending): Promise<void> {
  const deadline = Date.now() + readyLimitMs;
  while (readyUrl === null ? false : !(await answers(readyUrl))) {
    if (ending.how !== null) throw new PlainError(await explain(title, log));
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

async function keepAlive(service: Supervised, first: Ending): Promise<void> {
  let ending = first;
  let pauseMs = 1_000;
  for (;;) {
    const start = Date.now();
    const how = await ending.promise;
    if (stopping()) return;
    if (Date.now() - start > steadyMs) pauseMs = 1_000;
    printLine(
      `! ${service.title} ended ${how} and is started again in ${pauseMs / 1000} s; why is ${placeOf(service.log)}.`,
    );
    await delay(pauseMs);
    if (stopping()) return;
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    ending = await launch(service);
  }
}

/** What the environment check of a part has to say: the last plain lines of its log, without the stack trace. */
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
