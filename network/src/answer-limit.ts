/** Interval in which the time is counted, ms. */
const intervalMs = 100;
/** Most of it that counts, ms, when the event loop comes late. */
const mostCountedMs = 150;

/** A limit for the time that a service takes to answer. */
export interface AnswerLimit {
  /** Aborts with a `TimeoutError` when the limit is reached. */
  signal: AbortSignal;
  /** Adds so many ms to a limit that is not reached yet. */
  extend(ms: number): void;
  /** Ends the limit before its time, so that its timer does not run on. */
  end(): void;
}

/**
 * Starts a limit of so many ms. A process that is busy itself, such as while it renders several pages, reads an answer late although it came
 * in time: that time is not the service's, and does not count.
 */
export function answerLimit(ms: number): AnswerLimit {
  const controller = new AbortController();
  let left = ms;
  let whole = ms;
  let timer: NodeJS.Timeout;
  const wait = () => {
    const since = performance.now();
    timer = setTimeout(
      () => {
        left -= Math.min(performance.now() - since, mostCountedMs);
        // Timers may fire a fraction of a millisecond early.
        if (left >= 1) wait();
        else controller.abort(new DOMException(`There was no answer within ${whole} ms`, 'TimeoutError'));
      },
      Math.min(left, intervalMs),
    ).unref();
  };
  wait();
  const extend = (more: number) => {
    left += more;
    whole += more;
  };
  return { signal: controller.signal, extend, end: () => clearTimeout(timer) };
}
