import type { SiteEnvironment } from '../app/env.server.ts';

const localHosts = ['localhost', '*.localhost', '127.0.0.1', '[::1]'];
const hostLabel = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const hostPattern = new RegExp(`^(\\[[0-9a-f:.]{2,45}\\]|${hostLabel}(?:\\.${hostLabel})*)\\.?(:\\d{1,5})?$`);

/** Host of an address in lower case: `host` with the port, `hostname` without it. */
export interface Host {
  host: string;
  hostname: string;
}

/** Parses a `Host` header; null unless it is a host name or address with an optional port (RFC 9112 §3.2). */
export function parseHost(header: string): Host | null {
  if (header.length > 259) return null;
  const match = hostPattern.exec(header.toLowerCase());
  const hostname = match?.[1];
  return hostname === undefined ? null : { host: hostname + (match?.[2] ?? ''), hostname };
}

/**
 * Returns the predicate for host names that the website serves. A pattern is a name, or `*.` and a name, which matches all names
 * below it. In domain mode without `ALLOWED_HOSTS` every name is accepted, because the content service knows the domains.
 */
export function hostRule(env: Pick<SiteEnvironment, 'ALLOWED_HOSTS' | 'SITE_MODE'>): (hostname: string) => boolean {
  if (env.ALLOWED_HOSTS === undefined && env.SITE_MODE === 'domain') return () => true;
  const patterns = env.ALLOWED_HOSTS ?? localHosts;
  const exact = new Set(patterns.filter((pattern) => !pattern.startsWith('*.')));
  const below = patterns.filter((pattern) => pattern.startsWith('*.')).map((pattern) => pattern.slice(1));
  return (hostname) => exact.has(hostname) || below.some((suffix) => hostname.endsWith(suffix));
}
