/**
 * Calls `run` when the browser is idle, after `timeoutMs` at the latest (2000 ms: browsing.5). Safari has no idle callback and
 * waits for a tenth of that time.
 */
export function whenIdle(run: (deadline?: IdleDeadline) => void, { timeoutMs = 2000 } = {}): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: timeoutMs });
  else setTimeout(run, timeoutMs / 10);
}
