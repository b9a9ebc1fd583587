import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { lookupPublic, privateAddressError } from '../webhooks/lookup-public.ts';
import { isPrivateAddress } from '../webhooks/private-address.ts';
import { hostOf, type PrivateHosts } from '../webhooks/webhook-address.ts';

export type HttpCall = {
  url: URL;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
};

export type HttpAnswer =
  | { kind: 'answer'; status: number; body: string; retryAfter: string | null }
  /** No complete answer: the connection failed, was silent for too long, or the answer is too long. */
  | { kind: 'no-answer'; reason: string }
  /** The address must not be called. */
  | { kind: 'forbidden'; reason: string };

export type HttpLimits = {
  /** Hosts to which calls may go without https and into a private network. */
  privateHosts: PrivateHosts;
  /** Maximum silence before and within an answer, ms. */
  idleMilliseconds: number;
  /** Maximum duration of a call, ms: a server that sends a byte a minute is never silent. */
  totalMilliseconds: number;
  /** Maximum size of an answer, bytes. */
  maxBytes: number;
};

/** Limits for servers of listings. A whole list of keys may come as one page of some megabytes. */
export const usualHttpLimits: Omit<HttpLimits, 'privateHosts'> = {
  idleMilliseconds: 30_000,
  totalMilliseconds: 300_000,
  maxBytes: 128 * 1024 * 1024,
};

/**
 * Calls an address that staff entered and returns its whole answer. Follows no redirect, and calls no private address: names are
 * resolved once, so that the checked address is the one that is called.
 */
export async function callHttp(call: HttpCall, limits: HttpLimits, signal?: AbortSignal): Promise<HttpAnswer> {
  const { url, method = 'GET', headers = {}, body } = call;
  const host = hostOf(url);
  const isTrusted = limits.privateHosts.has(host);
  if (url.protocol !== 'https:' && !isTrusted) return { kind: 'forbidden', reason: 'The address is not https' };
  if (isIP(host) && !isTrusted && isPrivateAddress(host)) {
    return { kind: 'forbidden', reason: privateAddressError().message };
  }
  const { request } = url.protocol === 'https:' ? https : http;
  const { promise, resolve } = Promise.withResolvers<HttpAnswer>();
  const fail = (reason: string) => resolve({ kind: 'no-answer', reason });
  const timeout = AbortSignal.timeout(limits.totalMilliseconds);
  const sending = request(url, {
    method,
    headers: { ...headers, accept: 'application/json', ...(body && { 'content-length': Buffer.byteLength(body) }) },
    timeout: limits.idleMilliseconds,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    ...(!isTrusted && { lookup: lookupPublic }),
  });
  sending.on('timeout', () => sending.destroy(new Error(`Nothing came for ${limits.idleMilliseconds / 1000} s`)));
  sending.on('error', (error) => fail(error.message));
  sending.on('response', (answer) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    answer.on('data', (chunk: Buffer) => {
      bytes += chunk.byteLength;
      if (bytes > limits.maxBytes) sending.destroy(new Error('The answer is too long'));
      else chunks.push(chunk);
    });
    answer.on('error', (error) => fail(error.message));
    // An answer that ends early closes without an end.
    answer.on('close', () => fail('The answer was cut off'));
    answer.on('end', () =>
      resolve({
        kind: 'answer',
        status: answer.statusCode ?? 0,
        body: Buffer.concat(chunks).toString('utf8'),
        retryAfter: answer.headers['retry-after'] ?? null,
      }),
    );
  });
  sending.end(body);
  return promise;
}
