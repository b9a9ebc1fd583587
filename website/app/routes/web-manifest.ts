import { localeOfPath } from '../locale/paths.ts';
import { siteFactsOf } from '../offline/site-facts.server.ts';
import { webManifest } from '../offline/web-manifest.server.ts';
import type { RouteCall } from './route.ts';

/** Answers `/fr/application.webmanifest` and `/en/application.webmanifest`. */
export async function get({ url, context }: RouteCall): Promise<Response> {
  const locale = localeOfPath(url.pathname) ?? 'fr';
  const site = await siteFactsOf(context.hostname, locale);
  if (!site) return new Response(null, { status: 503, headers: { 'retry-after': '60' } });
  return new Response(JSON.stringify(webManifest(site, locale)), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  });
}
