import { get as getByHttp, type IncomingMessage } from 'node:http';
import { get as getByHttps } from 'node:https';
import { urlToHttpOptions } from 'node:url';
import { contentVersionHeader } from '@vitrine/contract/content-version.ts';

/** Versions that the website shows at an address; null when the website does not answer in time. */
export type ShownVersions = readonly string[] | null;

/** Maximum time of a request, ms. */
const timeoutMs = 4000;

/**
 * Requests a page as a visitor does, through any cache in front of the website, and returns the versions that it shows. Follows no redirect
 * and reads no body.
 */
export function askWebsite(address: string): Promise<ShownVersions> {
  const url = new URL(address);
  const get = url.protocol === 'https:' ? getByHttps : getByHttp;
  return new Promise((resolve) => {
    const read = (answer: IncomingMessage) => {
      const given = answer.headers[contentVersionHeader];
      answer.destroy();
      resolve(typeof given === 'string' ? given.split(' ') : []);
    };
    get({ ...reachable(url), signal: AbortSignal.timeout(timeoutMs) }, read).on('error', () => resolve(null));
  });
}

/**
 * Connects to `localhost` for a host name below it and keeps the `Host` header. Browsers resolve such names themselves (RFC 6761), but the
 * system's resolver may not, and `fetch` allows no other `Host` header.
 */
function reachable(url: URL) {
  const options = urlToHttpOptions(url);
  if (!url.hostname.endsWith('.localhost')) return options;
  return { ...options, host: 'localhost', hostname: 'localhost', headers: { host: url.host } };
}
