import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { setTestEnvironment } from './test-environment.ts';

/**
 * Starts a server that replaces the content service and core for the tests of a file. Modules that read the environment must be
 * imported afterwards, in a `beforeAll` below the call.
 */
export function startTestServices(listener: RequestListener): void {
  const server = createServer(listener);
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo; // it listens on TCP
    const origin = `http://127.0.0.1:${port}`;
    setTestEnvironment({ CONTENT_URL: origin, CORE_URL: origin });
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
}
