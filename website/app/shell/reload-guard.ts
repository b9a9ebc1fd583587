declare global {
  /** Loads the page anew because a part of it is missing; returns whether it does. From the script below. */
  var reloadOnce: (() => boolean) | undefined;
}

/**
 * A failed chunk, script or style, reloads the page at most once a minute (`1-shell §4`, §9: 60 s), which brings the addresses of the
 * version that is there now. Where even that does not help, or storage is refused, the server's HTML stands. This script is the first
 * of the document, because the style sheets or the entry may be what fails. Until the page is complete every file counts, later on an
 * import that nobody answers for.
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
    const address = target && (target.src || target.href);
    if (document.readyState !== 'complete' && /\\/assets\\/[^?]+\\.(js|css)$/.test(address)) reloadOnce();
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => {
    if (/dynamically imported module|module script failed|preload CSS/.test(reason && reason.message)) reloadOnce();
  });
})()`.replace(/\n\s*/g, ' ');
