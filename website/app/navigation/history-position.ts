import { type HistoryEntry, newKey, readEntry } from './history-entry.ts';

/**
 * Follows the position of the browser in its history, and that of the shown page; they differ while a page is awaited. Marks the current
 * entry, if it is not marked yet.
 */
export function createHistoryPosition() {
  const first = readEntry(history.state) ?? { key: newKey(), index: 0, state: null };
  let { index } = first;
  let shownIndex = index;
  /** Number of changes of the address so far. */
  let changes = 0;
  history.replaceState(first, '');

  return {
    first,
    /** Adds an entry for an address, or replaces the current one. */
    write(url: URL, isReplaced: boolean, state: unknown): HistoryEntry {
      const entry = { key: newKey(), index: isReplaced ? index : index + 1, state };
      changes++;
      history[isReplaced ? 'replaceState' : 'pushState'](entry, '', url);
      index = entry.index;
      return entry;
    },
    /** Follows the browser to an entry. Returns a function that says whether no other change has come since. */
    moveTo(entry: HistoryEntry): () => boolean {
      const own = ++changes;
      index = entry.index;
      return () => own === changes;
    },
    /** Marks the entry that the browser made for a link to a fragment of the page. */
    adopt(): HistoryEntry {
      const entry = { key: newKey(), index: index + 1, state: null };
      index = entry.index;
      history.replaceState(entry, '');
      return entry;
    },
    /** Records that the page of the current entry is shown. */
    markShown(): void {
      shownIndex = index;
    },
    /** True while the browser is at the entry of the shown page. */
    isAtShown: () => index === shownIndex,
    /** Moves the browser back to the entry of the shown page. */
    returnToShown: () => history.go(shownIndex - index),
  };
}
