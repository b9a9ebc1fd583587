import { vi } from 'vitest';
import type { BoxOptions } from './recaptcha.ts';

/** What of Google's script a test lets go wrong. */
export interface Mishap {
  /** What becomes of the script element; `never` leaves it without an answer. */
  script?: 'load' | 'load twice' | 'error' | 'never';
  /** Whether the loaded script puts its functions on the window. */
  starts?: boolean;
  /** How often it says that it is ready. */
  readyTimes?: number;
  render?: (place: HTMLElement, options: BoxOptions) => number;
  execute?: () => Promise<string>;
  /** What stands in the box when it is asked; a function where that changes. */
  response?: string | (() => string);
}

/** Stands for Google: answers script elements as a network would, and then has the functions of its script. */
export function standForGoogle(mishap: Mishap = {}) {
  const { script: fate = 'load', starts = true, readyTimes = 1, response = '' } = mishap;
  const addresses: string[] = [];
  const execute = vi.fn(mishap.execute ?? (async () => 'token'));
  const render = vi.fn(mishap.render ?? (() => 0));
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
      if (fate === 'never') return;
      if (fate !== 'error') start();
      script.dispatchEvent(new Event(fate === 'error' ? 'error' : 'load'));
      if (fate === 'load twice') script.dispatchEvent(new Event('load'));
    });
  });
  return { addresses, execute, render, reset };
}
