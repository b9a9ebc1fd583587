import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../process/repository-root.ts';
import { failedTestFolder } from './failed-test-folder.ts';
import type { Failure } from './test-report.ts';

/** Returns a failed test in one line: its file, name and reason, and the folder with its screenshot where there is one. */
export function describeTest(failure: Failure, attempt: number): string {
  const { file, test, reason } = failure;
  const folder = failedTestFolder(failure, attempt);
  return `${file}${test && ` > ${test}`}: ${reason}${existsSync(folder) ? ` (${relative(root, folder)})` : ''}`;
}
