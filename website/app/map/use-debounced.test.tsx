// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from '../test-render.tsx';
import { popupDelayMs } from './map-view.tsx';
import { useDebounced } from './use-debounced.ts';

const Value = ({ value }: { value: string }) => useDebounced(value, popupDelayMs);

afterEach(() => {
  vi.useRealTimers();
});

test('a popup or a tooltip follows the pointer once it has rested for 50 ms', async () => {
  vi.useFakeTimers();
  const { container, rerender } = await render(<Value value="first" />);
  await rerender(<Value value="second" />);
  await act(async () => vi.advanceTimersByTime(49));
  expect(container.textContent).toBe('first');
  await act(async () => vi.advanceTimersByTime(1));
  expect(container.textContent).toBe('second');
});
