// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { breakpoints, useIsAtLeast, useWindowSize } from './window-size.ts';

let root: Root;
let renders = 0;

function Sizes() {
  renders += 1;
  const { width, height } = useWindowSize();
  return `${width}x${height} ${useIsAtLeast('xl') ? 'large' : 'small'}`;
}

async function resize(width: number) {
  Object.assign(window, { innerWidth: width, innerHeight: 900 });
  await act(async () => window.dispatchEvent(new Event('resize')));
}
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

const place = document.createElement('div');
beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(window, { innerWidth: 1024, innerHeight: 900 });
  root = createRoot(place);
  await act(async () => root.render(<Sizes />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the server renders for a window of 414 by 896', () => {
  expect(renderToString(<Sizes />)).toBe('414x896 small');
});

test('the browser knows its own window', () => {
  expect(place.textContent).toBe('1024x900 small');
});

test('a resize is told of at most every 50 ms, with where it ended', async () => {
  renders = 0;
  for (const width of [1100, 1199, 1200]) await resize(width);
  await pass(49);
  expect(renders).toBe(0);
  await pass(1);
  expect(place.textContent).toBe('1200x900 large');
  expect(renders).toBe(1);
});

test('the breakpoints are those of the text', () => {
  expect(Object.values(breakpoints)).toEqual([576, 768, 992, 1200, 1440, 1680, 1921]);
});
