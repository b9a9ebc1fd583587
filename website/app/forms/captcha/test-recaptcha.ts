import { vi } from 'vitest';
import type { BoxOptions } from './recaptcha.ts';

/** Behaviour of the fake Google script, for failures too. */
export interface FakeGoogleOptions {
  /** Result of the script element; `never` fires no event. */
  script?: 'load' | 'load twice' | 'error' | 'never';
  /** False when the loaded script defines no functions on the window. */
  starts?: boolean;
  /** Number of calls of the `ready` callback. */
  readyTimes?: number;
  render?: (place: HTMLElement, options: BoxOptions) => number;
  execute?: () => Promise<string>;
  /** Response of the checkbox; a function when it changes. */
  response?: string | (() => string);
}

/** Replaces Google's script: fires the events of script elements and defines the script's functions on the window. */
export function fakeGoogle(options: FakeGoogleOptions = {}) {
  const { script: outcome = 'load', starts = true, readyTimes = 1, response = '' } = options;
  const addresses: string[] = [];
  const execute = vi.fn(options.execute ?? (async () => 'token'));
  const render = vi.fn(options.render ?? (() => 0));
  const read = typeof response === 'function' ? response : () => response;
  const reset = vi.fn();
  const start = () => {
    if (!starts) return;
    const api = {
      ready: (go: () => void) => {
        for (let time = 0; time < readyTimes; time++) go();
      },
      execute,
      render,
      getResponse: read,
      reset,
    };
    window.grecaptcha = { ...api, enterprise: api };
  };
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) return append(script);
    addresses.push(script.src);
    queueMicrotask(() => {
      if (outcome === 'never') return;
      if (outcome !== 'error') start();
      script.dispatchEvent(new Event(outcome === 'error' ? 'error' : 'load'));
      if (outcome === 'load twice') script.dispatchEvent(new Event('load'));
    });
  });
  return { addresses, execute, render, reset };
}
