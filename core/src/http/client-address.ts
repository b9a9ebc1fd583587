import { getConnInfo } from '@hono/node-server/conninfo';
import { readIpAddress } from '@vitrine/network/ip-address.ts';
import { isTrustedPeer, type TrustedPeers } from '@vitrine/network/trusted-peers.ts';
import type { Context } from 'hono';

/** Returns the address at the other end of the connection; null when the connection has closed. */
export function peerAddress(context: Context): string | null {
  // Without a socket, as under app.request(), the caller is this very process.
  if (!context.env?.incoming) return '127.0.0.1';
  return readIpAddress(getConnInfo(context).remote.address ?? '');
}

/**
 * Returns the visitor's address, or `unknown`. The connection's address is trusted; each entry of `X-Forwarded-For`,
 * from the last to the first, is trusted as long as the address that reported it is a trusted peer. The header of any
 * other peer is ignored.
 */
export function clientAddress(context: Context, trustedPeers: TrustedPeers): string {
  let address = peerAddress(context);
  const reported = (context.req.header('x-forwarded-for') ?? '').split(',').reverse();
  for (const entry of reported) {
    if (address === null || !isTrustedPeer(address, trustedPeers)) break;
    const next = readIpAddress(entry);
    if (next === null) break;
    address = next;
  }
  return address ?? 'unknown';
}
