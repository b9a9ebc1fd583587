import { type Locale, locales } from '@vitrine/contract/locale.ts';
import type { SitemapEntry } from '@vitrine/contract/sitemap.ts';
import type { Payload } from 'payload';
import { pictureFile } from '../../kinds/stored-picture.ts';
import { articlePath, articleSlugs } from '../../paths/article-path.ts';
import { seoToWire } from '../../seo/seo-conversion.ts';
import type { Loose } from '../../values/untyped-values.ts';
import { withPictures } from '../pictures/find-pictures.ts';
import { isIndexed } from '../sites/is-indexed.ts';
import type { SiteRecord } from '../sites/site-record.ts';

/** Returns the sitemap entries of articles; null for one that is not written or not indexed in the language. */
export const articleEntries = (
  payload: Payload,
  articles: readonly Loose[],
  { site, locale }: { site: SiteRecord; locale: Locale },
): Promise<(SitemapEntry | null)[]> =>
  withPictures(payload, site.id, (find) =>
    articles.map((article) => {
      const slugs = articleSlugs(article);
      const seo = seoToWire(article.seo, () => undefined);
      const paths = Object.fromEntries(
        locales.flatMap((each) => {
          const slug = slugs[each];
          const path = slug && articlePath(each, slug, String(article.id));
          return path && isIndexed(seo, { site, locale: each, path }) ? [[each, path]] : [];
        }),
      );
      const picture = find(article.picture);
      const pictureUrl = picture && pictureFile(picture, null).url;
      // An article that was written before its date appears on its date.
      const dates = [article.updatedAt, article.published_at].map((date) => new Date(String(date)).toISOString());
      return paths[locale]
        ? { paths, last_modified: dates.sort().at(-1), pictures: pictureUrl ? [pictureUrl] : [] }
        : null;
    }),
  );
