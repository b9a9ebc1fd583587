import { afterEach, expect, test, vi } from 'vitest';
import { createFigureLimit } from './figure-limit.server.ts';

afterEach(() => vi.useRealTimers());

test('an event that was repeated ten times counts again ten minutes after the first time, no sooner', () => {
  vi.useFakeTimers();
  const isWithin = createFigureLimit(() => Date.now());
  const count = () => isWithin('192.0.2.1', { kind: 'view', uls: '20000000' });
  for (let i = 0; i < 10; i++) expect(count()).toBe(true);
  expect(count()).toBe(false);
  vi.advanceTimersByTime(10 * 60_000 - 1000);
  expect(count()).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(count()).toBe(true);
});
