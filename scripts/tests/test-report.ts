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
    /** Why the file could not be loaded or prepared. */
    message?: string;
    assertionResults: { status: string; ancestorTitles: string[]; title: string; failureMessages?: string[] | null }[];
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

/** True for a file that failed without a failed test: it could not be loaded, or its preparation failed. */
const isBroken = ({ status, assertionResults }: Report['testResults'][number]): boolean =>
  status === 'failed' && !assertionResults.some((result) => result.status === 'failed');

/** Returns the number of passed and failed tests. A file that could not be loaded or prepared counts as one failed test. */
export const countTests = ({ numPassedTests, numFailedTests, testResults }: Report): Totals => ({
  passed: numPassedTests,
  failed: numFailedTests + testResults.filter(isBroken).length,
});

/** A test that failed, or a file that could not be loaded or prepared. */
export interface Failure {
  /** Path below the repository. */
  file: string;
  /** Names of its groups and its own, as vitest's `--testNamePattern` reads them; empty for a file that could not be loaded or prepared. */
  test: string;
  /** First line of the error. */
  reason: string;
}

/** Returns the failed tests of a report, for the end of a log whose beginning nobody sees. */
export const listFailures = ({ testResults }: Report, root: string): Failure[] =>
  testResults.flatMap((result) => {
    const file = relative(root, result.name);
    if (isBroken(result)) return [{ file, test: '', reason: firstLine(result.message ?? '') }];
    return result.assertionResults
      .filter((result) => result.status === 'failed')
      .map(({ ancestorTitles, title, failureMessages }) => ({
        file,
        test: joinNames([...ancestorTitles, title]),
        reason: firstLine(failureMessages?.[0] ?? ''),
      }));
  });

/** Returns the full name of a test from the names of its groups, the outermost first, and its own. */
export const joinNames = (names: readonly string[]): string => names.join(' > ');

const firstLine = (text: string): string => stripVTControlCharacters(text).split('\n', 1)[0] ?? '';

export interface Totals {
  passed: number;
  failed: number;
}
