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
  clientIp: string;
}

const REQUEST_ID = /^[\w.:-]{8,128}$/;

/** The request's own id where it carries a plausible one (from a proxy), a new one otherwise. */
export function requestIdOf(req: IncomingMessage): string {
  const given = req.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/** The host that was asked for; null when it is missing, malformed or given twice. */
export function hostOf(req: IncomingMessage, env: Pick<SiteEnvironment, 'TRUST_PROXY'>): Host | null {
  let given = 0;
  for (let index = 0; index < req.rawHeaders.length; index += 2) {
    const name = req.rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') given += 1;
  }
  const forwarded = env.TRUST_PROXY > 0 ? first(req.headers['x-forwarded-host']) : undefined;
  return given === 1 ? parseHost(forwarded ?? req.headers.host ?? '') : null;
}

/** Whether the visitor came by https, as far as a trusted proxy says so; the server itself speaks http. */
export function isHttps(req: IncomingMessage, env: Pick<SiteEnvironment, 'TRUST_PROXY'>): boolean {
  return env.TRUST_PROXY > 0 && first(req.headers['x-forwarded-proto']) === 'https';
}

/** The visitor's address: each trusted proxy adds one to the end of `X-Forwarded-For`, what stands before is hearsay. */
export function clientIpOf(req: IncomingMessage, env: Pick<SiteEnvironment, 'TRUST_PROXY'>): string {
  const direct = req.socket.remoteAddress ?? '';
  if (env.TRUST_PROXY === 0) return direct;
  const forwarded = String(req.headers['x-forwarded-for'] ?? '').split(',');
  return forwarded.at(-env.TRUST_PROXY)?.trim() || direct;
}

/**
 * The address of a request line such as `/fr/contact?page=2`; null for anything else. The parts are joined as text,
 * because resolving `//evil.example/` against the origin would change the host.
 */
export function addressOf(target: string, origin: string): URL | null {
  if (!target.startsWith('/')) return null;
  const url = URL.parse(origin + target);
  return url === null || url.pathname.startsWith('//') ? null : url;
}

function first(header: string | string[] | undefined): string | undefined {
  return header === undefined ? undefined : String(header).split(',')[0]?.trim();
}
