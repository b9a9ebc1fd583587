import { once } from 'node:events';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startChild, stopping } from './children.ts';
import { diskFullSentence, PlainError } from './plain-error.ts';
import { say } from './progress.ts';
import { root } from './settings.ts';

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
  /** Folder of the log files, and the file's name without `.log`. */
  logs: string;
  logName: string;
}

/**
 * Starts a service and returns once it is ready; from then on it is started again whenever it ends by itself, after a
 * pause that doubles up to half a minute. Throws a PlainError with the service's own last words when it never gets ready.
 */
export async function supervise(service: Supervised): Promise<void> {
  const log = join(service.logs, `${service.logName}.log`);
  await mkdir(service.logs, { recursive: true });
  await rename(log, `${log}.1`).catch(() => {});
  const ended = await launch(service, log);
  await untilReady(service, ended, log);
  void keepAlive(service, ended, log);
}

interface Ending {
  /** How it ended, as the end of a sentence. */
  promise: Promise<string>;
  how: string | null;
}

async function launch(service: Supervised, log: string): Promise<Ending> {
  const file = await open(log, 'a');
  const child = startChild(service.command, {
    cwd: root,
    env: { ...process.env, ...service.env },
    stdio: ['ignore', file.fd, file.fd],
  });
  await file.close();
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

async function untilReady({ title, readyUrl }: Supervised, ending: Ending, log: string): Promise<void> {
  const deadline = Date.now() + readyLimitMs;
  while (readyUrl === null ? false : !(await answers(readyUrl))) {
    if (ending.how !== null) throw new PlainError(await explain(title, log));
    if (Date.now() > deadline) {
      throw new PlainError(`${title} was not ready within ${readyLimitMs / 1000} s: its log is ${log}.`);
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

async function keepAlive(service: Supervised, first: Ending, log: string): Promise<void> {
  let ending = first;
  let pauseMs = 1_000;
  for (;;) {
    const start = Date.now();
    const how = await ending.promise;
    if (stopping()) return;
    if (Date.now() - start > steadyMs) pauseMs = 1_000;
    say(`! ${service.title} ended ${how}; it is started again in ${pauseMs / 1000} s. Its log is ${log}.`);
    await delay(pauseMs);
    if (stopping()) return;
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    ending = await launch(service, log);
  }
}

/** The last plain lines of a log: what the environment check of a part has to say, rather than a stack trace. */
async function explain(title: string, log: string): Promise<string> {
  const text = (await readFile(log, 'utf8')).trim();
  if (/ENOSPC|no space left on device/i.test(text)) return diskFullSentence(log);
  const lines = text.split('\n').filter((line) => !/^\s+at |^Node\.js v|^\s*$/.test(line));
  return `${title} did not start. It said:\n\n${lines.slice(-8).join('\n')}\n\n    All of it is in ${log}.`;
}
