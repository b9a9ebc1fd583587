import { expect, test } from 'vitest';
import type { PlannedBreak } from './plan-breaks.ts';
import { parseRows } from './read-rows.ts';
import type { FileTests } from './row-tests.ts';
import { BreakTrial } from './try-breaks.ts';
import type { Outcome } from './warm-tests.ts';

const [row] = parseRows('| box.1 | `a.ts` | `ui/a.test.ts` “is high”, `e2e/a.e2e.ts` “opens” |', []);
const [quick] = parseRows('| box.1 | `a.ts` | `ui/a.test.ts` “is high” |', []);

/** A trial whose tests have one outcome on the unbroken code and another one on the broken code. */
function trialOf(unbroken: Outcome, broken: Outcome, brokenFile = broken) {
  const calls: string[] = [];
  let isBroken = false;
  const set = (name: string, value: boolean) => () => {
    calls.push(name);
    isBroken = value;
  };
  const trial = new BreakTrial({
    copy: { apply: set('apply', true), restore: set('restore', false) },
    forget: async () => {},
    isRun: ({ project }: FileTests) => project !== 'browser',
    run: async (tests) =>
      tests.map(({ pattern }) => {
        calls.push(pattern?.source ?? 'whole file');
        if (!isBroken) return unbroken;
        return pattern ? broken : brokenFile;
      }),
  });
  return { trial, calls };
}

const change = (rows: readonly (typeof row)[]): PlannedBreak => ({
  ...{ file: 'website/app/a.ts', line: 1, lineText: 'const a = 1;', start: 10, end: 11, was: '1', becomes: '2' },
  rows: rows.filter((each) => each !== undefined),
  isStated: true,
  neighbours: [],
});

test.each([
  ['killed', 'failed'],
  ['killed', 'endless'],
  ['survived', 'passed'],
] as const)('a break is %s when its tests have %s', async (fate, broken) => {
  expect(await trialOf('passed', broken).trial.try(change([quick]))).toMatchObject({ fate });
});

test('a break that only tests of the browser may see is undecided', async () => {
  expect(await trialOf('passed', 'passed').trial.try(change([row]))).toEqual({ fate: 'undecided' });
});

test('tests that fail on the unbroken code are named, and kill nothing', async () => {
  const { trial, calls } = trialOf('failed', 'failed');
  expect(await trial.try(change([quick]))).toEqual({ fate: 'untried' });
  expect([...trial.unfit]).toEqual([['website/app/ui/a.test.ts is high', 'failed']]);
  expect(calls).not.toContain('apply');
});

test('the unbroken code is tested once, and each break is taken back', async () => {
  const { trial, calls } = trialOf('passed', 'failed');
  await trial.try(change([quick]));
  await trial.try(change([quick]));
  const once = ['apply', 'is high', 'restore'];
  expect(calls).toEqual(['is high', ...once, ...once]);
});

test('a break that only the tests of another row of the file see is seen elsewhere', async () => {
  const { trial } = trialOf('passed', 'passed', 'failed');
  const neighbours = parseRows('| lid.1 | `a.ts` | `ui/b.test.ts` |', []);
  expect(await trial.try({ ...change([quick]), neighbours })).toEqual({ fate: 'elsewhere' });
});

test('a survivor that another test of the file sees is named with that file', async () => {
  const { trial } = trialOf('passed', 'passed', 'failed');
  expect(await trial.try(change([quick]))).toEqual({ fate: 'survived', seenIn: 'website/app/ui/a.test.ts' });
});
