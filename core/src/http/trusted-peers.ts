import { BlockList, isIP } from 'node:net';

/** Addresses whose `X-Forwarded-For` core trusts. */
export type TrustedPeers = BlockList;

/** This machine, trusted by default because the website usually runs on it. */
export const loopbackPeers: TrustedPeers = new BlockList();
loopbackPeers.addSubnet('127.0.0.0', 8, 'ipv4');
loopbackPeers.addAddress('::1', 'ipv6');

/** Returns the addresses and networks (CIDR) of a list separated by commas; null when an entry is neither. */
export function readTrustedPeers(list: string): TrustedPeers | null {
  const peers = new BlockList();
  for (const entry of list.split(',').map((text) => text.trim())) {
    if (entry === '') continue;
    const [address = '', prefix, ...rest] = entry.split('/');
    const family = isIP(address);
    const longest = family === 6 ? 128 : 32;
    const length = prefix === undefined ? longest : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN;
    if (family === 0 || rest.length > 0 || !(length <= longest)) return null;
    peers.addSubnet(address, length, family === 6 ? 'ipv6' : 'ipv4');
  }
  return peers;
}

/** True for an IP address in one of the trusted networks. IPv4 addresses written as IPv6 count as IPv4. */
export const isTrustedPeer = (address: string, peers: TrustedPeers): boolean =>
  peers.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
