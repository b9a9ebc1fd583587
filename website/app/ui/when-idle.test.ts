import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

afterEach(() => void vi.unstubAllGlobals());

test('work for idle time waits 2000 ms at most', () => {
  const request = vi.fn();
  vi.stubGlobal('requestIdleCallback', request);
  const run = () => undefined;
  whenIdle(run);
  expect(request).toHaveBeenCalledExactlyOnceWith(run, { timeout: 2000 });
});

test.each([
  [undefined, 200],
  [{ timeoutMs: 200 }, 20],
])('a browser without idle callbacks does the work soon: %j', (options, after) => {
  vi.stubGlobal('requestIdleCallback', undefined);
  vi.useFakeTimers();
  const run = vi.fn();
  whenIdle(run, options);
  vi.advanceTimersByTime(after - 1);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
