import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Call, type CallOutcome, call } from './http.server.ts';

/** All in ms. */
interface Patience {
  /** From the first try to the start of the last one: as long as somebody looks at a form that is being sent. */
  whole: number;
  /** Before the second try. It doubles from there, and a `Retry-After` that is longer counts. */
  firstPause: number;
  longestPause: number;
}

const usual: Patience = { whole: 12_000, firstPause: 500, longestPause: 3000 };

/** The service, or a proxy before it, says that it cannot answer now. */
const passing = [502, 503, 504];

/**
 * Makes a call that writes, and makes it again while it gets no answer or 503, so that a restart of the service or of its database costs a
 * visitor a moment and not the form. All tries carry one Idempotency-Key, by which the service knows a repeated call, whose answer may
 * have been lost, for the first.
 */
export async function sendPatiently(given: Call, patience: Patience = usual): Promise<CallOutcome> {
  const { whole, firstPause, longestPause } = patience;
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

/** In ms; 0 where nothing is said. The form with a date is not one that core uses. */
function retryAfter(outcome: CallOutcome): number {
  const seconds = outcome.kind === 'answered' ? Number(outcome.headers.get('retry-after')) : 0;
  return Number.isFinite(seconds) ? seconds * 1000 : 0;
}
