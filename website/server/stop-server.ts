import type { Server } from 'node:http';

/**
 * Stops accepting, lets the requests that are being answered finish for at most `limitMs`, then closes what is left.
 */
export function stopServer(server: Server, limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), limitMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
