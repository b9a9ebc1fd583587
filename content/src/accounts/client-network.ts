import ipaddr from 'ipaddr.js';

/**
 * Returns the network by which a rate limit counts: an IPv4 address, or the /64 of an IPv6 address, which a provider assigns to
 * one customer. Returns null for text that is not an address.
 */
export function clientNetwork(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  // `process` converts an IPv4 address within IPv6 to plain IPv4.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`;
}
