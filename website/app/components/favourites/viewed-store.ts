import { useSyncExternalStore } from 'react';
import { viewedKey } from './storage-keys.ts';

/** Maximum number of listings that the browser remembers as viewed. */
export const maxViewed = 12;

/** Numbers of the listings whose pages the visitor has seen, the latest first; `off` when the visitor wants none remembered. */
export type Viewed = readonly string[] | 'off';

const off = 'off';
/** The same array each time, as React compares what a store returns. */
const none: readonly string[] = [];
let last: { text: string | null; viewed: Viewed } = { text: null, viewed: [] };
const listeners = new Set<() => void>();

/** Returns what the browser remembers: the same value until it changes. A browser that refuses its storage remembers nothing. */
export function readViewed(): Viewed {
  try {
    const text = localStorage.getItem(viewedKey);
    if (text !== last.text) last = { text, viewed: parseViewed(text) };
    return last.viewed;
  } catch {
    return none;
  }
}

/** Reads the text in the storage, which extensions and other pages can change: numbers with commas between them. */
function parseViewed(text: string | null): Viewed {
  if (text === off) return off;
  const numbers = (text ?? '').split(',').filter((uls) => /^\d{4,12}$/.test(uls));
  return [...new Set(numbers)].slice(0, maxViewed);
}

/** Remembers that the page of a listing was seen, unless the visitor does not want that. */
export function noteView(uls: string): void {
  const viewed = readViewed();
  if (viewed !== off) write([uls, ...viewed.filter((each) => each !== uls)].slice(0, maxViewed).join());
}

/** Forgets what was seen. */
export const clearViewed = (): void => write(null);

/** Forgets what was seen, and remembers nothing from now on; or remembers it again. */
export const setViewedOff = (isOff: boolean): void => write(isOff ? off : null);

function write(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(viewedKey);
    else localStorage.setItem(viewedKey, text);
  } catch {
    // A browser without space for it remembers what it can.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Returns the viewed listings; null on the server and while the page becomes interactive. */
export const useViewed = (): Viewed | null => useSyncExternalStore<Viewed | null>(subscribe, readViewed, () => null);
