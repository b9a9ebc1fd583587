import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../process/repository-root.ts';
import { runProgram } from '../process/run-program.ts';
import { findChromium } from './chromium.mjs';
import { escapePattern } from './rows/title-pattern.ts';
import {
  countTests,
  type Failure,
  type FileTime,
  fileTimes,
  listFailures,
  type Report,
  type Totals,
} from './test-report.ts';

const reports = join(root, '.cache/test-reports');

export interface TestRun extends Totals {
  times: FileTime[];
  failures: Failure[];
}

interface Options {
  /** Further variables of the tests. */
  env?: Record<string, string> | undefined;
  /** Runs a file alone and, unless empty, the test in it that has this full name. */
  only?: { file: string; test: string };
  /** Runs these files; all of the project without them. */
  files?: string[];
  /** 2 for a test that is run once more. */
  attempt?: number;
  /** Number of files that run at the same time; that of the project without it. */
  workers?: number;
}

/** Runs the tests of a project of `vitest.config.ts`. Rejects when the run breaks without a failed test. */
export async function runVitest(
  project: string,
  { env, only, files = [], attempt = 1, workers }: Options = {},
): Promise<TestRun> {
  const file = join(reports, only ? `${project}-alone.json` : `${project}.json`);
  await mkdir(reports, { recursive: true });
  await rm(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const vitest = [process.execPath, join(root, 'node_modules/.bin/vitest'), 'run', '--project', project];
  const limit = workers === undefined ? [] : [`--maxWorkers=${workers}`];
  const run = runProgram([...vitest, ...reporters, ...limit, ...(only ? argumentsOf(only) : files)], {
    env: { ...env, CHROMIUM_PATH: findChromium() ?? '', TEST_ATTEMPT: String(attempt) },
    failure: 'Tests failed',
    verbose: true,
  });
  const error = await run.then(
    () => null,
    (error: unknown) => error,
  );
  const text = await readFile(file, 'utf8').catch(() => null);
  const report: Report = text ? JSON.parse(text) : { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  const totals = countTests(report);
  // A run can break without a failed test.
  if (error && totals.failed === 0) throw error;
  return { ...totals, times: fileTimes(report, root), failures: listFailures(report, root) };
}

function argumentsOf({ file, test }: NonNullable<Options['only']>): string[] {
  return [file, ...(test ? ['--testNamePattern', `^${escapePattern(test)}$`] : [])];
}
