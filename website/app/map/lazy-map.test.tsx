// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '../locale/use-locale.tsx';
import { LazyMap } from './lazy-map.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a map begins to load at a quarter of the screen before it comes into view', async () => {
  const margins: unknown[] = [];
  class Observer {
    constructor(_: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      margins.push(options?.rootMargin);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const load = async () => () => null;
  await act(async () =>
    root.render(
      <LocaleProvider locale="fr">
        <LazyMap load={load} view={{}} />
      </LocaleProvider>,
    ),
  );
  expect(margins).toEqual(['25%']);
  await act(async () => root.unmount());
});
