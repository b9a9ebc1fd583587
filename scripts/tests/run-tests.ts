import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeFailure, PlainError } from '../process/plain-error.ts';
import { formatDuration, printLine } from '../process/progress.ts';
import { root } from '../process/repository-root.ts';
import { runProgram } from '../process/run-program.ts';
import { runScript } from '../process/run-script.ts';
import { build } from '../stack/build.ts';
import { findChromium } from './chromium.mjs';
import { isFullRun } from './generated-runs.ts';

interface Totals {
  passed: number;
  failed: number;
}

/** What vitest's JSON report says, as far as it is counted here. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

const reports = join(root, '.cache/test-reports');
const tool = (name: string, ...args: string[]) => [process.execPath, join(root, 'node_modules/.bin', name), ...args];
const sources = ['contract', 'core', 'content', 'website', 'demo', 'e2e', 'bench', 'scripts'];

/** Everything that is checked, in order: what fails fastest comes first. */
const checks: Record<string, { title: string; run(): Promise<Totals | undefined> }> = {
  types: {
    title: 'Types',
    async run() {
      const failure = 'Types are wrong';
      await runProgram(tool('react-router', 'typegen'), { cwd: join(root, 'website'), failure });
      await runProgram(tool('tsc', '--noEmit'), { failure, verbose: true });
      return undefined;
    },
  },
  lint: { title: 'Lint and format', run: () => runTool('Biome found faults', 'biome', 'ci', '.') },
  imports: { title: 'Who imports whom', run: () => runTool('The import rule is broken', 'depcruise', ...sources) },
  unit: { title: 'Unit tests', run: () => runVitest('unit') },
  database: { title: 'Tests on PostgreSQL', run: () => runVitest('database') },
  ...(isFullRun && { outage: { title: 'Killed processes and outages', run: () => runVitest('outage') } }),
  build: {
    title: 'Build',
    async run() {
      await build('website');
      await build('admin');
      return undefined;
    },
  },
  browser: { title: 'Browser tests', run: () => runVitest('browser') },
};

async function runTool(failure: string, name: string, ...args: string[]): Promise<undefined> {
  await runProgram(tool(name, ...args), { failure, verbose: true });
}

async function runVitest(project: string): Promise<Totals> {
  const report = join(reports, `${project}.json`);
  await mkdir(reports, { recursive: true });
  await rm(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const run = runProgram(tool('vitest', 'run', '--project', project, ...reporters), {
    env: { CHROMIUM_PATH: findChromium() ?? '' },
    failure: 'Tests failed',
    verbose: true,
  });
  const outcome = await run.then(
    () => null,
    (error: unknown) => error,
  );
  const totals = await readTotals(report);
  // A run that breaks without a failed test to show for it still has to fail.
  if (outcome && totals.failed === 0) throw outcome;
  return totals;
}

async function readTotals(file: string): Promise<Totals> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return { passed: 0, failed: 0 };
  const { numPassedTests, numFailedTests, testResults }: Report = JSON.parse(text);
  // A file that cannot even be loaded holds no test that could fail.
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/** Returns the exit code. */
async function test(names: string[]): Promise<number> {
  const sum: Totals = { passed: 0, failed: 0 };
  const summary: string[] = [];
  let failures = 0;
  for (const name of names) {
    const check = checks[name];
    if (!check) throw new PlainError(`There is no check named ${name}: choose from ${Object.keys(checks).join(', ')}.`);
    process.stdout.write(`\n■ ${check.title}\n\n`);
    const begin = performance.now();
    const outcome = await check.run().catch((error: unknown) => describeFailure(error, root));
    const counts = typeof outcome === 'object' ? outcome : undefined;
    sum.passed += counts?.passed ?? 0;
    sum.failed += counts?.failed ?? 0;
    const isGood = typeof outcome !== 'string' && !counts?.failed;
    if (!isGood) failures += 1;
    if (typeof outcome === 'string') printLine(`✗ ${outcome}`);
    const detail = counts ? `  ${counts.passed} passed, ${counts.failed} failed` : '';
    const duration = formatDuration(performance.now() - begin).padStart(12);
    summary.push(`${isGood ? '✓' : '✗'} ${check.title.padEnd(20)}${duration}${detail}`);
  }
  process.stdout.write('\n■ Summary\n\n');
  for (const line of summary) printLine(line);
  const verdict =
    failures === 0 ? `All ${names.length} checks passed.` : `${failures} of ${names.length} checks failed.`;
  process.stdout.write(`\n  ${verdict}\n\n${sum.passed} passed, ${sum.failed} failed\n`);
  return failures === 0 ? 0 : 1;
}

await runScript(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
  const only = values.only?.flatMap((list) => list.split(','));
  return await test(only ?? Object.keys(checks));
});
