declare global {
  /** Reloads the page because a file is missing; returns true when it does. Defined by the script below. */
  var reloadOnce: (() => boolean) | undefined;
}

/**
 * Script that reloads the page after a failed chunk, script or style, at most once a minute (browsing.4), to get the
 * addresses of the current release. When that fails too, or storage is unavailable, the server's HTML stays. It is the first
 * script of the document, because a style sheet or the entry may fail. It reacts to script elements at any time, because
 * the start script may add them after the page is complete; to styles and preloads until then; and to imports without an error
 * handler.
 */
export const reloadGuard = `(() => {
  globalThis.reloadOnce = () => {
    try {
      if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem('chunkReload')) < 60000) return false;
      sessionStorage.setItem('chunkReload', String(Date.now()));
    } catch {
      return false;
    }
    location.reload();
    return true;
  };
  addEventListener('error', ({ target }) => {
    const address = target && (target.src || (document.readyState !== 'complete' && target.href));
    if (/\\/assets\\/[^?]+\\.(js|css)$/.test(address)) reloadOnce();
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => {
    if (/dynamically imported module|module script failed|preload CSS/.test(reason && reason.message)) reloadOnce();
  });
})()`.replace(/\n\s*/g, ' ');
