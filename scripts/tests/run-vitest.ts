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

/** The tests of a run: a file and, unless empty, the full name of a test in it. */
interface Choice {
  file: string;
  test: string;
}

interface Options {
  /** Further variables of the tests. */
  env?: Record<string, string> | undefined;
  /** Runs this test or file alone. */
  only?: Choice;
  /** 2 for a test that is run once more. */
  attempt?: number;
}

/** Runs the tests of a project of `vitest.config.ts`. Rejects when the run breaks without a failed test. */
export async function runVitest(project: string, { env, only, attempt = 1 }: Options = {}): Promise<TestRun> {
  const file = join(reports, only ? `${project}-alone.json` : `${project}.json`);
  await mkdir(reports, { recursive: true });
  await rm(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const vitest = [process.execPath, join(root, 'node_modules/.bin/vitest'), 'run', '--project', project];
  const run = runProgram([...vitest, ...reporters, ...argumentsOf(only)], {
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

function argumentsOf(only: Choice | undefined): string[] {
  if (!only) return [];
  const name = only.test && ['--testNamePattern', `^${escapePattern(only.test)}$`];
  return [only.file, ...(name || [])];
}
