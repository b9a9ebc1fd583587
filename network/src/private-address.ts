import ipaddr from 'ipaddr.js';

/** Networks without public servers for which `ipaddr.js` has no name: the deprecated IPv4-compatible addresses and a dummy prefix (RFC 9780). */
const unnamedNetworks = ['::/96', '100:0:0:1::/64'].map((network) => ipaddr.IPv6.parseCIDR(network));

/**
 * Returns true for an IP address in a network without public servers: those of IANA's IPv4 and IPv6 Special-Purpose Address Registries,
 * multicast, and deprecated ones that a translator may lead into a private network. IPv4 addresses written as IPv6 count as IPv4.
 */
export function isPrivateAddress(address: string): boolean {
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return true;
  return parsed.kind() === 'ipv6' && unnamedNetworks.some((network) => parsed.match(network));
}
