import type { Break } from './choose-breaks.ts';
import type { PlannedBreak } from './plan-breaks.ts';
import { type FileTests, testsOf } from './row-tests.ts';
import type { Outcome } from './warm-tests.ts';
import type { WorkingCopy } from './working-copy.ts';

/**
 * What becomes of a break. `elsewhere`: only the tests of other rows of the file see it. `undecided`: the tests that ran do not see it, but those of
 * the browser may. `untried`: there was no test to run, or no time.
 */
export type Fate = 'killed' | 'elsewhere' | 'survived' | 'undecided' | 'untried';

export interface Tools {
  copy: Pick<WorkingCopy, 'apply' | 'restore'>;
  /** Runs tests of one project until one fails, and returns the outcome of each file. */
  run(tests: readonly FileTests[]): Promise<Outcome[]>;
  /** Discards the transformed modules of a file of the copy. */
  forget(file: string): Promise<void>;
  /** False for tests that are too slow for this run. */
  isRun(tests: FileTests): boolean;
}

export interface Result {
  fate: Fate;
  /** The file of a test that sees a break which the named tests do not see. */
  seenIn?: string;
}

/** Breaks one value after another and runs the tests that must see it. */
export class BreakTrial {
  /** Tests that do not pass on the unbroken code, and what they did. */
  readonly unfit = new Map<string, Outcome>();
  readonly #unbroken = new Map<string, Outcome>();
  readonly #tools: Tools;

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  /** Makes a break, runs the tests of its rows until one fails, and takes the break back. */
  async try(change: PlannedBreak): Promise<Result> {
    const named = testsOf(change.rows);
    const fit = await this.#findFit(named);
    if (fit.length === 0) return { fate: 'untried' };
    if (await this.#isSeen(change, fit)) return { fate: 'killed' };
    const others = testsOf(change.neighbours);
    if (await this.#isSeen(change, await this.#findFit(others))) return { fate: 'elsewhere' };
    const fate = [...named, ...others].every(this.#tools.isRun) ? 'survived' : 'undecided';
    // The result is only a hint, so these tests must be fast ones.
    for (const { project, file } of fit.filter(({ project, pattern }) => project === 'unit' && pattern)) {
      const whole = { project, file };
      const outcome = this.#unbroken.get(file) ?? (await this.#runAlone(whole));
      this.#unbroken.set(file, outcome);
      if (outcome === 'passed' && (await this.#isSeen(change, [whole]))) return { fate, seenIn: file };
    }
    return { fate };
  }

  /** Returns those of the tests that run and pass on the unbroken code. */
  async #findFit(tests: readonly FileTests[]): Promise<FileTests[]> {
    const run = tests.filter(this.#tools.isRun);
    const unknown = run.filter((each) => !this.#unbroken.has(keyOf(each)));
    for (const group of byProject(unknown)) {
      const outcomes = await this.#tools.run(group);
      // After a failure, what became of the other files is not known.
      const isWhole = outcomes.every((outcome) => outcome === 'passed');
      for (const each of group) this.#unbroken.set(keyOf(each), isWhole ? 'passed' : await this.#runAlone(each));
    }
    for (const each of run) {
      const outcome = this.#unbroken.get(keyOf(each));
      if (outcome && outcome !== 'passed') this.unfit.set(keyOf(each), outcome);
    }
    return run.filter((each) => this.#unbroken.get(keyOf(each)) === 'passed');
  }

  async #runAlone(tests: FileTests): Promise<Outcome> {
    const [outcome = 'absent'] = await this.#tools.run([tests]);
    return outcome;
  }

  async #isSeen(change: Break, tests: readonly FileTests[]): Promise<boolean> {
    const { copy, forget, run } = this.#tools;
    copy.apply(change);
    await forget(change.file);
    try {
      for (const group of byProject(tests)) if ((await run(group)).some((outcome) => outcome !== 'passed')) return true;
      return false;
    } finally {
      copy.restore(change);
      await forget(change.file);
    }
  }
}

const byProject = (tests: readonly FileTests[]): FileTests[][] => [
  ...Map.groupBy(tests, ({ project }) => project).values(),
];

const keyOf = ({ file, pattern }: FileTests): string => `${file} ${pattern?.source ?? ''}`.trim();
