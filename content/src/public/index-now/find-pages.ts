import { locales } from '@vitrine/contract/locale.ts';
import type { Payload } from 'payload';
import { articlePath, articleSlugs } from '../../paths/article-path.ts';
import { readable } from '../../paths/public-documents.ts';
import { seoToWire } from '../../seo/seo-conversion.ts';
import type { Loose } from '../../values/untyped-values.ts';
import { published } from '../pages/stored-page.ts';
import { indexedPaths } from '../sitemap/sitemap-pages.ts';
import { isIndexed } from '../sites/is-indexed.ts';
import type { SiteRecord } from '../sites/site-record.ts';

/** The version of each page that search engines may index, by its address. */
export type PageVersions = ReadonlyMap<string, string>;

/** Returns the paths of the pages and articles of a site that search engines may index, each with the time of its last change. */
export async function findPages(payload: Payload, site: SiteRecord): Promise<PageVersions> {
  const shared = { pagination: false, depth: 0, locale: 'all' } as const;
  const [pages, articles] = await Promise.all([
    payload.find({
      ...shared,
      collection: 'pages',
      where: published(site),
      select: { path: true, seo: true, access: true, redirect: true, updatedAt: true },
    }),
    payload.find({
      ...shared,
      collection: 'articles',
      where: readable(site.id),
      select: { title: true, slug: true, seo: true, updatedAt: true },
    }),
  ]);
  const dated = (document: Loose, paths: readonly string[]) =>
    paths.map((path): [string, string] => [path, String(document.updatedAt)]);
  return new Map([
    ...pages.docs.flatMap((page) => dated(page, Object.values(indexedPaths(page, site)))),
    ...articles.docs.flatMap((article) => dated(article, pathsOf(article, site))),
  ]);
}

function pathsOf(article: Loose, site: SiteRecord): string[] {
  const slugs = articleSlugs(article);
  const seo = seoToWire(article.seo, () => undefined);
  return locales.flatMap((locale) => {
    const slug = slugs[locale];
    const path = slug && articlePath(locale, slug, String(article.id));
    return path && isIndexed(seo, { site, locale, path }) ? [path] : [];
  });
}
