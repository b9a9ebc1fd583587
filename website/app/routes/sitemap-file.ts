import { isLocale, type Locale, locales } from '@vitrine/contract/locale.ts';
import { type SitemapEntries, type SitemapEntry, sitemapFileSize } from '@vitrine/contract/sitemap.ts';
import { type SitemapUrl, sitemapFile } from '../document/sitemap.server.ts';
import { withLocale } from '../locale/paths.ts';
import { absolute, alternates } from '../page/page-head.server.ts';
import { assetUrl } from '../services/content.server.ts';
import { fetchSitemapEntries, fetchSitemapFiles, sitemapKinds } from '../services/sitemap.server.ts';
import { problem } from './api/api-call.server.ts';
import type { RouteCall } from './route.ts';
import { sitemapSite, unreadable, xmlResponse } from './sitemap.server.ts';

/** Serves `GET /sitemap-{language}-{kind}.xml`, and the files after the first with the key that they follow. */
export async function get(call: RouteCall): Promise<Response> {
  const site = await sitemapSite(call);
  if (site instanceof Response) return site;
  const { hostname, origin, requestId } = call.context;
  const [locale = '', kindName, after = null] = call.params.file?.split('-') ?? [];
  const kind = sitemapKinds.find((known) => known === kindName);
  if (!isLocale(locale) || !kind) return unknownFile();
  const options = { kind, locale, hostname, site, requestId };
  const files = await fetchSitemapFiles(options);
  if (!files) return unreadable();
  const file = files.find((each) => each.after === after);
  if (!file) return unknownFile();
  return xmlResponse(call, `W/"${file.version}"`, async () => {
    const first = await fetchSitemapEntries(after, options);
    return first && sitemapFile(urlsFrom(first, options, origin));
  });
}

const unknownFile = () => problem(404, 'No sitemap has this address.');

/** Yields the addresses of a file, page by page. Throws when a page cannot be read, as a shortened file would look whole. */
async function* urlsFrom(
  first: SitemapEntries,
  call: Parameters<typeof fetchSitemapEntries>[1],
  origin: string,
): AsyncGenerator<SitemapUrl[]> {
  let page = first;
  for (let left = sitemapFileSize; ; left -= page.entries.length) {
    yield page.entries.slice(0, left).flatMap((entry) => urlOf(entry, call.locale, origin));
    if (!page.next || page.entries.length >= left) return;
    const next = await fetchSitemapEntries(page.next, call);
    if (!next) throw new Error(`The sitemap of ${call.kind} breaks off after ${page.next}.`);
    page = next;
  }
}

function urlOf({ paths, last_modified, pictures }: SitemapEntry, locale: Locale, origin: string): SitemapUrl[] {
  const known = Object.fromEntries(
    locales.flatMap((each) => {
      const path = paths[each];
      return path ? [[each, withLocale(path, each)]] : [];
    }),
  );
  const loc = absolute(known[locale], origin);
  if (!loc) return [];
  return [
    {
      loc,
      lastmod: last_modified ?? null,
      alternates: alternates(known, origin),
      images: pictures.map(assetUrl).filter((url) => url.startsWith('http')),
    },
  ];
}
