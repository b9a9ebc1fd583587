// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { render } from '../../../test-render.tsx';
import { useDebouncedCallback } from './use-debounced-callback.ts';

afterEach(() => {
  vi.useRealTimers();
});

interface MoverProps {
  fetched: string[];
  onRender(move: (view: string) => void): void;
}

const Mover = ({ fetched, onRender }: MoverProps) => {
  onRender(useDebouncedCallback((view: string) => fetched.push(view)));
  return null;
};

test('the listings of the last view of the map are fetched once it has rested for 200 ms', async () => {
  vi.useFakeTimers();
  const fetched: string[] = [];
  const moves: ((view: string) => void)[] = [];
  await render(<Mover fetched={fetched} onRender={(move) => moves.push(move)} />);
  const [move] = moves;
  move?.('first');
  vi.advanceTimersByTime(199);
  move?.('second');
  vi.advanceTimersByTime(199);
  expect(fetched).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(fetched).toEqual(['second']);
});
