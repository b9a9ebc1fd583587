import type { Server } from 'node:http';

/**
 * Stops accepting, lets the requests that are being answered finish for at most `limitMs`, then closes what is left.
 */
export function stopServer(server: Server, limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => server.closeAllConnections(), limitMs);
    // A connection whose answer has just ended stays open for the next request, which would hold the stop.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(limit);
      clearInterval(sweep);
      resolve();
    });
  });
}
