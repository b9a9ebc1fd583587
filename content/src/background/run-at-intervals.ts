import type { Logger } from 'pino';

interface Options {
  intervalMs: number;
  log: Pick<Logger, 'warn'>;
  /** Message for the log when a run fails. The next one follows as usual. */
  failure: string;
}

/** Runs `work` now and in each interval until stopped; an interval that begins during a run has none. */
export function runAtIntervals(
  work: () => Promise<unknown>,
  { intervalMs, log, failure }: Options,
): { stop(): Promise<void> } {
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= work()
      .then(
        () => undefined,
        (error: unknown) => log.warn({ err: error }, failure),
      )
      .finally(() => {
        running = null;
      });
  };
  run();
  const timer = setInterval(run, intervalMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
