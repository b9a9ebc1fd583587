import { expect, test, vi } from 'vitest';
import { watchInView } from './watch-in-view.ts';

test('of several changes in one report the last holds', () => {
  let report: (states: boolean[]) => void = () => expect.unreachable();
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      // The entries have only the property that is read.
      const entryOf = (isIntersecting: boolean) => ({ isIntersecting }) as IntersectionObserverEntry;
      report = (states) => callback(states.map(entryOf), Object.create(null));
    }
    observe() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const seen: boolean[] = [];
  watchInView(Object.create(null), (isInView) => seen.push(isInView));
  report([false]);
  report([false, true]);
  report([true, false]);
  expect(seen).toEqual([false, true, false]);
  vi.unstubAllGlobals();
});
