import { act, cleanup, render as mount, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';

export interface Rendered extends Omit<RenderResult, 'rerender'> {
  /** Renders the same root anew, with another element. */
  rerender(element: ReactNode): Promise<void>;
}

/** Renders an element into the document of a test, and waits for its effects. It is removed at the end of the test. */
export async function render(element: ReactNode): Promise<Rendered> {
  // React then warns of every update outside of `act`, and a warning fails the test.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onTestFinished(cleanup);
  makeSearchKnown();
  const page = await act(async () => mount(element));
  return { ...page, rerender: (next) => act(async () => page.rerender(next)) };
}

/** Makes the element `search` a known one: jsdom lacks it, and React warns of each unknown element once in a process. */
function makeSearchKnown(): void {
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
    configurable: true,
    get(this: HTMLUnknownElement) {
      return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
    },
  });
}
