import type { Locale } from '@vitrine/contract/locale.ts';
import { env } from '../env.server.ts';
import { matchesEtag } from '../etag.ts';
import { siteAccess } from '../services/site.server.ts';
import type { SiteAccess } from '../services/site-access.server.ts';
import type { SitemapKind } from '../services/sitemap.server.ts';
import { problem } from './api/api-call.server.ts';
import type { RouteCall } from './route.ts';

/** Time for which crawlers and shared caches may keep a sitemap, in seconds. */
const maxAge = 300;

/** Returns the access to the site of a request, or the response for one that has no sitemap. */
export async function sitemapSite({ context }: RouteCall): Promise<SiteAccess | Response> {
  // Search engines must not index the pages of a site that is not in production.
  if (!env().PRODUCTION) return problem(404, 'This site has no sitemap.');
  const site = await siteAccess(context.hostname, 'fr');
  if (site === 'unknown-site') return problem(421, 'No site answers to this name here.');
  return site ?? unreadable();
}

export const unreadable = (): Response => problem(503, 'The sitemap cannot be read right now.');

/** Returns the path of a sitemap file. */
export const sitemapPath = (locale: Locale, kind: SitemapKind, after: string | null): string =>
  `/sitemap-${[locale, kind, ...(after === null ? [] : [after])].join('-')}.xml`;

/** Returns XML, or 304 when the client has it; `write` is called in the first case only and resolves to null when it fails. */
export async function xmlResponse(
  { request }: RouteCall,
  etag: string,
  write: () => Promise<BodyInit | null>,
): Promise<Response> {
  const headers = {
    etag,
    'cache-control': `public, max-age=${maxAge}`,
    'content-type': 'application/xml; charset=utf-8',
  };
  if (matchesEtag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  const body = await write();
  return body === null ? unreadable() : new Response(body, { headers });
}
