import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The part of vitest's JSON report that is read here. */
export interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    /** Why the file could not be loaded. */
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
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

/** A test that failed, or a file that could not be loaded. */
export interface Failure {
  /** Path below the repository. */
  file: string;
  /** Empty for a file that could not be loaded. */
  test: string;
  /** First line of the error. */
  reason: string;
}

/** Returns the failed tests of a report, for the end of a log whose beginning nobody sees. */
export const listFailures = ({ testResults }: Report, root: string): Failure[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    if (status === 'failed' && assertionResults.length === 0)
      return [{ file, test: '', reason: firstLine(message ?? '') }];
    return assertionResults
      .filter((result) => result.status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        file,
        test: fullName,
        reason: firstLine(failureMessages?.[0] ?? ''),
      }));
  });

const firstLine = (text: string): string => stripVTControlCharacters(text).split('\n', 1)[0] ?? '';

export interface Totals {
  passed: number;
  failed: number;
}
