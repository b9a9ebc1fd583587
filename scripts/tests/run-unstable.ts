import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { startChild } from '../process/child-processes.ts';
import { PlainError } from '../process/plain-error.ts';
import { printLine } from '../process/progress.ts';
import { root } from '../process/repository-root.ts';
import { runScript } from '../process/run-script.ts';
import { build } from '../stack/build.ts';
import { describeTest } from './describe-test.ts';
import { keepLogs } from './failed-test-folder.ts';
import { runVitest } from './run-vitest.ts';
import { forBrowserTests, startStack } from './start-stack.ts';

/** Programs that keep a processor busy each. */
const busyPrograms = 2;
/** Files at the same time. With one a processor, two of them, the busy programs took 40 % of the time; beside four they take 22 %. */
const workers = 2 * availableParallelism();

/** Runs browser files in rounds on busy processors and lists what failed, after each round too. Returns the exit code. */
async function runUnstable(files: string[], rounds: number): Promise<number> {
  await build('website');
  await build('admin');
  for (let count = 0; count < busyPrograms; count++) startChild([process.execPath, '-e', 'for (;;);'], {});
  const failures: string[] = [];
  for (let round = 1; round <= rounds; round++) {
    // Each round starts its own stack, because mails and log-ins are limited per hour and records would accumulate over the rounds.
    const stack = await startStack(forBrowserTests);
    try {
      const run = await runVitest('browser', { env: stack.environment, files, workers });
      const failed = run.failures.map((failure) => `✗ round ${round}: ${describeTest(failure, 1)}`);
      failures.push(...failed);
      for (const line of failed) printLine(line);
      if (run.failed > 0) await keepLogs(stack.dataDir, `logs-of-round-${round}`);
      printLine(`round ${round} of ${rounds}: ${run.passed} passed, ${run.failed} failed`);
    } finally {
      await stack.stop();
    }
  }
  for (const failure of failures) printLine(failure);
  printLine(`${failures.length} failures in ${rounds} rounds of ${files.length} files`);
  return failures.length === 0 ? 0 : 1;
}

await runScript(async () => {
  const options = { rounds: { type: 'string', default: '10' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const all = globSync('e2e/**/*.e2e.ts', { cwd: root });
  const quick = all.filter((file) => !file.endsWith('.full.e2e.ts')).sort();
  const chosen = quick.filter((file) => positionals.length === 0 || positionals.some((part) => file.includes(part)));
  if (chosen.length === 0) throw new PlainError(`No browser file is named ${positionals.join(', ')}.`);
  return await runUnstable(chosen, Number(values.rounds));
});
