import { expect, test } from 'vitest';
import { countTests, fileTimes, type Report, slowest } from './test-report.ts';

const file = (name: string, ms: number, status = 'passed', assertionResults: unknown[] = [{}]) => ({
  name: `/repository/${name}`,
  status,
  startTime: 1000,
  endTime: 1000 + ms,
  assertionResults,
});

const report: Report = {
  numPassedTests: 4,
  numFailedTests: 1,
  testResults: [file('a.test.ts', 20), file('b.test.ts', 900), file('c.test.ts', 300, 'failed', [])],
};

test('The slowest files come first, by their path below the repository.', () => {
  expect(slowest(fileTimes(report, '/repository'), 2)).toEqual([
    { file: 'b.test.ts', ms: 900 },
    { file: 'c.test.ts', ms: 300 },
  ]);
});

test('A file that cannot be loaded counts as a failed test.', () => {
  expect(countTests(report)).toEqual({ passed: 4, failed: 2 });
});
