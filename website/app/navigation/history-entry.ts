/** Data that the router stores with each entry of the browser's history. */
export interface HistoryEntry {
  key: string;
  /** Position in the history, which tells back from forward. */
  index: number;
  state: unknown;
}

export const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** Returns the entry that the router wrote; null for one that the browser made, such as for a link to a fragment. */
export function readEntry(stored: unknown): HistoryEntry | null {
  if (typeof stored !== 'object' || stored === null || !('key' in stored) || !('index' in stored)) return null;
  const { key, index } = stored;
  if (typeof key !== 'string' || typeof index !== 'number') return null;
  return { key, index, state: 'state' in stored ? stored.state : null };
}
