/**
 * What a guard says of a route change: let it be, stay on the page, or load the next page whole (`1-shell §4`). A promise holds the
 * change until it is settled, such as with the answer of a visitor.
 */
export type Verdict = 'go' | 'cancel' | 'reload';

export interface RouteChange {
  /** Path and query with the language, as in `/fr/proprietes?page=2`. */
  from: string;
  to: string;
}

export type Guard = (change: RouteChange) => Verdict | Promise<Verdict>;

const guards = new Set<Guard>();

/**
 * Asks `guard` before every route change in the browser: links, the search, back and forward; not before another page load, such as
 * closing the tab. Returns how to stop. A half-filled form uses it as `useEffect(() => beforeRouteChange(askToLeave), [])`.
 */
export function beforeRouteChange(guard: Guard): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

export const hasGuards = (): boolean => guards.size > 0;

/** Asks the guards one after another; the first that does not let the change be decides. A guard that breaks counts as `go`. */
export async function askGuards(change: RouteChange): Promise<Verdict> {
  for (const guard of guards) {
    const verdict = await ask(guard, change);
    if (verdict !== 'go') return verdict;
  }
  return 'go';
}

async function ask(guard: Guard, change: RouteChange): Promise<Verdict> {
  try {
    return await guard(change);
  } catch (error) {
    console.warn('A navigation guard failed.', error);
    return 'go';
  }
}
