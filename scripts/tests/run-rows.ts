import { parseArgs } from 'node:util';
import { onStop } from '../process/child-processes.ts';
import { PlainError } from '../process/plain-error.ts';
import { formatDuration, printLine } from '../process/progress.ts';
import { root } from '../process/repository-root.ts';
import { runScript } from '../process/run-script.ts';
import { runBrowserTests } from './rows/browser-tests.ts';
import { type PlannedBreak, planBreaks } from './rows/plan-breaks.ts';
import { type Row, readRows } from './rows/read-rows.ts';
import { describeBreak, report, type TriedBreak } from './rows/report.ts';
import { type FileTests, slownessOf, testsOf } from './rows/row-tests.ts';
import { BreakTrial, type Result } from './rows/try-breaks.ts';
import { WarmTests } from './rows/warm-tests.ts';
import { makeWorkingCopy } from './rows/working-copy.ts';

interface Options {
  /** Ids of rules, or parts of rules or of files in which they are built; all rows when empty. */
  patterns: readonly string[];
  minutes: number;
  /** Breaks only the values that the rules name. */
  onlyStated: boolean;
  withBrowser: boolean;
}

/**
 * Breaks the values of the rows of `docs/rule-coverage.md`, one at a time in a copy of the repository, and checks that the tests of the
 * rows fail. Returns the exit code.
 */
async function testRows({ patterns, minutes, onlyStated, withBrowser }: Options): Promise<number> {
  const begin = performance.now();
  const rows = readRows(root);
  const chosen = rows.filter((row) => patterns.length === 0 || patterns.some((pattern) => isChosen(row, pattern)));
  if (chosen.length === 0) throw new PlainError(`No row fits ${patterns.join(', ')}.`);
  const copy = makeWorkingCopy(root);
  const isRun = ({ project }: FileTests) => withBrowser || project !== 'browser';
  const browserOnly = chosen.filter((row) => !testsOf([row]).some(isRun));
  const plan = planBreaks(rows, chosen, copy.read);
  const breaks = plan.breaks.filter(({ isStated }) => isStated || !onlyStated);
  printLine(`${breaks.length} breaks of ${chosen.length} rows, in a copy of the repository`);
  const warm = new WarmTests(copy.root);
  onStop(() => warm.close());
  const trial = new BreakTrial({
    copy,
    isRun,
    run: (tests) =>
      tests.some(({ project }) => project === 'browser') ? runBrowserTests(copy.root, tests) : warm.run(tests),
    forget: (file) => warm.forget(file),
  });
  const tried: TriedBreak[] = [];
  const slowness = ({ rows }: PlannedBreak) => slownessOf(testsOf(rows).filter(isRun));
  const quickestFirst = breaks.toSorted((one, other) => slowness(one) - slowness(other));
  for (const [index, change] of quickestFirst.entries()) {
    const start = performance.now();
    const result: Result = start - begin > minutes * 60_000 ? { fate: 'untried' } : await trial.try(change);
    tried.push({ ...change, ...result });
    if (result.fate === 'untried') continue;
    const place = `${index + 1}/${breaks.length}`;
    printLine(
      `${place}  ${result.fate.padEnd(9)}  ${describeBreak(change)}  ${formatDuration(performance.now() - start)}`,
    );
  }
  return report({ plan, tried, unfit: trial.unfit, browserOnly, ms: performance.now() - begin }) ? 0 : 1;
}

const isChosen = ({ rules, statement, built }: Row, pattern: string): boolean =>
  /^[a-z]+\.\d+$/.test(pattern) ? rules.includes(pattern) : statement.includes(pattern) || built.includes(pattern);

await runScript(async () => {
  const options = {
    browser: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '600' },
    stated: { type: 'boolean', default: false },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  return await testRows({
    patterns: positionals,
    minutes: Number(values.minutes),
    onlyStated: values.stated,
    withBrowser: values.browser,
  });
});
