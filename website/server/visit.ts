import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteEnvironment } from '../app/env.server.ts';
import { type Host, parseHost } from './allowed-hosts.ts';

/** One request with what the server has found out about it, and the answer being written. */
export interface Visit {
  req: IncomingMessage;
  res: ServerResponse;
  requestId: string;
  method: string;
  /** The address as the visitor wrote it; its origin is the checked host. */
  url: URL;
  hostname: string;
  https: boolean;
  /** Whether to ask the browser for https from now on. */
  strictTransport: boolean;
  clientIp: string;
}

/** The address of a request that has none that can be read. */
export const NOWHERE = new URL('http://localhost/');
const REQUEST_ID = /^[\w.:-]{8,128}$/;
const THIS_MACHINE = /(^|\.)localhost$|^127\.|^\[/;

/** Reads what every step needs. The address is `NOWHERE` when the host or the request line is malformed. */
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
    url: url ?? NOWHERE,
    hostname,
    https,
    // A browser ignores it over http; where a proxy ends the https without saying so, it must still arrive.
    strictTransport: https || !THIS_MACHINE.test(hostname),
    clientIp: clientIpOf(req, env),
  };
}

/** The request's own id where it carries a plausible one (from a proxy), a new one otherwise. */
export function requestIdOf(req: IncomingMessage): string {
  const given = req.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/** The host that was asked for; null when it is missing, malformed or given twice. */
function hostOf(req: IncomingMessage, env: Pick<SiteEnvironment, 'TRUST_PROXY'>): Host | null {
  let given = 0;
  for (let index = 0; index < req.rawHeaders.length; index += 2) {
    const name = req.rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') given += 1;
  }
  const forwarded = env.TRUST_PROXY > 0 ? first(req.headers['x-forwarded-host']) : undefined;
  return given === 1 ? parseHost(forwarded ?? req.headers.host ?? '') : null;
}

/** Whether the visitor came by https, as far as a trusted proxy says so; the server itself speaks http. */
function isHttps(req: IncomingMessage, env: Pick<SiteEnvironment, 'TRUST_PROXY'>): boolean {
  return env.TRUST_PROXY > 0 && first(req.headers['x-forwarded-proto']) === 'https';
}

/** The visitor's address: each trusted proxy adds one to the end of `X-Forwarded-For`, what stands before is hearsay. */
function clientIpOf(req: IncomingMessage, env: Pick<SiteEnvironment, 'TRUST_PROXY'>): string {
  const direct = req.socket.remoteAddress ?? '';
  if (env.TRUST_PROXY === 0) return direct;
  const forwarded = String(req.headers['x-forwarded-for'] ?? '').split(',');
  return forwarded.at(-env.TRUST_PROXY)?.trim() || direct;
}

/**
 * The address of a request line such as `/fr/contact?page=2`; null for anything else. The parts are joined as text,
 * because resolving `//evil.example/` against the origin would change the host.
 */
function addressOf(target: string, origin: string): URL | null {
  if (!target.startsWith('/')) return null;
  const url = URL.parse(origin + target);
  return url === null || url.pathname.startsWith('//') ? null : url;
}

function first(header: string | string[] | undefined): string | undefined {
  return header === undefined ? undefined : String(header).split(',')[0]?.trim();
}
