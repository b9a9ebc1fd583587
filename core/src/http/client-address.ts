import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The visitor's address: the first of X-Forwarded-For where the caller is trusted to send it, as the website does,
 * else that of the connection. `unknown` where there is neither.
 */
export function clientAddress(context: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',')[0]?.trim() : undefined;
  if (forwarded) return forwarded.slice(0, 60);
  // Without a socket, as under app.request(), there is no connection to ask.
  return (context.env?.incoming && getConnInfo(context).remote.address) || 'unknown';
}
