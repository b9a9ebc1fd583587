import { matchesEtag } from '../app/etag.ts';
import { storedCoding } from './answer-headers.ts';
import { bytesOf } from './coded-body.ts';
import { type CacheAnswer, revalidateSeconds, staleIfErrorSeconds } from './page-cache.ts';
import type { SecurityHeaders } from './security-headers.ts';
import type { Visit } from './visit.ts';

export interface SendPageOptions {
  freshSeconds: number;
  security: SecurityHeaders;
}

/** Sends a cached page. Returns the status. */
export function sendPage(visit: Visit, { page, state, ageSeconds }: CacheAnswer, options: SendPageOptions): number {
  const { req, res } = visit;
  const headers = [
    ...page.headers,
    ...options.security({ ...page.policy, strictTransport: visit.strictTransport }),
    'cache-control',
    page.shareable
      ? cacheControl(req.headers, { page, state }, options.freshSeconds)
      : (page.cacheControl ?? 'no-store'),
    'vary',
    'accept-encoding',
    'x-request-id',
    visit.requestId,
  ];
  if (state === 'stale') {
    headers.push('x-vitrine-stale', '1', 'age', String(ageSeconds), 'warning', '110 - "Response is Stale"');
  }
  if (page.shareable) {
    headers.push('etag', page.etag);
    if (page.status === 200 && matchesEtag(req.headers['if-none-match'], page.etag)) {
      res.writeHead(304, headers).end();
      return 304;
    }
  }
  const coding = storedCoding(req.headers['accept-encoding']);
  const body = bytesOf(page.body, coding);
  if (coding !== undefined) headers.push('content-encoding', coding);
  headers.push('content-length', String(body.length));
  res.writeHead(page.status, headers).end(body);
  return page.status;
}

/**
 * Returns the `cache-control` of a page. A prefetched page must be usable by the browser for some seconds, and by no shared
 * cache.
 */
function cacheControl(
  headers: Visit['req']['headers'],
  { page: { maxAge }, state }: Pick<CacheAnswer, 'page' | 'state'>,
  freshSeconds: number,
): string {
  // A cache in front may have been purged already, and is not purged again.
  if (state === 'stale') return 'public, max-age=0, s-maxage=1';
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz'];
  if (typeof purpose === 'string' && purpose.startsWith('prefetch')) return 'private, max-age=10';
  if (maxAge !== undefined) return `public, max-age=0, s-maxage=${Math.min(maxAge, freshSeconds)}, must-revalidate`;
  return `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=${revalidateSeconds}, stale-if-error=${staleIfErrorSeconds}`;
}
