import { expect, onTestFinished, test, vi } from 'vitest';
import { answerCache } from './answer-cache.ts';

const always = () => Number.POSITIVE_INFINITY;
const kept = (value: string, keepMs = Number.POSITIVE_INFINITY) => vi.fn(async () => ({ value, keepMs }));

test('A cached value is not made again.', async () => {
  const cache = answerCache<string>({ limit: 10, longestMs: always });
  const make = kept('a');
  expect([await cache.get('k', make), await cache.get('k', make)]).toEqual(['a', 'a']);
  expect(make).toHaveBeenCalledTimes(1);
});

test('Concurrent callers share one call of make.', async () => {
  const cache = answerCache<string>({ limit: 10, longestMs: always });
  const make = kept('a', 0);
  await Promise.all([cache.get('k', make), cache.get('k', make), cache.get('k', make)]);
  expect(make).toHaveBeenCalledTimes(1);
});

test('A value that may not be cached, or that failed, is made again.', async () => {
  const cache = answerCache<string>({ limit: 10, longestMs: always });
  await cache.get('k', kept('a', 0));
  expect(await cache.get('k', kept('b'))).toBe('b');
  await expect(cache.get('other', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.get('other', kept('c'))).toBe('c');
});

test('A value that was being made during a publication is returned, but not cached.', async () => {
  const cache = answerCache<string>({ limit: 10, longestMs: always });
  let finish = (_: { value: string; keepMs: number }) => {};
  const early = cache.get('k', () => new Promise((resolve) => (finish = resolve)));
  cache.empty();
  const late = cache.get('k', kept('new'));
  finish({ value: 'old', keepMs: Number.POSITIVE_INFINITY });
  expect([await early, await late, await cache.get('k', kept('newer'))]).toEqual(['old', 'new', 'new']);
});

test('Above the limit the least recently used value is dropped.', async () => {
  const cache = answerCache<string>({ limit: 2, longestMs: always });
  await cache.get('a', kept('a'));
  await cache.get('b', kept('b'));
  await cache.get('a', kept('a2'));
  await cache.get('c', kept('c'));
  expect([await cache.get('a', kept('a3')), await cache.get('b', kept('b2'))]).toEqual(['a', 'b2']);
});

test('Without notifications of changes no value is cached beyond the maximum time.', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  let longestMs = 2000;
  const cache = answerCache<string>({ limit: 2, longestMs: () => longestMs });
  await cache.get('a', kept('a'));
  vi.advanceTimersByTime(1999);
  expect(await cache.get('a', kept('b'))).toBe('a');
  vi.advanceTimersByTime(1);
  expect(await cache.get('a', kept('b'))).toBe('b');
  longestMs = Number.POSITIVE_INFINITY;
  vi.advanceTimersByTime(1e9);
  expect(await cache.get('a', kept('c'))).toBe('b');
  vi.useRealTimers();
});

test('A clock that is set back an hour does not keep a value for that hour.', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const cache = answerCache<string>({ limit: 2, longestMs: always });
  await cache.get('a', kept('a', 2000));
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(2001);
  expect(await cache.get('a', kept('b'))).toBe('b');
});
