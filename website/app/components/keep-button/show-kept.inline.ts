import { favouritesKey } from '../favourites/storage-keys.ts';

declare global {
  /** Shows in the header how many listings the visitor keeps. Defined by this script. */
  var showKept: (() => void) | undefined;
}

/**
 * Tells the styles how many favourites the browser holds, before the first paint, so that the link in the header does not appear later.
 * The HTML is the same for everybody.
 */
function show(): void {
  let count = 0;
  try {
    count = localStorage.getItem(favouritesKey)?.match(/"uls":/g)?.length ?? 0;
  } catch {
    // A browser that refuses its storage keeps nothing.
  }
  const root = document.documentElement;
  root.toggleAttribute('data-kept', count > 0);
  root.style.setProperty('--kept', `"${count}"`);
}
globalThis.showKept = show;
show();
addEventListener('storage', show);
// A page that comes back from the memory of the browser has missed changes of other tabs.
addEventListener('pageshow', show);
