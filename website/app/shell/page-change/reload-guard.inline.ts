declare global {
  /** Reloads the page because a file is missing; returns true when it does. Defined by this script. */
  var reloadOnce: (() => boolean) | undefined;
  /** Reloads the page when the visitor has left its address; returns true when it does. Defined by this script. */
  var reloadIfLeft: (() => boolean) | undefined;
}

/** Time within which the page is reloaded once, ms (browsing.4). */
const reloadAgainMs = 60_000;

/**
 * Reloads the page after a failed chunk, script or style, at most once a minute (browsing.4), to get the addresses of the current
 * release. When that fails too, or storage is unavailable, the server's HTML stays. It is the first script of the document, because a
 * style sheet or the entry may fail. It reacts to script elements at any time, because the start script may add them after the page
 * is complete; to styles and preloads until then; and to imports without an error handler.
 */
const reload = (): boolean => {
  try {
    const last = Number(sessionStorage.getItem('chunkReload'));
    if (!navigator.onLine || Date.now() - last < reloadAgainMs) return false;
    sessionStorage.setItem('chunkReload', String(Date.now()));
  } catch {
    return false;
  }
  location.reload();
  return true;
};
globalThis.reloadOnce = reload;

/** Path and query of this document. */
const ownAddress = () => location.pathname + location.search;
const served = ownAddress();
/**
 * Going back before the router starts changes the address alone: it leads to another entry of the router, which a reloaded document has. A
 * script that changes the address of a new document stores no such entry.
 */
globalThis.reloadIfLeft = () => history.state?.key !== undefined && ownAddress() !== served && reload();

addEventListener(
  'error',
  (event) => {
    const target = event.target as { src?: string; href?: string } | null; // any element, or the window
    const address = target && (target.src || (document.readyState !== 'complete' && target.href));
    if (/\/assets\/[^?]+\.(js|css)$/.test(String(address))) reload();
  },
  true,
);
addEventListener('unhandledrejection', ({ reason }) => {
  if (/dynamically imported module|module script failed|preload CSS/.test(reason?.message)) reload();
});

export {};
