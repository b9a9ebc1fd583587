import { isIPv6 } from 'node:net';
import { readIpAddress } from './ip-address.ts';

/**
 * Returns the key by which a limit counts a client: an IPv4 address, or the /64 of an IPv6 one, which a provider assigns to one customer.
 * Any other text is returned as it is.
 */
export function clientNetwork(address: string): string {
  const ip = readIpAddress(address);
  if (ip === null || !isIPv6(ip)) return ip ?? address;
  const groups = groupsOf(ip);
  const [, , , , , marker = 0, high = 0, low = 0] = groups;
  const isMapped = marker === 0xffff && groups.slice(0, 5).every((group) => group === 0);
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** Returns the eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  // URL normalises every spelling of an address, an IPv4 tail to hexadecimal.
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const numbers = (text = '') => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)));
  const before = numbers(head);
  const after = numbers(tail);
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after];
}
