import ipaddr from 'ipaddr.js';

/**
 * Returns the network that a limit counts: an IPv4 address, or the /64 of an IPv6 one, which a provider gives to one
 * customer. Returns null for text that is no address.
 */
export function clientNetwork(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  // `process` writes an IPv4 address inside IPv6 as plain IPv4.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`;
}
