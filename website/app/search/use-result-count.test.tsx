// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '../test-render.tsx';
import { noFilters, type Search } from './filters.ts';
import { useResultCount } from './use-result-count.ts';

type Draft = Pick<Search, 'filters' | 'viewport'>;
const draftUpTo = (priceMax: number): Draft => ({ filters: { ...noFilters, price_max: priceMax }, viewport: null });
const Count = ({ draft }: { draft: Draft | null }) => useResultCount(draft);

let asked: string[] = [];
beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ data: { total: asked.length } });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the number of results is asked for at once, then at most every 500 ms, for the last of the changes', async () => {
  const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
  const { container, rerender } = await render(<Count draft={draftUpTo(300_000)} />);
  await pass(0);
  expect([asked.length, container.textContent]).toEqual([1, '1']);
  await rerender(<Count draft={draftUpTo(400_000)} />);
  await rerender(<Count draft={draftUpTo(500_000)} />);
  expect(container.textContent).toBe('');
  await pass(499);
  expect(asked).toHaveLength(1);
  await pass(1);
  expect(asked).toHaveLength(2);
  expect(asked[1]).toContain('500000');
  expect(container.textContent).toBe('2');
});
