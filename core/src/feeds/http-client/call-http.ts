import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { lookupPublic, privateAddressError } from '@vitrine/network/lookup-public.ts';
import { isPrivateAddress } from '@vitrine/network/private-address.ts';
import { hostOf, type PrivateHosts } from '../../webhooks/webhook-address.ts';
import { type Reason, reasonOf } from '../reasons/reason.ts';

export interface HttpCall {
  url: URL;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/**
 * Why there is no answer: the name of the host is unknown, its certificate is not valid, it is silent for too long, its answer is too long, or
 * anything else.
 */
export type HttpFault = 'unknown-host' | 'certificate' | 'timeout' | 'too-long' | 'connection';

export type HttpBytes = { kind: 'answer'; status: number; body: Buffer; headers: IncomingHttpHeaders } | HttpRefusal;

export type HttpAnswer =
  | { kind: 'answer'; status: number; body: string; retryAfter: string | null; preferenceApplied: string | null }
  | HttpRefusal;

export type HttpRefusal =
  /** No complete answer: the connection failed, was silent for too long, or the answer is too long. */
  | { kind: 'no-answer'; fault: HttpFault; reason: Reason }
  /** The address must not be called. */
  | { kind: 'forbidden'; reason: Reason };

export interface HttpLimits {
  /** Hosts, or hosts with a port, to which calls may go without https and into a private network. */
  privateHosts: PrivateHosts;
  /** Maximum silence before and within an answer, ms. */
  idleMs: number;
  /** Maximum duration of a call, ms: a server that sends a byte a minute is never silent. */
  totalMs: number;
  /** Maximum size of an answer, bytes. */
  maxBytes: number;
}

/** Limits for servers of listings. A whole list of keys may come as one page of some megabytes. */
export const usualHttpLimits: Omit<HttpLimits, 'privateHosts'> = {
  idleMs: 30_000,
  totalMs: 300_000,
  maxBytes: 128 * 1024 * 1024,
};

/**
 * Calls an address that staff entered and returns its whole answer. Follows no redirect, and calls no private address: names are
 * resolved once, so that the checked address is the one that is called.
 */
export async function fetchBytes(call: HttpCall, limits: HttpLimits, signal?: AbortSignal): Promise<HttpBytes> {
  const { url, method = 'GET', headers = {}, body } = call;
  const host = hostOf(url);
  const isTrusted = limits.privateHosts.has(host) || limits.privateHosts.has(url.host);
  if (url.protocol !== 'https:' && !isTrusted) return { kind: 'forbidden', reason: reasonOf('not-https') };
  if (isIP(host) && !isTrusted && isPrivateAddress(host)) {
    return { kind: 'forbidden', reason: reasonOf('private-address') };
  }
  const { request } = url.protocol === 'https:' ? https : http;
  const { promise, resolve } = Promise.withResolvers<HttpBytes>();
  const fail = (error: NodeJS.ErrnoException) => {
    if (error.message === privateAddressError().message)
      return resolve({ kind: 'forbidden', reason: reasonOf('private-address') });
    const fault = faultOf(error);
    resolve({ kind: 'no-answer', fault, reason: reasonOfFault(fault, error) });
  };
  const timeout = AbortSignal.timeout(limits.totalMs);
  const sending = request(url, {
    method,
    headers: { ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) },
    timeout: limits.idleMs,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    ...(!isTrusted && { lookup: lookupPublic }),
  });
  sending.on('timeout', () => sending.destroy(timeoutError(limits.idleMs)));
  sending.on('error', fail);
  sending.on('response', (answer) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    answer.on('data', (chunk: Buffer) => {
      bytes += chunk.byteLength;
      if (bytes > limits.maxBytes) sending.destroy(tooLong());
      else chunks.push(chunk);
    });
    answer.on('error', (error) => fail(error.message === 'aborted' ? cutOff() : error));
    // An answer that ends early closes without an end.
    answer.on('close', () => fail(cutOff()));
    answer.on('end', () =>
      resolve({
        kind: 'answer',
        status: answer.statusCode ?? 0,
        body: Buffer.concat(chunks),
        headers: answer.headers,
      }),
    );
  });
  sending.end(body);
  return promise;
}

/** Calls an address like `fetchBytes`, and returns its JSON as text. */
export async function callHttp(call: HttpCall, limits: HttpLimits, signal?: AbortSignal): Promise<HttpAnswer> {
  const headers = { ...call.headers, accept: 'application/json' };
  const answer = await fetchBytes({ ...call, headers }, limits, signal);
  if (answer.kind !== 'answer') return answer;
  const { status, body } = answer;
  // The decoder leaves out the byte order mark with which some servers begin.
  return {
    kind: 'answer',
    status,
    body: new TextDecoder().decode(body),
    retryAfter: answer.headers['retry-after'] ?? null,
    preferenceApplied: [answer.headers['preference-applied'] ?? []].flat().join() || null,
  };
}

const tooLong = (): NodeJS.ErrnoException => Object.assign(new Error('The answer is too long'), { code: 'EMSGSIZE' });

const cutOff = (): NodeJS.ErrnoException => Object.assign(new Error('The answer was cut off'), { code: 'ECUTOFF' });

const timeoutError = (ms: number): NodeJS.ErrnoException =>
  Object.assign(new Error(`Nothing came for ${ms / 1000} s`), { code: 'ETIMEDOUT' });

const certificateCodes =
  /^(CERT_|ERR_TLS|ERR_SSL|EPROTO|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_(GET|VERIFY)|INVALID_(CA|PURPOSE))/;

function faultOf({ code = '', name }: NodeJS.ErrnoException): HttpFault {
  if (code === 'ENOTFOUND' || code.startsWith('EAI_')) return 'unknown-host';
  if (code === 'EMSGSIZE') return 'too-long';
  if (certificateCodes.test(code)) return 'certificate';
  return code === 'ETIMEDOUT' || name === 'TimeoutError' ? 'timeout' : 'connection';
}

function reasonOfFault(fault: HttpFault, { code, message }: NodeJS.ErrnoException): Reason {
  if (fault === 'too-long') return reasonOf('answer-too-long');
  if (fault !== 'connection') return reasonOf(fault);
  return code === 'ECUTOFF' ? reasonOf('cut-off') : reasonOf('connection-failed', { detail: message });
}
