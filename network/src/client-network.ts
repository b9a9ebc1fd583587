import ipaddr from 'ipaddr.js';
import { readIpAddress } from './ip-address.ts';

/**
 * Returns the network by which a rate limit counts a client: an IPv4 address, or the /64 of an IPv6 one, which a provider assigns to
 * one customer. Any other text is returned as it is.
 */
export function clientNetwork(text: string): string {
  const address = readIpAddress(text);
  if (address === null) return text;
  // `process` converts an IPv4 address within IPv6 to plain IPv4.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`;
}
