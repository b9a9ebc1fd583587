import { isIP } from 'node:net';
import { isPrivateAddress } from '@vitrine/network/private-address.ts';

/** Host names that may be private and need no https, as configured in `WEBHOOK_PRIVATE_HOSTS`. */
export type PrivateHosts = ReadonlySet<string>;

export type WrongAddress = 'unreadable' | 'not-https' | 'with-password' | 'private';

/** Maximum length of an address, in characters. */
const maxLength = 2000;

/** Returns the host as a name or a bare IP address. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

/**
 * Returns the address of a webhook that staff typed, or what is wrong with it. A name that resolves to a private address is found when it
 * is called (`post-webhook.ts`).
 */
export function readWebhookAddress(text: string, privateHosts: PrivateHosts): URL | WrongAddress {
  const url = text.length <= maxLength && URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return 'unreadable';
  if (url.username || url.password) return 'with-password';
  const host = hostOf(url);
  url.hash = '';
  if (privateHosts.has(host)) return url;
  if (url.protocol !== 'https:') return 'not-https';
  return isIP(host) && isPrivateAddress(host) ? 'private' : url;
}
