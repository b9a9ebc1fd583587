import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { lookupPublic, privateAddressError } from '@vitrine/network/lookup-public.ts';
import { isPrivateAddress } from '@vitrine/network/private-address.ts';
import { hostOf, type PrivateHosts } from './webhook-address.ts';

/** Maximum time for the whole response, ms. */
const timeoutMs = 10_000;
/** Maximum number of bytes that are read of a response. Its content is ignored, but some servers fail when it is not read. */
const answerLimit = 64 * 1024;

interface Post {
  url: URL;
  headers: Record<string, string>;
  body: string;
}

export interface WebhookCaller {
  privateHosts: PrivateHosts;
  /** Overrides the usual timeout, ms. */
  timeoutMs?: number;
}

/**
 * Posts JSON to an untrusted server and returns the status of its response. Follows no redirect. Rejects on a timeout,
 * and before a byte is sent when the name resolves to a private address: names are resolved once, so that the checked
 * address is the one that is called.
 */
export async function postWebhook({ url, headers, body }: Post, caller: WebhookCaller): Promise<number> {
  const host = hostOf(url);
  const isTrusted = caller.privateHosts.has(host);
  if (url.protocol !== 'https:' && !isTrusted) throw new Error('The address is not https');
  if (isIP(host) && !isTrusted && isPrivateAddress(host)) throw privateAddressError();
  const { request } = url.protocol === 'https:' ? https : http;
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const patience = caller.timeoutMs ?? timeoutMs;
  const sending = request(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    // A separate connection, closed afterwards: webhooks are rare, and different sites must not share a connection.
    agent: false,
    signal: AbortSignal.timeout(patience),
    ...(!isTrusted && { lookup: lookupPublic }),
  });
  sending.on('error', (error) =>
    reject(
      error.name === 'TimeoutError' || error.name === 'AbortError'
        ? new Error(`No answer in ${patience / 1000} s`)
        : error,
    ),
  );
  sending.on('response', (answer) => {
    // The status is the result, even if the body fails.
    const finish = () => resolve(answer.statusCode ?? 0);
    let bytes = 0;
    answer.on('data', (chunk: Buffer) => {
      bytes += chunk.byteLength;
      if (bytes > answerLimit) answer.destroy();
    });
    answer.on('error', finish);
    answer.on('close', finish);
  });
  sending.end(body);
  return promise;
}
