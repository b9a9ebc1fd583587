import type { Values } from './block-form-state.ts';

/** Keeps a copied block in the browser, for pages of any site that the admin shows in it. */

const storageKey = 'vitrine-copied-block';

/** Stores the values of a block; returns false when the browser refuses to. */
export function copyBlock(values: Values): boolean {
  try {
    localStorage.setItem(storageKey, JSON.stringify(values));
    return true;
  } catch {
    return false;
  }
}

/** Returns the copied block when it is of a type that the page may hold; null otherwise. */
export function readCopiedBlock(isAllowed: (type: string) => boolean): (Values & { blockType: string }) | null {
  const values = parse(localStorage.getItem(storageKey));
  if (typeof values !== 'object' || values === null || !('blockType' in values)) return null;
  const { blockType } = values;
  return typeof blockType === 'string' && isAllowed(blockType) ? { ...values, blockType } : null;
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
