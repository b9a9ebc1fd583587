import type { Arrival, Place } from './place.ts';

export interface Shown<Content> {
  place: Place;
  arrival: Arrival;
  content: Content;
  /** True when the scroll position stays as it is. */
  keepsScroll: boolean;
}

/** Maximum number of pages that are kept for going back. */
const keptPages = 10;

/**
 * Holds the shown page and the pages that were left, by the key of their history entry. `beforeShow` is called before the page of another entry
 * is shown, with the key of the entry that is left.
 */
export function createShownPage<Content>(first: Shown<Content>, beforeShow?: (key: string) => void) {
  const listeners = new Set<() => void>();
  const left = new Map<string, Content>();
  let shown = first;

  const emit = () => {
    for (const listener of listeners) listener();
  };
  return {
    current: () => shown,
    /** Returns the content of an entry that was left; undefined when it is not kept. */
    leftContent: (key: string) => left.get(key),
    show(next: Shown<Content>): void {
      const { key } = shown.place;
      if (key !== next.place.key && next.arrival !== 'replace') {
        beforeShow?.(key);
        left.delete(key);
        left.set(key, shown.content);
        for (const oldest of [...left.keys()].slice(0, -keptPages)) left.delete(oldest);
      }
      shown = next;
      emit();
    },
    emit,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
