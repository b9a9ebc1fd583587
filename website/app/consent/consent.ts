import type { ConsentCategory } from './consent-categories.ts';

type Start = () => void;

let allowed: ReadonlySet<ConsentCategory> = new Set();
const waiting = new Map<Start, ConsentCategory>();
const started = new Set<ConsentCategory>();

/**
 * Calls `start` when the visitor allows the category: immediately when it is allowed already, and never when it is refused
 * (Québec's Law 25: no tracking before consent). Returns a function that cancels it.
 */
export function whenAllowed(category: ConsentCategory, start: Start): () => void {
  if (allowed.has(category)) run(category, start);
  else waiting.set(start, category);
  return () => waiting.delete(start);
}

/**
 * Sets the allowed categories; called by the consent tool on every change. A started script cannot be stopped, so `reload` is
 * called when its category is no longer allowed, to load the page without it.
 */
export function setAllowed(categories: readonly ConsentCategory[], reload: () => void): void {
  allowed = new Set(categories);
  if ([...started].some((category) => !allowed.has(category))) {
    reload();
    return;
  }
  for (const [start, category] of waiting) {
    if (!allowed.has(category)) continue;
    waiting.delete(start);
    run(category, start);
  }
}

function run(category: ConsentCategory, start: Start): void {
  started.add(category);
  start();
}
