import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteEnvironment } from '../app/env.server.ts';
import { type Host, parseHost } from './allowed-hosts.ts';

/** One request with the data derived from it, and its response. */
export interface Visit {
  req: IncomingMessage;
  res: ServerResponse;
  requestId: string;
  method: string;
  /** The requested address; its origin is the validated host. */
  url: URL;
  hostname: string;
  https: boolean;
  /** True when the browser must use https from now on. */
  strictTransport: boolean;
  clientIp: string;
}

/** Placeholder for an address that cannot be parsed. */
export const nowhere = new URL('http://localhost/');
const requestIdPattern = /^[\w.:-]{8,128}$/;
const thisMachine = /(^|\.)localhost$|^127\.|^\[/;

/** Reads the data that every step needs. The address is `nowhere` when the host or the request line is malformed. */
export function visitOf(req: IncomingMessage, res: ServerResponse, env: Pick<SiteEnvironment, 'TRUST_PROXY'>): Visit {
  const host = hostOf(req, env);
  const https = isHttps(req, env);
  const url = host === null ? null : addressOf(req.url ?? '', `${https ? 'https' : 'http'}://${host.host}`);
  const hostname = host?.hostname ?? '';
  return {
    req,
    res,
    requestId: requestIdOf(req),
    method: req.method ?? '',
    url: url ?? nowhere,
    hostname,
    https,
    // Browsers ignore the header over http, but it must be sent when a proxy terminates https without saying so.
    strictTransport: https || !thisMachine.test(hostname),
    clientIp: clientIpOf(req, env),
  };
}

/** Returns the request's own id when it has a valid one (from a proxy), otherwise a new one. */
export function requestIdOf(req: IncomingMessage): string {
  const given = req.headers['x-request-id'];
  return typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
}

/** Returns the requested host; null when it is missing, malformed or repeated. */
function hostOf(req: IncomingMessage, env: Pick<SiteEnvironment, 'TRUST_PROXY'>): Host | null {
  let given = 0;
  for (let index = 0; index < req.rawHeaders.length; index += 2) {
    const name = req.rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') given += 1;
  }
  const forwarded = env.TRUST_PROXY > 0 ? first(req.headers['x-forwarded-host']) : undefined;
  return given === 1 ? parseHost(forwarded ?? req.headers.host ?? '') : null;
}

/** True when the visitor uses https according to a trusted proxy; the server itself uses http. */
function isHttps(req: IncomingMessage, env: Pick<SiteEnvironment, 'TRUST_PROXY'>): boolean {
  return env.TRUST_PROXY > 0 && first(req.headers['x-forwarded-proto']) === 'https';
}

/**
 * Returns the visitor's IP address: each trusted proxy appends one to `X-Forwarded-For`, and the entries before are not trusted.
 */
function clientIpOf(req: IncomingMessage, env: Pick<SiteEnvironment, 'TRUST_PROXY'>): string {
  const direct = req.socket.remoteAddress ?? '';
  if (env.TRUST_PROXY === 0) return direct;
  const forwarded = String(req.headers['x-forwarded-for'] ?? '').split(',');
  return forwarded.at(-env.TRUST_PROXY)?.trim() || direct;
}

/**
 * Returns the address of a request target such as `/fr/contact?page=2`; null for anything else. Concatenated as text, because
 * resolving `//evil.example/` against the origin would change the host.
 */
function addressOf(target: string, origin: string): URL | null {
  if (!target.startsWith('/')) return null;
  const url = URL.parse(origin + target);
  return url === null || url.pathname.startsWith('//') ? null : url;
}

function first(header: string | string[] | undefined): string | undefined {
  return header === undefined ? undefined : String(header).split(',')[0]?.trim();
}
