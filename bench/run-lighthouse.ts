import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { startChild } from '../scripts/process/child-processes.ts';
import { PlainError } from '../scripts/process/plain-error.ts';
import { chromiumFlags, findChromium } from '../scripts/tests/chromium.mjs';

export type ThrottlingMethod = Exclude<Flags['throttlingMethod'], undefined>;

export interface LighthouseRun {
  result: Result;
  /** The report as a page for reading. */
  html: string;
}

/** Number of runs that Lighthouse may discard, such as for a trace without the start of the navigation on a busy machine. */
const maxInvalidRuns = 3;

/** Runs Lighthouse for a phone in a Chromium of its own with an empty profile. Throws when the page cannot be measured. */
export async function runLighthouse(url: string, method: ThrottlingMethod): Promise<LighthouseRun> {
  for (let invalid = 0; ; invalid += 1) {
    const run = await runOnce(url, method);
    const { runtimeError } = run.result;
    if (!runtimeError) return run;
    if (invalid === maxInvalidRuns) throw new Error(`Lighthouse cannot measure ${url}: ${runtimeError.message}`);
    console.error(`Lighthouse discards a run of ${url}: ${runtimeError.code}`);
  }
}

async function runOnce(url: string, throttlingMethod: ThrottlingMethod): Promise<LighthouseRun> {
  const profile = await mkdtemp(join(tmpdir(), 'vitrine-lighthouse-'));
  const { port, stop } = await startChromium(profile);
  try {
    const run = await lighthouse(url, { port, throttlingMethod, output: 'html', logLevel: 'error' });
    if (!run) throw new Error(`Lighthouse gives no result for ${url}.`);
    return { result: run.lhr, html: String(run.report) };
  } finally {
    await stop();
    // Processes of Chromium may still write for a moment.
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

async function startChromium(profile: string): Promise<{ port: number; stop: () => Promise<void> }> {
  const path = findChromium();
  if (!path) throw new PlainError('There is no Chromium: set CHROMIUM_PATH, or run npm test, which gets one.');
  const flags = [...chromiumFlags, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const child = startChild([path, ...flags, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const exit = once(child, 'exit');
  if (!child.stderr) throw new Error('The output of Chromium cannot be read.');
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  exit.then(([code]) => reject(new Error(`Chromium ended with exit code ${code}.`)), reject);
  createInterface({ input: child.stderr }).on('line', (line) => {
    const port = /^DevTools listening on ws:\/\/[^/]*:(\d+)\//.exec(line)?.[1];
    if (port) resolve(Number(port));
  });
  return {
    port: await promise,
    async stop() {
      child.kill('SIGTERM');
      await exit;
    },
  };
}
