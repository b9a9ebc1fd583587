import type { IncomingMessage, Server, ServerResponse } from 'node:http';

interface StopLimits {
  /**
   * Time during which the server says that it stops but still takes requests, ms: load balancers notice it, and each answer ends
   * its connection.
   */
  drainMs: number;
  /** Maximum time from the signal to the end of open requests, ms. */
  limitMs: number;
}

/** The end of an HTTP server, which loses no request. */
export interface ServerStop {
  /** Called before the server listens. */
  watch(server: Server): void;
  /** True from the moment at which `stop` is called. */
  hasBegun(): boolean;
  stop(server: Server): Promise<void>;
}

/** Interval between two looks for connections that have become idle, ms. */
const sweepMs = 50;

/** Prepares the end of a server: it drains, then accepts no connections, waits for open requests and closes what is left. */
export function createServerStop({ drainMs, limitMs }: StopLimits): ServerStop {
  let hasBegun = false;
  return {
    hasBegun: () => hasBegun,
    watch(server) {
      // A caller that keeps the connection would send its next request into one that is closing.
      server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
        if (hasBegun) response.shouldKeepAlive = false;
      });
    },
    async stop(server) {
      hasBegun = true;
      const limit = setTimeout(() => server.closeAllConnections(), Math.max(limitMs, drainMs));
      if (drainMs > 0) await new Promise((resolve) => setTimeout(resolve, drainMs));
      // A connection whose request began before the stop stays open after its answer.
      const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
      await new Promise((resolve) => server.close(resolve));
      clearTimeout(limit);
      clearInterval(sweep);
    },
  };
}
