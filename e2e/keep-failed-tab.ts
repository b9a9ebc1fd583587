import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { RunnerTestCase, RunnerTestSuite } from 'vitest';
import { root } from '../scripts/process/repository-root.ts';
import { failedTestFolder } from '../scripts/tests/failed-test-folder.ts';
import { joinNames } from '../scripts/tests/test-report.ts';
import type { Tab } from './tabs.ts';

/** Milliseconds after which a tab that answers no more is left as it is. */
const limitMs = 10_000;

/** Keeps the screenshot, HTML, console and network of the pages of a failed test under `.cache/`. */
export async function keepFailedTab({ page, log }: Tab, task: Readonly<RunnerTestCase>): Promise<void> {
  const file = relative(root, task.file.filepath);
  const folder = failedTestFolder({ file, test: joinNames(namesOf(task)) }, Number(process.env.TEST_ATTEMPT ?? 1));
  await mkdir(folder, { recursive: true });
  const kept = new Set((await readdir(folder)).map((name) => name.split('.')[0])).size;
  await writeFile(join(folder, `${kept + 1}.log`), `${log.join('\n')}\n`);
  for (const [index, shown] of page.context().pages().entries()) {
    const path = join(folder, `${kept + 1 + index}`);
    await shown.screenshot({ path: `${path}.png`, timeout: limitMs }).catch(() => undefined);
    await writeFile(`${path}.html`, `<!-- ${shown.url()} -->\n${await shown.content().catch(() => '')}`);
  }
}

/** Returns the names of the groups of a test and its own. */
const namesOf = (task: Readonly<RunnerTestCase> | RunnerTestSuite): string[] =>
  task.suite ? [...namesOf(task.suite), task.name] : [task.name];
