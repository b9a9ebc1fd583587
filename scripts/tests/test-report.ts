import { relative } from 'node:path';

/** The part of vitest's JSON report that is read here. */
export interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; startTime: number; endTime: number; assertionResults: unknown[] }[];
}

export interface FileTime {
  /** Path below the repository. */
  file: string;
  ms: number;
}

/** Returns how long each test file of a report took. */
export const fileTimes = ({ testResults }: Report, root: string): FileTime[] =>
  testResults.map(({ name, startTime, endTime }) => ({ file: relative(root, name), ms: endTime - startTime }));

/** Returns the `count` slowest files, the slowest first. */
export const slowest = (times: readonly FileTime[], count: number): FileTime[] =>
  [...times].sort((one, other) => other.ms - one.ms).slice(0, count);

/** Returns the number of passed and failed tests. A file that cannot be loaded counts as one failed test. */
export function countTests({ numPassedTests, numFailedTests, testResults }: Report): Totals {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}

export interface Totals {
  passed: number;
  failed: number;
}
