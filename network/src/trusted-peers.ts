import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Addresses and networks whose `X-Forwarded-For` header is trusted. */
export type TrustedPeers = BlockList;

/** This machine, trusted by default because the website usually runs on it. */
export const loopbackPeers: TrustedPeers = new BlockList();
loopbackPeers.addSubnet('127.0.0.0', 8, 'ipv4');
loopbackPeers.addAddress('::1', 'ipv6');

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Returns the addresses and networks (CIDR) of a list separated by commas; null when an entry is neither. */
export function readTrustedPeers(list: string): TrustedPeers | null {
  const peers = new BlockList();
  for (const entry of list.split(',').map((text) => text.trim())) {
    if (entry === '') continue;
    if (isIP(entry)) peers.addAddress(entry, familyOf(entry));
    else if (ipaddr.isValidCIDR(entry)) {
      const [network, length] = ipaddr.parseCIDR(entry);
      peers.addSubnet(network.toString(), length, network.kind());
    } else return null;
  }
  return peers;
}

/** Returns true for an IP address in one of the trusted networks. IPv4 addresses written as IPv6 count as IPv4. */
export const isTrustedPeer = (address: string, peers: TrustedPeers): boolean => peers.check(address, familyOf(address));
