import { createHash } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { root } from '../process/repository-root.ts';

/** Folder of everything that failed browser tests leave behind: screenshots, HTML, console, network and the logs of the services. */
export const failedTests = join(root, '.cache/failed-tests');

/** Returns the folder of one failed browser test. `attempt` is 1, or 2 for a test that is run once more. */
export function failedTestFolder({ file, test }: { file: string; test: string }, attempt: number): string {
  const words = test
    .normalize('NFD')
    .replace(/[^\w]+/g, '-')
    .slice(0, 60);
  // Long names begin alike.
  const hash = createHash('sha256').update(test).digest('hex').slice(0, 6);
  return join(failedTests, String(attempt), basename(file), `${words}-${hash}`);
}

/** Keeps the logs that the services of a stack have written so far, under this name: the stack removes its data folder when it stops. */
export const keepLogs = (dataDir: string, name: string): Promise<void> =>
  cp(join(dataDir, 'logs'), join(failedTests, name), { recursive: true });
