import { expect, test } from 'vitest';
import { latestOnly } from './latest-only.ts';

test('of the values that come during a run, only the latest is run', async () => {
  const runs: { value: number; end: () => void }[] = [];
  const third = Promise.withResolvers<void>();
  const give = latestOnly<number>((value) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    runs.push({ value, end: resolve });
    if (value === 3) third.resolve();
    return promise;
  });
  give(1);
  give(2);
  give(3);
  expect(runs.map(({ value }) => value)).toEqual([1]);
  runs[0]?.end();
  await third.promise;
  expect(runs.map(({ value }) => value)).toEqual([1, 3]);
});
