import type { Logger } from 'pino';

interface Options {
  intervalMs: number;
  log: Pick<Logger, 'warn'>;
  /** Message that is logged when a run fails. The next run starts as usual. */
  failure: string;
}

/** Runs `work` at once and then at each interval until stopped. Skips an interval that begins while a run is still in progress. */
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
