import { isIP } from 'node:net';

/** Matches `192.0.2.1:49152` and `[2001:db8::1]:49152`, the forms in which some proxies write an address. */
const withPort = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+)):\d+$/;

/**
 * Returns the IP address of a text without brackets, port and zone; null when the text holds none. Node decides, because `ipaddr.js` also
 * takes `1` and `0x7f.1` for addresses.
 */
export function readIpAddress(text: string): string | null {
  const match = withPort.exec(text.trim());
  const host = match?.[1] ?? match?.[2] ?? text.trim().replace(/^\[|\]$/g, '');
  const address = host.split('%')[0] ?? host;
  return isIP(address) ? address : null;
}
