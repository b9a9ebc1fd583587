import { hash } from 'node:crypto';
import { locales } from '@vitrine/contract/locale.ts';
import { sitemapIndex } from '../document/sitemap.server.ts';
import { fetchSitemapFiles, sitemapKinds } from '../services/sitemap.server.ts';
import { canonicalOrigin } from '../site/canonical-origin.ts';
import type { RouteCall } from './route.ts';
import { sitemapPath, sitemapSite, unreadable, xmlResponse } from './sitemap.server.ts';

/** Serves `GET /sitemap.xml`: the sitemap files of the site, by language and kind. */
export async function get(call: RouteCall): Promise<Response> {
  const site = await sitemapSite(call);
  if (site instanceof Response) return site;
  const { hostname, origin, requestId } = call.context;
  const lists = await Promise.all(
    locales.flatMap((locale) =>
      sitemapKinds.map(async (kind) => {
        const files = await fetchSitemapFiles({ kind, locale, hostname, site, requestId });
        return files?.map(({ after, last_modified }) => ({
          loc: canonicalOrigin(origin) + sitemapPath(locale, kind, after),
          lastmod: last_modified ?? null,
        }));
      }),
    ),
  );
  const files = lists.filter((list) => list !== undefined);
  // An index without the listings would have search engines forget them.
  if (files.length < lists.length) return unreadable();
  const text = sitemapIndex(files.flat());
  return xmlResponse(call, `W/"${hash('sha1', text, 'base64url')}"`, async () => text);
}
