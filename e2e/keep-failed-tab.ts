import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Frame } from 'playwright-core';
import type { RunnerTestCase, RunnerTestSuite } from 'vitest';
import { root } from '../scripts/process/repository-root.ts';
import { failedTestFolder } from '../scripts/tests/failed-test-folder.ts';
import { joinNames } from '../scripts/tests/test-report.ts';
import type { Tab } from './tabs.ts';

/** Milliseconds after which a tab that answers no more is left as it is. */
const limitMs = 10_000;

/** Keeps the errors of a failed test and the screenshot, HTML, console and network of its pages under `.cache/`. */
export async function keepFailedTab({ page, log }: Tab, task: Readonly<RunnerTestCase>): Promise<void> {
  const file = relative(root, task.file.filepath);
  const folder = failedTestFolder({ file, test: joinNames(namesOf(task)) }, Number(process.env.TEST_ATTEMPT ?? 1));
  await mkdir(folder, { recursive: true });
  const kept = new Set((await readdir(folder)).map((name) => name.split('.')[0])).size;
  const errors = task.result?.errors?.map(({ message, diff, stack }) => [message, diff, stack].join('\n')) ?? [];
  await writeFile(join(folder, `${kept + 1}.log`), [...errors, ...log, ''].join('\n'));
  for (const [index, shown] of page.context().pages().entries()) {
    const path = join(folder, `${kept + 1 + index}`);
    await shown.screenshot({ path: `${path}.png`, timeout: limitMs }).catch(() => undefined);
    for (const [number, frame] of shown.frames().entries())
      await writeFile(`${path}${number === 0 ? '' : `.frame-${number}`}.html`, await contentOf(frame));
  }
}

/** Returns the HTML of a page or of a frame in it, after its address. */
async function contentOf(frame: Frame): Promise<string> {
  const limit = setTimeout(limitMs, 'It does not answer.', { ref: false });
  return `<!-- ${frame.url()} -->\n${await Promise.race([frame.content(), limit]).catch(String)}`;
}

/** Returns the names of the groups of a test and its own. */
const namesOf = (task: Readonly<RunnerTestCase> | RunnerTestSuite): string[] =>
  task.suite ? [...namesOf(task.suite), task.name] : [task.name];
