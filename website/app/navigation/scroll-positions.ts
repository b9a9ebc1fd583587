const storageKey = 'scroll-positions';
/** Maximum number of stored positions. */
const limit = 50;

/** Vertical positions by the key of a history entry, px. They outlive page loads in the same tab. */
const positions = new Map<string, number>(readStored());

function readStored(): [string, number][] {
  try {
    // Only this module writes it.
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

export function rememberScroll(key: string): void {
  positions.delete(key);
  positions.set(key, window.scrollY);
}

/** Returns the position of an entry; undefined for one that was not left yet. */
export const scrollOf = (key: string): number | undefined => positions.get(key);

/** Stores the positions for the next document of the tab. */
export function storeScrolls(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-limit)));
  } catch {
    // Storage may be full or forbidden; the page then begins at its top.
  }
}
