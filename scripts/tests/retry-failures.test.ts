import { expect, test, vi } from 'vitest';
import { retryFailures, retryLimit } from './retry-failures.ts';

const failure = (test: string) => ({ file: 'e2e/a.e2e.ts', test, reason: 'Error: too late' });
const run = (...names: string[]) => ({ passed: 5, failed: names.length, failures: names.map(failure) });

test('A failed test that passes alone is unstable and fails no run.', async () => {
  const alone = vi.fn(async () => ({ passed: 1, failed: 0 }));
  expect(await retryFailures(run('opens'), alone)).toEqual({
    passed: 6,
    failed: 0,
    failures: [],
    unstable: [failure('opens')],
  });
  expect(alone.mock.calls).toEqual([[failure('opens')]]);
});

test.each([
  ['fails again', async () => ({ passed: 0, failed: 1 })],
  ['is not found again', async () => ({ passed: 0, failed: 0 })],
  ['breaks its run', () => Promise.reject(new Error('no browser'))],
])('A failed test that %s stays failed.', async (_, alone) => {
  expect(await retryFailures(run('opens'), alone)).toEqual({ ...run('opens'), unstable: [] });
});

test('Tests are run again one after another.', async () => {
  let running = 0;
  const alone = async () => {
    expect(++running).toBe(1);
    await Promise.resolve();
    running--;
    return { passed: 1, failed: 0 };
  };
  expect((await retryFailures(run('opens', 'closes'), alone)).unstable).toHaveLength(2);
});

test('Nothing is run again when many tests failed.', async () => {
  const names = Array.from({ length: retryLimit + 1 }, (_, index) => `opens ${index}`);
  const alone = vi.fn();
  expect((await retryFailures(run(...names), alone)).failures).toHaveLength(names.length);
  expect(alone).not.toHaveBeenCalled();
});
