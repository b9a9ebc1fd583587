import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIdOf } from './visit.ts';

export type HealthStatus = 'ok' | 'stopping' | 'content unavailable';

/** Seconds after which a caller should ask again. */
const retrySeconds = '2';

/**
 * Answers `/healthz` and `/readyz`, with 503 for any status but `ok`. Load balancers use the machine's address, which is no host name of
 * a site, so this runs before the host check.
 */
export function sendHealth(req: IncomingMessage, res: ServerResponse, status: HealthStatus): void {
  const isWell = status === 'ok';
  const headers = ['content-type', 'application/json', 'cache-control', 'no-store', 'x-request-id', requestIdOf(req)];
  if (!isWell) headers.push('retry-after', retrySeconds);
  res.writeHead(isWell ? 200 : 503, [...headers, 'x-content-type-options', 'nosniff']);
  res.end(JSON.stringify({ status }));
}
