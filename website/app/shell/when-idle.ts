/** Maximum time to wait for idle time, ms (`1-shell §9`, link prefetch). */
const idleTimeoutMs = 2000;

/** Calls `run` when the browser is idle. */
export function whenIdle(run: () => void): void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: idleTimeoutMs });
  else setTimeout(run, 200);
}
