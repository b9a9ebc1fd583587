import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIdOf } from './visit.ts';

/**
 * Answers `/healthz` and `/readyz`. Load balancers use the machine's address, which is no host name of a site, so this runs
 * before the host check.
 */
export function sendHealth(req: IncomingMessage, res: ServerResponse, isWell: boolean): void {
  const headers = ['content-type', 'application/json', 'cache-control', 'no-store', 'x-request-id', requestIdOf(req)];
  res.writeHead(isWell ? 200 : 503, [...headers, 'x-content-type-options', 'nosniff']);
  res.end(JSON.stringify({ status: isWell ? 'ok' : 'stopping' }));
}
