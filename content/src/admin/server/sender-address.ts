/** Part of node's request that is read here. */
interface Sender {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  socket: { remoteAddress?: string | undefined };
}

/**
 * Returns the address of the sender: the one that the outermost of our own proxies saw, or that of the connection. Entries
 * further left in `X-Forwarded-For` come from the sender and are worth nothing.
 */
export function senderAddress(request: Sender, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return direct;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  return forwarded.at(-trustedProxies)?.trim() || direct;
}
