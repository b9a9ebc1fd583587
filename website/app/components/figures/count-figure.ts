import type { FigureEvent } from '@vitrine/contract/core/figures.ts';
import { isCountedPath } from './counted-path.ts';

declare global {
  interface Navigator {
    /** The visitor asks sites not to pass on data (Global Privacy Control). Undefined in browsers without the setting. */
    readonly globalPrivacyControl?: boolean;
  }
}

const storageKey = 'vitrine.counted';
/** Maximum number of events that a tab remembers. */
const mostRemembered = 200;

/** Returns true the first time for an event in this tab, which alone knows it: nothing of it is sent. */
function isFirst(event: string): boolean {
  try {
    const counted = (sessionStorage.getItem(storageKey) ?? '').split('\n');
    if (counted.includes(event)) return false;
    sessionStorage.setItem(storageKey, [...counted, event].slice(-mostRemembered).join('\n'));
  } catch {
    // Without session storage the server's limits alone keep doubles apart.
  }
  return true;
}

/** Tells the server that something was done, once in a tab. Nothing is waited for, and nothing about the visitor is sent. */
export function countFigure(event: FigureEvent): void {
  if (navigator.globalPrivacyControl || !isCountedPath(location.pathname)) return;
  const body = JSON.stringify(event);
  // Some extensions remove the function.
  if (isFirst(body)) navigator.sendBeacon?.('/api/figures', body);
}

/** Counts an event as soon as the page is visible, which one that was opened in the background is not. Returns a function that cancels it. */
export function countWhenVisible(event: FigureEvent): () => void {
  const stopping = new AbortController();
  const count = () => {
    if (document.visibilityState !== 'visible') return;
    stopping.abort();
    countFigure(event);
  };
  document.addEventListener('visibilitychange', count, { signal: stopping.signal });
  count();
  return () => stopping.abort();
}
