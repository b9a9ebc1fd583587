import { expect, test } from 'vitest';
import { growthOf } from './watch-processes.ts';

const run = (memoryAt: (second: number) => number) =>
  Array.from({ length: 601 }, (_, at) => ({
    at,
    memory: memoryAt(at),
    open: 20 + (at === 600 ? 3 : 100),
    cpuSeconds: at / 2,
  }));

test('what a process takes in its first minute is no growth', () => {
  expect(
    growthOf(
      run((second) => Math.min(200, 100 + second * 2)),
      600,
    ).memoryGrowth,
  ).toBe(0);
});

test('memory that grows until the end is', () => {
  // From 136 (60 to 120 s) to 214 (540 to 600 s).
  expect(
    growthOf(
      run((second) => 118 + second / 6),
      600,
    ).memoryGrowth,
  ).toBeCloseTo(60, 0);
});

test('garbage that is collected now and then is not', () => {
  expect(
    growthOf(
      run((second) => (second % 5 === 0 ? 300 : 200)),
      600,
    ).memoryGrowth,
  ).toBe(0);
});

test('open files are compared before the load and after it', () => {
  expect(
    growthOf(
      run(() => 100),
      600,
    ),
  ).toMatchObject({ openBefore: 120, open: 23, cpuSeconds: 300 });
});
