/** Idle time is waited for no longer than this, in ms (`1-shell §9`, link prefetch). */
const idleTimeoutMs = 2000;

/** Runs something that nobody waits for once the browser has nothing better to do. */
export function whenIdle(run: () => void): void {
  // Safari has no idle time.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: idleTimeoutMs });
  else setTimeout(run, 200);
}
