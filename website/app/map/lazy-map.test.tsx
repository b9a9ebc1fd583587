// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '../locale/use-locale.tsx';
import { render } from '../test-render.tsx';
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
  const load = async () => () => null;
  await render(
    <LocaleProvider locale="fr">
      <LazyMap load={load} view={{}} />
    </LocaleProvider>,
  );
  expect(margins).toEqual(['25%']);
});
