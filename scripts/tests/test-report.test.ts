import { expect, test } from 'vitest';
import { countTests, fileTimes, listFailures, type Report, slowest } from './test-report.ts';

type TestResult = Report['testResults'][number]['assertionResults'][number];

const passed: TestResult = { status: 'passed', ancestorTitles: [], title: 'adds' };
const failed: TestResult = {
  status: 'failed',
  ancestorTitles: ['a number'],
  title: 'subtracts',
  failureMessages: ['Error: expected 1\n    at b.test.ts'],
};

const file = (name: string, ms: number, status = 'passed', assertionResults = [passed]) => ({
  name: `/repository/${name}`,
  status,
  startTime: 1000,
  endTime: 1000 + ms,
  assertionResults,
});

const report: Report = {
  numPassedTests: 4,
  numFailedTests: 1,
  testResults: [
    file('a.test.ts', 20),
    file('b.test.ts', 900, 'failed', [passed, failed]),
    file('c.test.ts', 300, 'failed', []),
  ],
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

test('A file whose preparation fails counts as a failed test, although its tests are only left out.', () => {
  const skipped = { status: 'skipped', ancestorTitles: [], title: 'adds' };
  const broken = { ...file('d.test.ts', 1, 'failed', [skipped]), message: 'Error: no database' };
  expect(countTests({ ...report, testResults: [broken] })).toEqual({ passed: 4, failed: 2 });
  expect(listFailures({ ...report, testResults: [broken] }, '/repository')).toEqual([
    { file: 'd.test.ts', test: '', reason: 'Error: no database' },
  ]);
});

test('A failed test is listed with its file and the first line of its error.', () => {
  expect(listFailures(report, '/repository')).toEqual([
    { file: 'b.test.ts', test: 'a number > subtracts', reason: 'Error: expected 1' },
    { file: 'c.test.ts', test: '', reason: '' },
  ]);
});
