import { once } from 'node:events';
import { join } from 'node:path';
import { startChild } from '../../process/child-processes.ts';
import { findChromium } from '../chromium.mjs';
import type { FileTests } from './row-tests.ts';
import type { Outcome } from './warm-tests.ts';

/** Builds and starts the stack of the tree at `root` for each file of browser tests and runs them, which takes minutes. */
export async function runBrowserTests(root: string, tests: readonly FileTests[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const each of tests) outcomes.push(await runFile(root, each));
  return outcomes;
}

async function runFile(root: string, { file, pattern }: FileTests): Promise<Outcome> {
  const vitest = [process.execPath, join(root, 'node_modules/.bin/vitest'), 'run', '--project', 'browser', file];
  const child = startChild([...vitest, ...(pattern ? ['--testNamePattern', pattern.source] : [])], {
    cwd: root,
    env: { ...process.env, CHROMIUM_PATH: findChromium() ?? '' },
    stdio: 'ignore',
  });
  const [code] = await once(child, 'close');
  return code === 0 ? 'passed' : 'failed';
}
