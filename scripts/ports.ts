import { createServer } from 'node:net';

/** Whether nothing listens on the TCP port, neither on this host's own address nor on all of them. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port));
}

/** The first free port from `preferred` upwards. */
export async function findFreePort(preferred: number): Promise<number> {
  let port = preferred;
  while (!(await isPortFree(port))) port += 1;
  return port;
}

function canListen(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
