import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createVitest, type TestRunResult, type TestSpecification, type Vitest } from 'vitest/node';
import { hasStopBegun } from '../../process/child-processes.ts';
import { alreadyReported } from '../../process/plain-error.ts';
import type { FileTests } from './row-tests.ts';

/** `absent`: no test has such a name. `endless`: the tests do not come to an end. */
export type Outcome = 'passed' | 'failed' | 'absent' | 'endless';

/** Time after which the tests of a file count as endless, ms. */
const limitMs = 120_000;

/** Runs tests of the tree at `root` in one vitest, which keeps its transformed modules and its PostgreSQL from run to run. */
export class WarmTests {
  readonly #root: string;
  #vitest: Promise<Vitest> | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  /** Runs tests until one fails, and returns the outcome of each file. That of a file behind the failed one is not known. */
  async run(tests: readonly FileTests[]): Promise<Outcome[]> {
    // Once the command stops, nothing starts again.
    if (hasStopBegun()) throw alreadyReported();
    this.#vitest ??= startVitest(this.#root);
    const vitest = await this.#vitest;
    const chosen = tests.map(({ project, file, pattern }) =>
      vitest
        .getProjectByName(project)
        .createSpecification(join(this.#root, file), pattern && { testNamePattern: pattern }),
    );
    const run = vitest.runTestSpecifications(chosen);
    const result = await Promise.race([run, delay(limitMs * tests.length, null, { ref: false })]);
    if (!result) await this.close();
    return chosen.map((each) => (result ? outcomeOf(each, result) : 'endless'));
  }

  /** Discards the transformed modules of a file. Must be called after each change of the file. */
  async forget(file: string): Promise<void> {
    const vitest = await this.#vitest;
    vitest?.invalidateFile(join(this.#root, file));
  }

  /** Ends the tests and their PostgreSQL. The next run starts them again. */
  async close(): Promise<void> {
    const vitest = await this.#vitest;
    this.#vitest = undefined;
    await vitest?.cancelCurrentRun('keyboard-input');
    await vitest?.close();
  }
}

/** The result holds the modules of earlier runs as well. */
function outcomeOf({ moduleId, project }: TestSpecification, { testModules, unhandledErrors }: TestRunResult): Outcome {
  const module = testModules.find((each) => each.moduleId === moduleId && each.project === project);
  if (!module || unhandledErrors.length > 0 || module.state() === 'failed') return 'failed';
  return [...module.children.allTests('passed')].length > 0 ? 'passed' : 'absent';
}

async function startVitest(root: string): Promise<Vitest> {
  // Tests look for files from the folder in which they run.
  process.chdir(root);
  const vitest = await createVitest('test', {
    root,
    config: join(root, 'vitest.config.ts'),
    project: ['unit', 'database', 'outage'],
    watch: false,
    maxWorkers: 1,
    bail: 1,
    // A reporter that prints nothing.
    reporters: [{}],
  });
  await vitest.standalone();
  return vitest;
}
