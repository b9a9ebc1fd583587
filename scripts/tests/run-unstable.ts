import { globSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startChild } from '../process/child-processes.ts';
import { PlainError } from '../process/plain-error.ts';
import { printLine } from '../process/progress.ts';
import { root } from '../process/repository-root.ts';
import { runScript } from '../process/run-script.ts';
import { build } from '../stack/build.ts';
import { describeTest } from './describe-test.ts';
import { runVitest } from './run-vitest.ts';
import { forBrowserTests, startStack } from './start-stack.ts';
import type { Failure } from './test-report.ts';

/** Programs that keep a processor busy each. */
const busyPrograms = 2;

/** Runs browser files many times on busy processors and lists what failed. Returns the exit code. */
async function runUnstable(files: string[], times: number): Promise<number> {
  await build('website');
  await build('admin');
  const stack = await startStack(forBrowserTests);
  for (let count = 0; count < busyPrograms; count++) startChild([process.execPath, '-e', 'for (;;);'], {});
  const failures: Failure[] = [];
  try {
    for (const file of files) {
      for (let time = 1; time <= times; time++) {
        printLine(`${file}, ${time} of ${times}`);
        const run = await runVitest('browser', { env: stack.environment, only: { file, test: '' } });
        failures.push(...run.failures);
      }
    }
  } finally {
    await stack.stop();
  }
  for (const failure of failures) printLine(`✗ ${describeTest(failure, 1)}`);
  printLine(`${failures.length} failures in ${files.length * times} runs of ${files.length} files`);
  return failures.length === 0 ? 0 : 1;
}

await runScript(async () => {
  const options = { times: { type: 'string', default: '10' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const all = globSync('e2e/**/*.e2e.ts', { cwd: root });
  const quick = all.filter((file) => !file.endsWith('.full.e2e.ts')).sort();
  const chosen = quick.filter((file) => positionals.length === 0 || positionals.some((part) => file.includes(part)));
  if (chosen.length === 0) throw new PlainError(`No browser file is named ${positionals.join(', ')}.`);
  return await runUnstable(chosen, Number(values.times));
});
