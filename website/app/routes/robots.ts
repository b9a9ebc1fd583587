import { env } from '../env.server.ts';
import { canonicalOrigin } from '../site/canonical-origin.ts';
import type { RouteCall } from './route.ts';

const rules = 'User-agent: *\nDisallow: /qa/\nDisallow: /api/\n';

/** Allows crawlers on every page but the QA area and the browser API, and names the sitemap of a site that is indexed. */
export function get({ context }: RouteCall): Response {
  const sitemap = `\nSitemap: ${canonicalOrigin(context.origin)}/sitemap.xml\n`;
  return new Response(env().PRODUCTION ? rules + sitemap : rules, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
