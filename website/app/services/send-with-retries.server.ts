import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { env } from '../env.server.ts';
import { type Call, type CallOutcome, call } from './http.server.ts';

/** Retry settings, ms. */
interface RetrySettings {
  /** Maximum time from the first attempt to the start of the last one; a visitor waits for it. */
  whole: number;
  /** Pause before the second attempt. It doubles each time; a longer `Retry-After` has precedence. */
  firstPause: number;
  longestPause: number;
}

const usual = (): RetrySettings => ({
  whole: env().SEND_RETRY_SECONDS * 1000,
  firstPause: 500,
  longestPause: 3000,
});

/** Statuses with which the service or a proxy says that it is temporarily unavailable. */
const passing = [502, 503, 504];

/**
 * Sends a write request and retries it while there is no response or a temporary failure, so that a restart of the service or its
 * database does not lose a form. All attempts have the same Idempotency-Key, so that the service recognises a repeated request
 * whose response was lost.
 */
export async function sendWithRetries(given: Call, settings: RetrySettings = usual()): Promise<CallOutcome> {
  const { whole, firstPause, longestPause } = settings;
  const keyed = { ...given, headers: { ...given.headers, 'Idempotency-Key': randomUUID() } };
  const end = performance.now() + whole;
  for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
    const outcome = await call(keyed);
    const wait = Math.max(pause, retryAfter(outcome));
    if (!isPassing(outcome) || performance.now() + wait > end) return outcome;
    await delay(wait);
  }
}

const isPassing = (outcome: CallOutcome) => outcome.kind === 'unreachable' || passing.includes(outcome.status);

/** Returns the `Retry-After` of a response in ms; 0 without one. Core does not use the form with a date. */
function retryAfter(outcome: CallOutcome): number {
  const seconds = outcome.kind === 'answered' ? Number(outcome.headers.get('retry-after')) : 0;
  return Number.isFinite(seconds) ? seconds * 1000 : 0;
}
