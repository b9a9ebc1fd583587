import { createServer } from 'node:net';

/** True when nothing listens on the TCP port, neither on this host's own address nor on all of them. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port));
}

/** Returns the first free port from `preferred` upwards. */
export async function findFreePort(preferred: number): Promise<number> {
  let port = preferred;
  while (!(await isPortFree(port))) port += 1;
  return port;
}

/**
 * Returns a free port at random from 20000 to 29999: below the ports that systems give to outgoing connections, and so many
 * that processes which choose one at the same time hardly ever choose the same.
 */
export async function allocatePort(): Promise<number> {
  return findFreePort(20_000 + Math.floor(Math.random() * 10_000));
}

function canListen(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
