import type { Server } from 'node:http';

/** Stops accepting connections, waits at most `limitMs` for open requests, then closes the remaining connections. */
export function stopServer(server: Server, limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => server.closeAllConnections(), limitMs);
    // A connection stays open for the next request after a response, which would delay the stop.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(limit);
      clearInterval(sweep);
      resolve();
    });
  });
}
