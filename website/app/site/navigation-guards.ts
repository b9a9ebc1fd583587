/**
 * Decision of a guard on a route change: `go` continues, `cancel` stays on the page, `reload` loads the next page as a document
 * (browsing.1). A promise delays the change until it settles, such as until the visitor answers.
 */
export type Verdict = 'go' | 'cancel' | 'reload';

export interface RouteChange {
  /** Path and query with the locale, such as `/fr/proprietes?page=2`. */
  from: string;
  to: string;
}

export type Guard = (change: RouteChange) => Verdict | Promise<Verdict>;

const guards = new Set<Guard>();

/**
 * Calls `guard` before every route change in the browser: links, the search, back and forward; not before a page load or closing
 * the tab. Returns a function that removes the guard. A form uses it as `useEffect(() => beforeRouteChange(askToLeave), [])`.
 */
export function beforeRouteChange(guard: Guard): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

export const hasGuards = (): boolean => guards.size > 0;

/** Runs the guards one after another and returns the first decision that is not `go`. A guard that throws counts as `go`. */
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
