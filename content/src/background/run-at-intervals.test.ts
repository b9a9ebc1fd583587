import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runAtIntervals } from './run-at-intervals.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const warn = vi.fn();
const options = { intervalMs: 1000, log: { warn }, failure: 'it failed' };

test('the work begins at once, and again in each interval, one run at a time', async () => {
  const runs: PromiseWithResolvers<void>[] = [];
  const { stop } = runAtIntervals(() => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  }, options);
  expect(runs).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(runs).toHaveLength(1);
  runs[0]?.resolve();
  await vi.advanceTimersByTimeAsync(1000);
  expect(runs).toHaveLength(2);
  runs[1]?.resolve();
  await stop();
});

test('a run that fails is logged, and the next one follows', async () => {
  const error = new Error('no connection');
  const work = vi.fn().mockRejectedValueOnce(error).mockResolvedValue(undefined);
  const { stop } = runAtIntervals(work, options);
  await vi.advanceTimersByTimeAsync(1000);
  expect(warn).toHaveBeenCalledExactlyOnceWith({ err: error }, 'it failed');
  expect(work).toHaveBeenCalledTimes(2);
  await stop();
});

test('stopping waits for the run and begins no other', async () => {
  const run = Promise.withResolvers<void>();
  const work = vi.fn(() => run.promise);
  const stopped = runAtIntervals(work, options).stop();
  let hasStopped = false;
  void stopped.then(() => {
    hasStopped = true;
  });
  await vi.advanceTimersByTimeAsync(2000);
  expect(hasStopped).toBe(false);
  run.resolve();
  await stopped;
  expect(work).toHaveBeenCalledOnce();
});
