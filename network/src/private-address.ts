import ipaddr from 'ipaddr.js';

/** The IPv6 addresses that public servers may have: IANA gives out addresses of this network alone. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Returns true for an IP address in a network without public servers: those of IANA's IPv4 and IPv6 Special-Purpose Address Registries,
 * multicast, deprecated ones that a translator may lead into a private network, and IPv6 that nobody was given. IPv4 addresses written as
 * IPv6 count as IPv4.
 */
export function isPrivateAddress(address: string): boolean {
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return true;
  return parsed.kind() === 'ipv6' && !parsed.match(globalUnicast);
}
