import type { ConsentCategory } from './consent-categories.ts';

type Start = () => void;

let allowed: ReadonlySet<ConsentCategory> = new Set();
const waiting = new Map<Start, ConsentCategory>();
const started = new Set<ConsentCategory>();

/**
 * Calls `start` once the visitor allows the category: at once where that is so already, and never where it is refused (Québec's
 * Law 25: nothing that tracks runs before consent). Returns how to wait no longer.
 */
export function whenAllowed(category: ConsentCategory, start: Start): () => void {
  if (allowed.has(category)) run(category, start);
  else waiting.set(start, category);
  return () => waiting.delete(start);
}

/**
 * To be called by the consent tool with all that the visitor allows, as often as that changes. What runs cannot be stopped: where
 * consent for it is taken back `reload` is called, which is to load the page anew without it.
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
