import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeFailure, PlainError } from '../process/plain-error.ts';
import { formatDuration, printLine } from '../process/progress.ts';
import { root } from '../process/repository-root.ts';
import { runProgram } from '../process/run-program.ts';
import { runScript } from '../process/run-script.ts';
import { build } from '../stack/build.ts';
import { describeTest } from './describe-test.ts';
import { failedTests, keepLogs } from './failed-test-folder.ts';
import { isFullRun } from './generated-runs.ts';
import { retryFailures, type UnstableTest } from './retry-failures.ts';
import { runVitest, type TestRun } from './run-vitest.ts';
import { forBrowserTests, type Stack, startStack } from './start-stack.ts';
import { slowest, type Totals } from './test-report.ts';

const tool = (name: string, ...args: string[]) => [process.execPath, join(root, 'node_modules/.bin', name), ...args];
const sources = [
  'contract',
  'core',
  'content',
  'website',
  'demo',
  'pictures',
  'database',
  'network',
  'e2e',
  'bench',
  'scripts',
];

interface Check {
  title: string;
  /** Runs beside the tests, at a lower priority. */
  isBackground?: boolean;
  run(): Promise<CheckRun | undefined>;
}

interface CheckRun extends TestRun {
  unstable?: UnstableTest[];
}

/** Every check in the order in which it starts. Those in the background share the time of the others up to the browser tests. */
const checks: Record<string, Check> = {
  types: {
    title: 'Types',
    isBackground: true,
    run: () => runTool('Types are wrong', 'tsc', '--noEmit'),
  },
  lint: { title: 'Lint and format', isBackground: true, run: () => runTool('Biome found faults', 'biome', 'ci', '.') },
  imports: {
    title: 'Who imports whom',
    isBackground: true,
    run: () => runTool('The import rule is broken', 'depcruise', ...sources),
  },
  build: {
    title: 'Build',
    isBackground: true,
    async run() {
      await build('website', { background: true });
      await build('admin', { background: true });
      return undefined;
    },
  },
  unit: { title: 'Unit tests', run: () => runVitest('unit') },
  database: { title: 'Tests on PostgreSQL', run: () => runVitest('database') },
  ...(isFullRun && {
    outage: { title: 'Killed processes and outages', run: () => runVitest('outage') },
    rows: { title: 'Broken values of the rows', run: () => runRows() },
  }),
  browser: { title: 'Browser tests', run: runBrowserTests },
  ...(isFullRun && { chaos: { title: 'Faults under load', run: () => runChaos() } }),
};

/** Stack that the browser tests join. It starts after the build, while the other tests still run. */
let stack: Stack | undefined;
const startSites: Check = {
  title: 'Sites for the browser tests',
  async run() {
    stack = await startStack(forBrowserTests);
    return undefined;
  },
};

async function runTool(failure: string, name: string, ...args: string[]): Promise<undefined> {
  await runProgram(tool(name, ...args), { failure, background: true });
}

/** Breaks the values that the rules of `docs/rules/` name, which the tests in `docs/rule-coverage.md` must see. */
async function runRows(): Promise<undefined> {
  const script = join(root, 'scripts/tests/run-rows.ts');
  await runProgram([process.execPath, script, '--stated'], { failure: 'Values of rows are not tested', verbose: true });
}

/** Breaks every part under load, which must lose nothing. */
async function runChaos(): Promise<undefined> {
  const script = join(root, 'bench/chaos/run.ts');
  await runProgram([process.execPath, script], { failure: 'Something was lost or broken', verbose: true });
}

/** Runs the browser tests; on a machine for checks, those that failed run once more, alone. */
async function runBrowserTests(): Promise<CheckRun> {
  await rm(failedTests, { recursive: true, force: true });
  const env = stack?.environment;
  const run = await runVitest('browser', { env });
  if (run.failed > 0 && stack) await keepLogs(stack.dataDir, 'logs');
  if (process.env.CI !== 'true') return run;
  return retryFailures(run, (failure) => runVitest('browser', { env, only: failure, attempt: 2 }));
}

interface Result {
  title: string;
  ms: number;
  isGood: boolean;
  run: CheckRun | undefined;
  /** End of the output of a program that failed, for the end of a log whose beginning nobody sees. */
  output?: string;
}

async function runCheck({ title, run }: Check): Promise<Result> {
  process.stdout.write(`\n■ ${title}\n\n`);
  const begin = performance.now();
  try {
    const outcome = await run();
    return { title, ms: performance.now() - begin, isGood: !outcome?.failed, run: outcome };
  } catch (error) {
    printLine(`✗ ${title}: ${describeFailure(error, root)}`);
    const output = error instanceof PlainError && typeof error.cause === 'string' ? error.cause : undefined;
    return { title, ms: performance.now() - begin, isGood: false, run: undefined, output };
  }
}

async function runInTurn(chosen: Check[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const check of chosen) results.push(await runCheck(check));
  return results;
}

/** Returns the exit code. */
async function test(names: string[]): Promise<number> {
  const chosen = names.map((name) => {
    const check = checks[name];
    if (check) return check;
    throw new PlainError(`There is no check named ${name}: choose from ${Object.keys(checks).join(', ')}.`);
  });
  const begin = performance.now();
  const { browser, chaos } = checks;
  const last = chosen.filter((check) => check === browser || check === chaos);
  const beside = chosen.filter(({ isBackground }) => isBackground);
  const first = chosen.filter((check) => !check.isBackground && !last.includes(check));
  const results: Result[] = [];
  try {
    const done = await Promise.all([
      runInTurn([...beside, ...last.filter((check) => check === browser).map(() => startSites)]),
      runInTurn(first),
    ]);
    // These need the build, and both processors.
    results.push(...done.flat(), ...(await runInTurn(last)));
  } finally {
    await stack?.stop();
  }
  printSummary(results, performance.now() - begin);
  return results.every(({ isGood }) => isGood) ? 0 : 1;
}

function printSummary(results: Result[], ms: number): void {
  const times = results.flatMap(({ run }) => run?.times ?? []);
  if (times.length > 0) process.stdout.write('\n■ Slowest files\n\n');
  for (const { file, ms } of slowest(times, 10)) printLine(`${formatDuration(ms).padStart(12)}  ${file}`);
  const failed = results.flatMap(({ run }) => run?.failures ?? []);
  if (failed.length > 0) process.stdout.write('\n■ Failed tests\n\n');
  for (const failure of failed) printLine(`✗ ${describeTest(failure, 1)}`);
  const unstable = results.flatMap(({ run }) => run?.unstable ?? []);
  if (unstable.length > 0) process.stdout.write('\n■ Unstable tests: failed among the others, passed alone\n\n');
  for (const failure of unstable) printLine(`! ${describeTest(failure, 1)}`);
  for (const { title, output } of results) {
    if (output) process.stdout.write(`\n■ Output of the failed check: ${title}\n\n${output.trim()}\n`);
  }
  process.stdout.write('\n■ Summary, the slowest check first\n\n');
  const sum: Totals = { passed: 0, failed: 0 };
  for (const { title, ms, isGood, run } of [...results].sort((one, other) => other.ms - one.ms)) {
    sum.passed += run?.passed ?? 0;
    sum.failed += run?.failed ?? 0;
    const detail = run ? `  ${run.passed} passed, ${run.failed} failed` : '';
    printLine(`${isGood ? '✓' : '✗'} ${title.padEnd(28)}${formatDuration(ms).padStart(12)}${detail}`);
  }
  const failures = results.filter(({ isGood }) => !isGood).length;
  const verdict =
    failures === 0 ? `All ${results.length} checks passed.` : `${failures} of ${results.length} checks failed.`;
  process.stdout.write(`\n  ${verdict}  ${formatDuration(ms)}\n\n${sum.passed} passed, ${sum.failed} failed\n`);
}

await runScript(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
  const only = values.only?.flatMap((list) => list.split(','));
  return await test(only ?? Object.keys(checks));
});
