// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { popupDelayMs } from './map-view.tsx';
import { useDebounced } from './use-debounced.ts';

const Value = ({ value }: { value: string }) => useDebounced(value, popupDelayMs);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a popup or a tooltip follows the pointer once it has rested for 50 ms', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.createElement('div');
  const root = createRoot(container);
  await act(async () => root.render(<Value value="first" />));
  await act(async () => root.render(<Value value="second" />));
  await act(async () => vi.advanceTimersByTime(49));
  expect(container.textContent).toBe('first');
  await act(async () => vi.advanceTimersByTime(1));
  expect(container.textContent).toBe('second');
  await act(async () => root.unmount());
});
