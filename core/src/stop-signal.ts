import type { Logger } from 'pino';

/** Maximum time of a stop before the process ends anyway, ms. */
export const stopLimitMs = 10_000;

/** Calls `stop` once at SIGTERM or SIGINT and then ends the process. */
export function onStopSignal(logger: Logger, stop: () => Promise<void>): void {
  let stopping = false;
  const handle = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'Stopping');
    setTimeout(() => process.exit(1), stopLimitMs).unref();
    try {
      await stop();
      process.exit(0);
    } catch (error) {
      logger.error({ err: error }, 'Stopping went wrong');
      process.exit(1);
    }
  };
  process.on('SIGTERM', handle);
  process.on('SIGINT', handle);
}
