/** The part of Node's request that `senderAddress` reads. */
interface Sender {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  socket: { remoteAddress?: string | undefined };
}

/**
 * Returns the address of the sender: the one reported by the outermost of our own proxies, or that of the connection. Entries
 * further left in `X-Forwarded-For` are written by the sender and must be ignored.
 */
export function senderAddress(request: Sender, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return direct;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  return forwarded.at(-trustedProxies)?.trim() || direct;
}
