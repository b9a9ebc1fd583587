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
  run(tests: FileTests): Promise<Outcome>;
  /** Forgets what was made of a file of the copy. */
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
    if (await this.#isSeen(change, await this.#findFit(testsOf(change.neighbours)))) return { fate: 'elsewhere' };
    const fate = named.every(this.#tools.isRun) ? 'survived' : 'undecided';
    // A hint, so it may not take long.
    for (const { project, file } of fit.filter(({ project, pattern }) => project === 'unit' && pattern)) {
      const whole = { project, file };
      const isFit = (await this.#runUnbroken(whole)) === 'passed';
      if (isFit && (await this.#isSeen(change, [whole]))) return { fate, seenIn: file };
    }
    return { fate };
  }

  /** Returns those of the tests that run and pass on the unbroken code. */
  async #findFit(tests: readonly FileTests[]): Promise<FileTests[]> {
    const fit: FileTests[] = [];
    for (const each of tests.filter(this.#tools.isRun)) {
      const outcome = await this.#runUnbroken(each);
      if (outcome === 'passed') fit.push(each);
      else this.unfit.set(keyOf(each), outcome);
    }
    return fit;
  }

  async #runUnbroken(tests: FileTests): Promise<Outcome> {
    const key = keyOf(tests);
    const outcome = this.#unbroken.get(key) ?? (await this.#tools.run(tests));
    this.#unbroken.set(key, outcome);
    return outcome;
  }

  async #isSeen(change: Break, tests: readonly FileTests[]): Promise<boolean> {
    const { copy, forget, run } = this.#tools;
    copy.apply(change);
    await forget(change.file);
    try {
      for (const each of tests) if ((await run(each)) !== 'passed') return true;
      return false;
    } finally {
      copy.restore(change);
      await forget(change.file);
    }
  }
}

const keyOf = ({ file, pattern }: FileTests): string => `${file} ${pattern?.source ?? ''}`.trim();
